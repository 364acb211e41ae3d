import Foundation

final class EventStore: NSObject {
  @objc dynamic private(set) var revision = 0
  @objc dynamic private(set) var isSyncing = false

  func commit() {
    willChangeValue(for: \.revision)
    revision += 1
    didChangeValue(for: \.revision)
  }

  func setSyncing(_ syncing: Bool) {
    willChangeValue(for: \.isSyncing)
    isSyncing = syncing
    didChangeValue(for: \.isSyncing)
  }
}

final class CalendarColor: NSObject {
  @objc dynamic private(set) var name = "Red"
  var observation: NSKeyValueObservation?
  private(set) var usage = 0

  func rename(_ name: String) {
    willChangeValue(for: \.name)
    self.name = name
    didChangeValue(for: \.name)
  }

  func touch() { usage += 1 }
}

final class AgendaModel {
  private let store: EventStore
  private var observation: NSKeyValueObservation?
  private(set) var days: [Int] = []
  init(store: EventStore) { self.store = store }

  func start() {
    observation = store.observe(\.revision, options: [.new]) { _, change in  //@ agenda
      self.days = Array(0..<(change.newValue ?? 0))
    }
  }
}

final class MonthModel {
  private var observations: [NSKeyValueObservation] = []
  private(set) var badge = 0

  func start(with store: EventStore) {
    observations.append(store.observe(\.revision) { [unowned self] store, _ in  //@ month
      self.badge = store.revision
    })
  }
}

final class SyncIndicator {
  private let store: EventStore
  private var observation: NSKeyValueObservation?
  private(set) var isSpinning = false
  init(store: EventStore) { self.store = store }

  func appear() {
    observation = store.observe(\.isSyncing) { store, _ in  //@ indicator
      self.isSpinning = store.isSyncing
    }
  }

  func disappear() { observation = nil }
}

final class ColorPalette {
  private(set) var colors: [CalendarColor] = []

  func add(_ name: String) {
    let color = CalendarColor()
    color.observation = color.observe(\.name) { _, _ in  //@ color
      color.touch()
    }
    color.rename(name)
    colors.append(color)
  }

  func addShared(_ name: String) {
    let color = CalendarColor()
    color.observation = color.observe(\.name) { color, _ in  //@ sharedColor
      color.touch()
    }
    color.rename(name)
    colors.append(color)
  }

  func removeAll() { colors.removeAll() }
}

final class CalendarWindow {
  let store = EventStore()
  private(set) var agenda: AgendaModel?
  private(set) var month: MonthModel?
  private(set) var indicator: SyncIndicator?

  func showAgenda() {
    agenda = AgendaModel(store: store)
    agenda?.start()
    store.commit()
  }

  func showMonth() {
    month = MonthModel()
    month?.start(with: store)
    store.commit()
  }

  func showIndicator() {
    indicator = SyncIndicator(store: store)
    indicator?.appear()
    store.setSyncing(true)
  }

  func close() {
    indicator?.disappear()
    agenda = nil
    month = nil
    indicator = nil
    store.commit()
  }
}
