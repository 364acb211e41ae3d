/// An observation of a property; lives as long as it is kept and not invalidated.
///
/// It keeps its handler for as long as it lives: `invalidate()` ends the calls and does not let
/// go of the handler. It does not keep what it observes. The observed object keeps the handler
/// too, no longer than the observation lives.
/// Source: Foundation's overlay in Swift's repository, NSObject.swift (`NSKeyValueObservation`,
/// whose helper has a weak `object` and a constant `callback`; its `deinit` invalidates it).
public final class NSKeyValueObservation: NSObject {
  fileprivate private(set) weak var object: NSObject?
  fileprivate let change: (AnyKeyPath) -> Void

  fileprivate init(_ object: NSObject, _ change: @escaping (AnyKeyPath) -> Void) {
    self.object = object
    self.change = change
    super.init()
    observations.append(Weak(self))
  }

  public func invalidate() { object = nil }

  deinit { observations.removeAll { $0.object == nil } }
}

nonisolated(unsafe) private var observations: [Weak<NSKeyValueObservation>] = []

public struct NSKeyValueObservingOptions: OptionSet {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let new = NSKeyValueObservingOptions(rawValue: 1), old = NSKeyValueObservingOptions(rawValue: 2)
  public static let initial = NSKeyValueObservingOptions(rawValue: 4), prior = NSKeyValueObservingOptions(rawValue: 8)
}

public struct NSKeyValueObservedChange<Value> {
  public let newValue: Value?
  public let oldValue: Value?
}

public protocol NSKeyValueObserving: NSObject {}
extension NSObject: NSKeyValueObserving {}

extension NSKeyValueObserving {
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let call = { [weak self] in
      guard let self else { return }
      changeHandler(self, NSKeyValueObservedChange(newValue: options.contains(.new) ? self[keyPath: keyPath] : nil, oldValue: nil))
    }
    if options.contains(.initial) { call() }
    return NSKeyValueObservation(self) { if $0 == keyPath { call() } }
  }

  /// Linux does not see a property change; whoever changes it says so, as on Apple's systems
  /// a class does that sets a property by other means.
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    for observation in observations.compactMap(\.object) where observation.object === self { observation.change(keyPath) }
  }

  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}
}
