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
