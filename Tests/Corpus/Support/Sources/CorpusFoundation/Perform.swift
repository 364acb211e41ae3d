/// What the run loop keeps.
nonisolated(unsafe) private var requests: [UUID: NSObject] = [:]

extension NSObject {
  /// The run loop keeps the receiver and the argument until the message has been sent or is taken back.
  /// Source: Apple, "perform(_:with:afterDelay:)".
  public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {
    let request = UUID()
    requests[request] = self
    DispatchQueue.main.asyncAfter(deadline: .now() + max(0.001, delay)) {
      guard let receiver = requests.removeValue(forKey: request) else { return }
      selector.send(to: receiver, argument)
    }
  }

  public static func cancelPreviousPerformRequests(withTarget target: Any) {
    requests = requests.filter { $0.value !== target as AnyObject }
  }
}
