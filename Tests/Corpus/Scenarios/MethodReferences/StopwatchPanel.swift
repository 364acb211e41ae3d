import Foundation

final class RoundButton {
  var onTap: (() -> Void)?
  var onHold: (() -> Void)?
  var title = ""

  func tap() { onTap?() }
}

final class Beeper {
  private(set) var beeps = 0
  func beep() { beeps += 1 }
}

final class TimeDisplay {
  var format: (TimeInterval) -> String = { "\($0)" }
  var text = ""
  func show(_ seconds: TimeInterval) { text = format(seconds) }
}

final class StopwatchPanel {
  private let startButton = RoundButton()
  private let display = TimeDisplay()
  private let beeper = Beeper()
  private var elapsed: TimeInterval = 0
  private var laps: [TimeInterval] = []
  private var precision = 2

  func wireStart() {
    startButton.onTap = start  //@ start
    startButton.tap()
  }

  func wireLaps() {
    startButton.onHold = self.addLap  //@ lap
  }

  func wireSound() {
    startButton.onTap = beeper.beep  //@ sound
    startButton.tap()
  }

  func wireHelp() {
    startButton.onHold = Self.printHelp  //@ help
  }

  func usePreciseFormat() {
    display.format = precise  //@ precise
    display.show(elapsed)
  }

  func useClockFormat() {
    display.format = StopwatchPanel.clockText  //@ clock
    display.show(elapsed)
  }

  private func start() { elapsed = 0 }
  private func addLap() { laps.append(elapsed) }
  private func precise(_ seconds: TimeInterval) -> String { String(format: "%.\(precision)f", seconds) }
  private static func clockText(_ seconds: TimeInterval) -> String { "\(Int(seconds) / 60):\(Int(seconds) % 60)" }
  private class func printHelp() { print("hold for a lap") }
}
