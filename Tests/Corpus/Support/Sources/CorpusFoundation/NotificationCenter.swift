import Foundation

extension NotificationCenter {
  /// Selector observers, which swift-corelibs-foundation has not. Neither the observer nor `object` is kept,
  /// and the observer need not be removed.
  ///
  /// Source: Apple, "addObserver(_:selector:name:object:)"
  /// (developer.apple.com/documentation/foundation/notificationcenter/1415360-addobserver).
  public func addObserver(_ observer: Any, selector: Selector, name: Notification.Name?, object: Any?) {
    weak var receiver = observer as AnyObject
    let sender = (object as AnyObject?).map(ObjectIdentifier.init)
    _ = addObserver(forName: name, object: nil, queue: nil) { notification in
      if let sender, (notification.object as AnyObject?).map(ObjectIdentifier.init) != sender { return }
      if let receiver { selector.send(to: receiver, notification) }
    }
  }
}
