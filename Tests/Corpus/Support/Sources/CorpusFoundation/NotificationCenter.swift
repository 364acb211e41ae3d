import Foundation

/// Selector observers, which swift-corelibs-foundation has not.
private struct SelectorObservation {
  weak var observer: AnyObject?
  weak var center: NotificationCenter?
  let token: any NSObjectProtocol
  let name: Notification.Name?
}

nonisolated(unsafe) private var selectorObservations: [SelectorObservation] = []

extension NotificationCenter {
  /// Neither the observer nor `object` is kept, and the observer need not be removed.
  ///
  /// Source: Apple, "addObserver(_:selector:name:object:)"
  /// (developer.apple.com/documentation/foundation/notificationcenter/1415360-addobserver).
  public func addObserver(_ observer: Any, selector: Selector, name: Notification.Name?, object: Any?) {
    let receiver = Weak(observer as AnyObject)
    let sender = (object as AnyObject?).map(ObjectIdentifier.init)
    let token = addObserver(forName: name, object: nil, queue: nil) { notification in
      if let sender, (notification.object as AnyObject?).map(ObjectIdentifier.init) != sender { return }
      if let receiver = receiver.object { selector.send(to: receiver, notification) }
    }
    takeBack { _ in false }
    selectorObservations.append(SelectorObservation(observer: observer as AnyObject, center: self, token: token, name: name))
  }

  /// Takes back what was added with a selector, or the token of a block.
  public func removeObserver(_ observer: AnyObject) {
    removeObserver(observer as Any)
    takeBack { $0.observer === observer }
  }

  public func removeObserver(_ observer: AnyObject, name: Notification.Name?, object: Any?) {
    removeObserver(observer as Any, name: name, object: object)
    takeBack { $0.observer === observer && (name == nil || $0.name == name) }
  }

  /// Also what is left of observers that have gone: in `deinit` a weak reference is nil already.
  private func takeBack(where matches: (SelectorObservation) -> Bool) {
    let isOver = { (entry: SelectorObservation) in entry.center === self && (entry.observer == nil || matches(entry)) }
    let over = selectorObservations.filter(isOver)
    selectorObservations.removeAll(where: isOver)
    for entry in over { removeObserver(entry.token as Any) }
  }
}
