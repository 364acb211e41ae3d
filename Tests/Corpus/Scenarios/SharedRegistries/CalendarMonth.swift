import UIKit

struct CalendarEvent {
  let title: String
  let day: Int
}

final class EventToken {
  private let cancel: () -> Void
  init(_ cancel: @escaping () -> Void) { self.cancel = cancel }
  deinit { cancel() }
}

final class EventStore {
  static let shared = EventStore()
  private var listeners: [Int: ([CalendarEvent]) -> Void] = [:]
  private var next = 0
  private(set) var events: [CalendarEvent] = []

  func observe(_ listener: @escaping ([CalendarEvent]) -> Void) -> EventToken {
    let key = next
    next += 1
    listeners[key] = listener
    return EventToken { [weak self] in self?.listeners[key] = nil }
  }

  func addListener(_ listener: @escaping ([CalendarEvent]) -> Void) -> Int {
    next += 1
    listeners[next] = listener
    return next
  }

  func removeListener(_ key: Int) { listeners[key] = nil }

  func add(_ event: CalendarEvent) {
    events.append(event)
    listeners.values.forEach { $0(events) }
  }

  func events(on day: Int, _ visit: (CalendarEvent) -> Void) {
    events.filter { $0.day == day }.forEach(visit)
  }
}

final class MonthViewController: UIViewController {
  private var token: EventToken?
  private var badges: [Int: Int] = [:]

  override func viewDidLoad() {
    token = EventStore.shared.observe { events in  //@ month
      self.badges = Dictionary(grouping: events) { $0.day }.mapValues { $0.count }
    }
  }
}

final class WeekViewController: UIViewController {
  private var token: EventToken?
  private var titles: [String] = []

  override func viewWillAppear(_ animated: Bool) {
    token = EventStore.shared.observe { events in  //@ week
      self.titles = events.map { $0.title }
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    token = nil
  }
}

final class DayViewController: UIViewController {
  private var key: Int?
  private var rows: [CalendarEvent] = []

  override func viewDidLoad() {
    key = EventStore.shared.addListener { [weak self] events in  //@ day
      self?.rows = events
    }
    EventStore.shared.events(on: 1) { event in  //@ visit
      self.rows.append(event)
    }
  }

  deinit {
    if let key { EventStore.shared.removeListener(key) }
  }
}

final class AgendaViewController: UIViewController {
  private var key: Int?
  private var lines: [String] = []

  override func viewDidLoad() {
    key = EventStore.shared.addListener(show)  //@ agenda
  }

  private func show(_ events: [CalendarEvent]) { lines = events.map { "\($0.day) \($0.title)" } }

  deinit {
    if let key { EventStore.shared.removeListener(key) }
  }
}

final class CalendarScene {
  private let root = UIViewController()

  func show(_ screen: UIViewController) {
    root.present(screen, animated: false)
    EventStore.shared.add(CalendarEvent(title: "Lunch", day: 1))
  }

  func back() { root.dismiss(animated: false) }
}
