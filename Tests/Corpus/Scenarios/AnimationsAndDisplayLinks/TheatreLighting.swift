import UIKit

struct Cue {
  let number: Double
  let go: () -> Void
}

final class Lamp {
  var level: CGFloat = 0
}

final class FadeEngine {
  private let lamp: Lamp
  private var link: CADisplayLink?
  init(lamp: Lamp) { self.lamp = lamp }

  func run() {
    let link = CADisplayLink(target: self, selector: #selector(step))  //@ fade
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  @objc private func step() { lamp.level += 0.01 }

  deinit { link?.invalidate() }
}

final class ChaseEngine {
  private var lamps: [Lamp] = []
  private var link: CADisplayLink?
  private var position = 0
  init(lamps: [Lamp]) { self.lamps = lamps }

  func run() {
    guard link == nil else { return }
    link = CADisplayLink(target: self, selector: #selector(advance))  //@ chase
    link?.add(to: .main, forMode: .common)
  }

  func stop() {
    link?.invalidate()
    link = nil
  }

  @objc private func advance() { position = (position + 1) % max(lamps.count, 1) }
}

final class LightingConsole {
  var onGo: (() -> Void)?
  var onBlackout: (() -> Void)?
  func pressGo() { onGo?() }
  func pressBlackout() { onBlackout?() }
}

final class CueList {
  private let console = LightingConsole()
  private let lamps = [Lamp(), Lamp()]
  private var cues: [Cue] = []
  private var current = 0.0

  func writeCues() {
    cues.append(Cue(number: 1) { [lamps] in  //@ preset
      lamps.forEach { $0.level = 0.2 }
    })
  }

  func writeFinale() {
    cues.append(Cue(number: 99) {  //@ finale
      self.lamps.forEach { $0.level = 1 }
      self.current = 99
    })
  }

  func connectGo() {
    console.onGo = {  //@ go
      DispatchQueue.main.async { [weak self] in
        self?.next()
      }
    }
  }

  func connectBlackout() {
    console.onBlackout = { [weak self] in  //@ blackout
      DispatchQueue.main.async {
        self?.lamps.forEach { $0.level = 0 }
      }
    }
  }

  func next() {
    guard let cue = cues.first(where: { $0.number > current }) else { return }
    current = cue.number
    cue.go()
  }

  func press() {
    console.pressGo()
    console.pressBlackout()
  }
}

final class Performance {
  let list = CueList()
  private(set) var fade: FadeEngine?
  let chase = ChaseEngine(lamps: [Lamp(), Lamp(), Lamp()])

  func raiseCurtain() {
    list.writeCues()
    list.writeFinale()
    list.connectGo()
    list.connectBlackout()
    list.press()
    fade = FadeEngine(lamp: Lamp())
    fade?.run()
    chase.run()
  }

  func lowerCurtain() {
    chase.stop()
    fade = nil
  }
}
