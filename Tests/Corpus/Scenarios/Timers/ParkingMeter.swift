import Foundation

extension Timer {
  @discardableResult
  static func every(_ interval: TimeInterval, _ work: @escaping () -> Void) -> Timer {
    scheduledTimer(withTimeInterval: interval, repeats: true) { _ in work() }
  }

  @discardableResult
  static func after(_ delay: TimeInterval, _ work: @escaping () -> Void) -> Timer {
    scheduledTimer(withTimeInterval: delay, repeats: false) { _ in work() }
  }
}

public final class ParkingMeter {
  private var minutes: Int
  private var isPaid = false
  private var log: [String] = []
  private weak var refreshTimer: Timer?
  private var countdown: Timer?

  init(minutes: Int) { self.minutes = minutes }

  func refreshDisplay() {
    refreshTimer = Timer.every(0.02) {  //@ refresh
      self.log.append("\(self.minutes) min")
    }
  }

  func printReceipt() {
    Timer.after(0.03) {  //@ receipt
      self.log.append("receipt")
    }
  }

  func startCountdown() {
    countdown = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { _ in  //@ countdown
      self.minutes -= 1
      if self.minutes <= 0 { self.stopCountdown() }
    }
  }

  private func stopCountdown() {
    countdown?.invalidate()
    countdown = nil
  }

  func collectCoins() {
    Timer.scheduledTimer(withTimeInterval: 0.02, repeats: true, block: collect)  //@ collect
  }

  func checkCoins() {
    let check: (Timer) -> Void = { [weak self] timer in self?.collect(timer) }  //@ check
    Timer.scheduledTimer(withTimeInterval: 0.02, repeats: true, block: check)
  }

  private func collect(_ timer: Timer) { minutes += 1 }
}
