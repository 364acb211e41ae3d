/// A message to an object. Linux has no `#selector`: the runner writes
/// `#selector(refresh)` as `Selector(Self.refresh)`, an unbound method, which
/// holds no object, as the name of a method does not.
public struct Selector {
  private let deliver: (AnyObject, Any?) -> Void

  public init<Receiver: AnyObject>(_ method: @escaping (Receiver) -> () -> Void) {
    deliver = { receiver, _ in if let receiver = receiver as? Receiver { method(receiver)() } }
  }

  public init<Receiver: AnyObject, Argument>(_ method: @escaping (Receiver) -> (Argument) -> Void) {
    deliver = { receiver, argument in
      if let receiver = receiver as? Receiver, let argument = argument as? Argument { method(receiver)(argument) }
    }
  }

  public func send(to receiver: AnyObject, _ argument: Any? = nil) {
    deliver(receiver, argument)
  }
}
