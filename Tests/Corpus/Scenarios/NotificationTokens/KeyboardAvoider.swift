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

extension NotificationCenter {
  func observe(_ name: String, using block: @escaping @Sendable (Notification) -> Void) -> NotificationToken {
    NotificationToken(center: self, token: addObserver(forName: .init(name), object: nil, queue: nil, using: block))
  }
}

class ScrollArea {
  var inset = 0.0
  var flashes = 0
}

final class KeyboardAvoider {
  private let area: ScrollArea
  private var showToken: NotificationToken?
  private var hideToken: NotificationToken?
  private var resizeToken: NotificationToken?
  private(set) var isVisible = false

  init(area: ScrollArea) { self.area = area }

  func trackShow() {
    showToken = NotificationCenter.default.observe("keyboardShow") { _ in  //@ show
      self.isVisible = true
      self.area.inset = 300
    }
  }

  func trackHide() {
    hideToken = NotificationCenter.default.observe("keyboardHide") { [area] _ in  //@ hide
      area.inset = 0
    }
  }

  func trackResize() {
    resizeToken = NotificationCenter.default.observe("keyboardResize", using: resized)  //@ resize
  }

  func trackFlash() -> NotificationToken {
    NotificationCenter.default.observe("keyboardFlash") { _ in  //@ flash
      self.area.flashes += 1
    }
  }

  private func resized(_ note: Notification) { area.inset += 1 }
}
