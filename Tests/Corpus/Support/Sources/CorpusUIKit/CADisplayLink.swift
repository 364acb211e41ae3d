/// Keeps its target until it is invalidated; the run loop keeps the link.
/// Source: Apple, "CADisplayLink.init(target:selector:)" (the newly constructed display
/// link retains the target) and "invalidate()" (removes it from all run loops, which
/// releases it, and releases the target).
public final class CADisplayLink: NSObject {
  public var isPaused = false
  public var preferredFramesPerSecond = 60
  public private(set) var timestamp: TimeInterval = 0
  public private(set) var targetTimestamp: TimeInterval = 0
  public let duration: TimeInterval = 1.0 / 60
  private var target: AnyObject?
  private let selector: Selector
  private var isTicking = false

  public init(target: Any, selector: Selector) {
    self.target = target as AnyObject
    self.selector = selector
  }

  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard target != nil else { return }
    running[ObjectIdentifier(self)] = self
    if !isTicking {
      isTicking = true
      tick()
    }
  }

  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isTicking = false
    running[ObjectIdentifier(self)] = nil
  }

  public func invalidate() {
    isTicking = false
    // What dies with the target may invalidate this link once more.
    let target = target
    self.target = nil
    let entry = running.removeValue(forKey: ObjectIdentifier(self))
    withExtendedLifetime((target, entry)) {}
  }

  private func tick() {
    later(duration) { [weak self] in
      guard let self, self.isTicking else { return }
      self.timestamp += self.duration
      self.targetTimestamp = self.timestamp + self.duration
      if !self.isPaused, let target = self.target { self.selector.send(to: target, self) }
      self.tick()
    }
  }
}

/// What the run loop keeps.
nonisolated(unsafe) private var running: [ObjectIdentifier: CADisplayLink] = [:]
