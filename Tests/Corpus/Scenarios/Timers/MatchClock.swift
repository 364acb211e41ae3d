import Foundation

final class Scoreboard {
  var text = ""
  func redraw(_ seconds: Int) { text = "\(seconds / 60):\(seconds % 60)" }
}

final class MatchClock {
  private var seconds = 0
  private var blinkTimer: Timer?
  private var overtimeTimer: Timer?
  private var periodTimer: Timer?
  var onWhistle: (() -> Void)?

  func drive(_ board: Scoreboard) {
    Timer.scheduledTimer(withTimeInterval: 0.02, repeats: true) { [weak self] timer in  //@ board
      board.redraw(self?.seconds ?? 0)
    }
  }

  func drive(_ boards: [Scoreboard], for updates: Int) {
    var rest = updates
    Timer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { timer in  //@ boards
      boards.forEach { $0.redraw(self.seconds) }
      rest -= 1
      if rest == 0 { timer.invalidate() }
    }
  }

  func blink() {
    blinkTimer = .scheduledTimer(withTimeInterval: 0.02, repeats: true) { [unowned self] _ in  //@ blink
      seconds += 1
    }
  }

  func startOvertime() {
    overtimeTimer = Timer.scheduledTimer(withTimeInterval: 0.02, repeats: true) { [unowned self] _ in  //@ overtime
      self.seconds += 1
    }
  }

  func startPeriod() {
    periodTimer = Timer.scheduledTimer(withTimeInterval: 0.02, repeats: true) { [weak self] timer in
      guard let self else { return timer.invalidate() }
      self.seconds += 1
      DispatchQueue.main.async {  //@ whistle
        if self.seconds % 45 == 0 { self.onWhistle?() }
      }
    }
  }

  deinit {
    overtimeTimer?.invalidate()
  }
}
