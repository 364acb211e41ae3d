import Foundation

final class AudioEngine {
  var volume: Float = 1
  var position: TimeInterval = 0
  func pause() { volume = 0 }
}

final class PlaybackProgress {
  private let engine = AudioEngine()
  private var positionTimer: Timer?
  private var remainingTimer: Timer?
  private var sleepTimer: Timer?
  private(set) var elapsed = ""
  private(set) var remaining = ""

  func showPosition() {
    positionTimer?.invalidate()
    positionTimer = Timer.scheduledTimer(withTimeInterval: 0.02, repeats: true) { _ in  //@ position
      self.engine.position += 0.02
      self.elapsed = String(format: "%.1f", self.engine.position)
    }
  }

  func showRemaining(of duration: TimeInterval) {
    remainingTimer?.invalidate()
    remainingTimer = Timer.scheduledTimer(withTimeInterval: 0.02, repeats: true) { [weak self] _ in  //@ remaining
      guard let self = self else { return }
      self.remaining = String(format: "-%.1f", duration - self.engine.position)
    }
  }

  func pause(after delay: TimeInterval) {
    sleepTimer = Timer.scheduledTimer(withTimeInterval: delay, repeats: false) { _ in  //@ sleep
      self.engine.pause()
      self.elapsed = "paused"
    }
  }

  func fadeOut() {
    Timer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { timer in  //@ fade
      self.engine.volume -= 0.25
      if self.engine.volume <= 0 {
        timer.invalidate()
      }
    }
  }

  deinit {
    positionTimer?.invalidate()
    remainingTimer?.invalidate()
    sleepTimer?.invalidate()
  }
}
