import Foundation

final class NotificationToken {
  private let center: NotificationCenter
  private let token: Any

  init(center: NotificationCenter, token: Any) {
    self.center = center
    self.token = token
  }

  deinit { center.removeObserver(token) }
}
