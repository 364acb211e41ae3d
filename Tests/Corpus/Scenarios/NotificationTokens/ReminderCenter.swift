import Combine
import UIKit

extension Notification.Name {
  static let reminderAdded = Notification.Name("reminderAdded")
  static let dayChanged = Notification.Name("dayChanged")
}

final class NotificationTokens {
  private var tokens: [NSObjectProtocol] = []

  func observe(_ name: Notification.Name, _ block: @escaping (Notification) -> Void) {
    tokens.append(NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil, using: block))
  }

  func removeAll() {
    tokens.forEach { NotificationCenter.default.removeObserver($0) }
    tokens = []
  }

  deinit { removeAll() }
}

final class ReminderBadge: UIView {
  private(set) var count = 0
  func increase() { count += 1 }
}

final class ReminderListController: UIViewController {
  private let tokens = NotificationTokens()
  private(set) var titles: [String] = []

  override func viewDidLoad() {
    tokens.observe(.reminderAdded) { note in  //@ list
      self.titles.append(note.userInfo?["title"] as? String ?? "")
    }
  }
}

final class TodayController: UIViewController {
  private let tokens = NotificationTokens()
  private(set) var days = 0

  override func viewWillAppear(_ animated: Bool) {
    tokens.observe(.dayChanged) { _ in  //@ today
      self.days += 1
    }
  }

  override func viewWillDisappear(_ animated: Bool) {
    tokens.removeAll()
  }
}

final class InboxController: UIViewController {
  private(set) var seen = 0

  override func viewDidLoad() {
    NotificationCenter.default.addObserver(self, selector: #selector(added), name: .reminderAdded, object: nil)  //@ inbox
  }

  @objc private func added(_ note: Notification) { seen += 1 }
}

final class BadgeController: UIViewController {
  let badge = ReminderBadge()

  override func viewDidLoad() {
    let badge = badge
    view.addSubview(badge)
    _ = NotificationCenter.default.addObserver(forName: .reminderAdded, object: nil, queue: nil) { _ in  //@ badge
      badge.increase()
    }
  }
}

final class SummaryController: UIViewController {
  private var cancellables = Set<AnyCancellable>()
  private(set) var text = ""

  override func viewDidLoad() {
    NotificationCenter.default.publisher(for: .reminderAdded)
      .compactMap { $0.userInfo?["title"] as? String }
      .sink(receiveValue: summarize)  //@ summary
      .store(in: &cancellables)
  }

  private func summarize(_ title: String) { text += title }
}

final class ReminderApp {
  private let root = UIViewController()

  func show(_ screen: UIViewController) {
    root.present(screen, animated: true)
    NotificationCenter.default.post(name: .reminderAdded, object: nil, userInfo: ["title": "Call"])
    NotificationCenter.default.post(name: .dayChanged, object: nil)
  }

  func back() { root.dismiss(animated: true) }
}
