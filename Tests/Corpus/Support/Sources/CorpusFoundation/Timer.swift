import Dispatch
import Foundation

/// Foundation's `Timer` with the ownership that it has on Apple's systems.
/// The one of swift-corelibs-foundation never dies, whatever one does.
///
/// Source: Apple, "Timer" (developer.apple.com/documentation/foundation/timer):
/// run loops maintain strong references to their timers, a timer keeps its target
/// until it is invalidated, `invalidate()` releases both, and a timer that does
/// not repeat invalidates itself after it has fired.
public final class Timer {
  public let timeInterval: TimeInterval
  public var tolerance: TimeInterval = 0
  public private(set) var isValid = true
  public private(set) var fireDate: Date
  public let userInfo: Any?
  private let repeats: Bool
  private var block: ((Timer) -> Void)?

  public init(timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void) {
    timeInterval = interval
    self.repeats = repeats
    self.block = block
    userInfo = nil
    fireDate = Date(timeIntervalSinceNow: interval)
  }

  public convenience init(fire date: Date, interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void) {
    self.init(timeInterval: interval, repeats: repeats, block: block)
    fireDate = date
  }

  /// `selector` is the method itself here: there are no selectors on Linux.
  public init(timeInterval interval: TimeInterval, target: AnyObject, selector: Selector, userInfo: Any?, repeats: Bool) {
    timeInterval = interval
    self.repeats = repeats
    block = { _ in selector.send(to: target) }
    self.userInfo = userInfo
    fireDate = Date(timeIntervalSinceNow: interval)
  }

  @discardableResult
  public static func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    RunLoop.main.add(timer, forMode: .default)
    return timer
  }

  @discardableResult
  public static func scheduledTimer(
    timeInterval interval: TimeInterval, target: AnyObject, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer {
    let timer = Timer(timeInterval: interval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
    RunLoop.main.add(timer, forMode: .default)
    return timer
  }

  public func fire() {
    guard isValid else { return }
    block?(self)
    if !repeats { invalidate() }
  }

  public func invalidate() {
    isValid = false
    // What dies with the block may invalidate this timer once more.
    let block = block.take()
    let entry = scheduled.removeValue(forKey: ObjectIdentifier(self))
    withExtendedLifetime((block, entry)) {}
  }

  fileprivate func wait(_ delay: TimeInterval) {
    // The pending wake-up must not keep what the run loop has let go of.
    DispatchQueue.main.asyncAfter(deadline: .now() + max(0.001, delay)) { [weak self] in
      guard let self, self.isValid else { return }
      self.fire()
      if self.isValid { self.wait(self.timeInterval) }
    }
  }
}

/// What the main run loop keeps.
nonisolated(unsafe) private var scheduled: [ObjectIdentifier: Timer] = [:]

extension RunLoop {
  public func add(_ timer: Timer, forMode mode: RunLoop.Mode) {
    guard timer.isValid, scheduled[ObjectIdentifier(timer)] == nil else { return }
    scheduled[ObjectIdentifier(timer)] = timer
    timer.wait(timer.fireDate.timeIntervalSinceNow)
  }
}
