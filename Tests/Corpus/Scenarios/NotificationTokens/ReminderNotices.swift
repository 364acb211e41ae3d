import Foundation

extension Notification.Name {
  static let reminderAdded = Notification.Name("reminderAdded")
  static let reminderDue = Notification.Name("reminderDue")
  static let calendarChanged = Notification.Name("calendarChanged")
  static let syncFinished = Notification.Name("syncFinished")
}

final class ReminderList {
  private(set) var count = 0
  private var token: NSObjectProtocol?

  func start() {
    token = NotificationCenter.default.addObserver(forName: .reminderAdded, object: nil, queue: nil) { _ in  //@ list
      self.count += 1
    }
  }

  func stop() {
    if let token { NotificationCenter.default.removeObserver(token) }
    token = nil
  }
}

final class ReminderBadge {
  private(set) var count = 0
  private var token: NSObjectProtocol?

  func start() {
    token = NotificationCenter.default.addObserver(forName: .reminderAdded, object: nil, queue: nil) { _ in  //@ badge
      self.count += 1
    }
  }

  func stop() { NotificationCenter.default.removeObserver(self) }
}

final class DueBanner {
  private(set) var isShown = false

  func start() {
    NotificationCenter.default.addObserver(self, selector: #selector(show), name: .reminderDue, object: nil)  //@ banner
  }

  @objc func show() { isShown = true }
}

final class DueSound {
  private(set) var plays = 0

  func start() {
    _ = NotificationCenter.default.addObserver(forName: .reminderDue, object: nil, queue: nil) { [unowned self] _ in  //@ sound
      plays += 1
    }
  }
}

final class CalendarBridge {
  private(set) var changes = 0
  private var token: NSObjectProtocol?

  func start() {
    token = NotificationCenter.default.addObserver(forName: .calendarChanged, object: nil, queue: nil) { [unowned self] _ in  //@ calendar
      changes += 1
    }
  }

  deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}

final class FirstSync {
  private(set) var isFinished = false

  func wait() {
    var token: NSObjectProtocol?
    token = NotificationCenter.default.addObserver(forName: .syncFinished, object: nil, queue: nil) { _ in  //@ sync
      self.isFinished = true
      if let current = token { NotificationCenter.default.removeObserver(current) }
      token = nil
    }
  }
}

final class ReminderScene {
  let list = ReminderList()
  let badge = ReminderBadge()
  let banner = DueBanner()
  let calendar = CalendarBridge()
  let sync = FirstSync()

  func enter() {
    list.start()
    badge.start()
    banner.start()
    calendar.start()
    sync.wait()
    NotificationCenter.default.post(name: .reminderAdded, object: nil)
    NotificationCenter.default.post(name: .syncFinished, object: nil)
  }

  func leave() {
    list.stop()
    badge.stop()
  }

  static func ring() {
    let sound = DueSound()
    sound.start()
    NotificationCenter.default.post(name: .reminderDue, object: nil)
  }

  static func day() {
    let scene = ReminderScene()
    scene.enter()
    scene.leave()
    ring()
    ring()
    NotificationCenter.default.post(name: .calendarChanged, object: nil)
  }
}
