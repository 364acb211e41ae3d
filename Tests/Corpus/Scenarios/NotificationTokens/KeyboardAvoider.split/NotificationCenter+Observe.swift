import Foundation

extension NotificationCenter {
  func observe(_ name: String, using block: @escaping @Sendable (Notification) -> Void) -> NotificationToken {
    NotificationToken(center: self, token: addObserver(forName: .init(name), object: nil, queue: nil, using: block))
  }
}
