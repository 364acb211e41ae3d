import UIKit

extension Notification.Name {
  static let inboxDidChange = Notification.Name("InboxDidChange")
  static let draftsDidChange = Notification.Name("DraftsDidChange")
}

final class Inbox {
  private(set) var unread = 0

  func receive() {
    unread += 1
    NotificationCenter.default.post(name: .inboxDidChange, object: self)
  }

  func saveDraft() { NotificationCenter.default.post(name: .draftsDidChange, object: nil) }
}

final class TabBadge: NSObject {
  let item = UITabBarItem()

  func observe() {
    NotificationCenter.default.addObserver(self, selector: #selector(changed), name: .inboxDidChange, object: nil) //@ tab
  }

  @objc private func changed(_ notification: Notification) {
    item.badgeValue = (notification.object as? Inbox).map { String($0.unread) }
  }
}

final class DraftsBadge: NSObject {
  private var count = 0

  override init() {
    super.init()
    NotificationCenter.default.addObserver(forName: .draftsDidChange, object: nil, queue: nil) { _ in //@ drafts
      self.count += 1
    }
  }

  deinit { NotificationCenter.default.removeObserver(self) }
}

final class TitleBadge {
  private var token: (any NSObjectProtocol)?
  private(set) var title = "Inbox"

  func observe() {
    token = NotificationCenter.default.addObserver(forName: .inboxDidChange, object: nil, queue: nil) { note in //@ title
      let unread = (note.object as? Inbox)?.unread ?? 0
      self.title = unread == 0 ? "Inbox" : "Inbox (\(unread))"
    }
  }

  func stop() {
    token.map { NotificationCenter.default.removeObserver($0) }
    token = nil
  }
}

final class SoundBadge {
  private var token: (any NSObjectProtocol)?
  private(set) var played = 0

  func observe() {
    token = NotificationCenter.default.addObserver(forName: .inboxDidChange, object: nil, queue: nil) { [unowned self] _ in //@ sound
      self.played += 1
    }
  }

  deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}

final class VibrationBadge {
  private var tokens: [any NSObjectProtocol] = []
  private(set) var count = 0

  func observe() {
    for name in [Notification.Name.inboxDidChange, .draftsDidChange] {
      let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [unowned self] _ in //@ vibration
        self.count += 1
      }
      tokens.append(token)
    }
  }

  func stop() { tokens.removeAll() }
}

final class MailScreen: UIViewController {
  let inbox = Inbox()
  let tab = TabBadge()
  let drafts = DraftsBadge()
  let titleBadge = TitleBadge()
  let sound = SoundBadge()
  let vibration = VibrationBadge()

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tab.observe()
    titleBadge.observe()
    sound.observe()
    vibration.observe()
    inbox.receive()
    inbox.saveDraft()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    titleBadge.stop()
    vibration.stop()
  }
}

final class MailApp {
  private let navigation = UINavigationController(rootViewController: UIViewController())
  private let inbox = Inbox()

  func open(_ screen: MailScreen) { navigation.pushViewController(screen, animated: false) }
  func back() { navigation.popViewController(animated: false) }
  func fetch() { inbox.receive() }
}
