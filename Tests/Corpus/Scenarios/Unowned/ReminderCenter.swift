import Foundation

struct Reminder {
  let title: String
  let delay: DispatchTimeInterval
}

final class ToastReminder {
  private var shown = 0

  func schedule(_ reminder: Reminder) {
    DispatchQueue.main.asyncAfter(deadline: .now() + reminder.delay) { [unowned self] in  //@ toast
      self.shown += 1
    }
  }
}

final class SoundReminder {
  private var item: DispatchWorkItem?
  private var played = 0

  func schedule(_ reminder: Reminder) {
    let item = DispatchWorkItem { [unowned self] in self.played += 1 }  //@ sound
    DispatchQueue.main.asyncAfter(deadline: .now() + reminder.delay, execute: item)
    self.item = item
  }

  deinit { item?.cancel() }
}

final class MailReminder: @unchecked Sendable {
  private var sent: [String] = []

  func schedule(_ reminder: Reminder) {
    Task { [unowned self] in  //@ mail
      try? await Task.sleep(nanoseconds: 10_000_000)
      self.sent.append(reminder.title)
    }
  }
}

final class BadgeReminder {
  private var item: DispatchWorkItem?
  private var count = 0

  func schedule(_ reminder: Reminder) {
    let item = DispatchWorkItem { self.count += 1 }  //@ badge
    DispatchQueue.main.asyncAfter(deadline: .now() + reminder.delay, execute: item)
    self.item = item
  }
}

final class ReminderStyle {
  private let prefix: String

  init(prefix: String) { self.prefix = prefix }

  func titleFormatter() -> (Reminder) -> String {
    { [unowned self] reminder in self.prefix + reminder.title }  //@ title
  }

  func shortFormatter() -> (Reminder) -> String {
    { [prefix] reminder in prefix + reminder.title.prefix(3) }  //@ short
  }
}

final class ReminderList {
  private var reminders: [Reminder] = []
  private(set) var lines: [String] = []

  func add(_ reminder: Reminder) { reminders.append(reminder) }

  func render(with format: (Reminder) -> String) { lines = reminders.map(format) }
}

final class ReminderCenter {
  private let list = ReminderList()

  func remind() {
    let reminder = Reminder(title: "Water plants", delay: .milliseconds(10))
    list.add(reminder)
    ToastReminder().schedule(reminder)
    SoundReminder().schedule(reminder)
    MailReminder().schedule(reminder)
    BadgeReminder().schedule(reminder)
  }

  func printTitles() {
    let format = ReminderStyle(prefix: "- ").titleFormatter()
    list.render(with: format)
  }

  func printShortTitles() {
    let format = ReminderStyle(prefix: "* ").shortFormatter()
    list.render(with: format)
  }
}
