import Dispatch

func afterFrame(_ work: @escaping () -> Void) {
  DispatchQueue.main.asyncAfter(deadline: .now() + 0.005, execute: work)
}

final class Sprite {
  var x = 0.0
  var frame = 0
}

final class SpriteAnimator {
  let sprite: Sprite
  private var isRunning = false
  private var frames = 0

  init(sprite: Sprite) { self.sprite = sprite }

  func idle() {
    afterFrame {  //@ idle
      self.sprite.frame = (self.sprite.frame + 1) % 8
      self.idle()
    }
  }

  func walk(to target: Double) {
    guard sprite.x < target else { return }
    sprite.x += 1
    afterFrame { self.walk(to: target) }  //@ walk
  }

  func run() {
    guard isRunning else { return }
    frames += 1
    afterFrame(run)  //@ run
  }

  func breathe() {
    frames += 1
    afterFrame(breathe)  //@ breathe
  }

  func flicker() {
    let sprite = self.sprite
    func step() {
      sprite.frame += 1
      afterFrame(step)  //@ flicker
    }
    step()
  }

  func play() { isRunning = true; run() }
  func halt() { isRunning = false }
}

final class Stage {
  private var animators: [SpriteAnimator] = []
  func enter(_ animator: SpriteAnimator) { animators.append(animator); animator.play() }
  func clear() { animators.forEach { $0.halt() }; animators = [] }
}
