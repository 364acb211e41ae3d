import Foundation

final class AllergyEntry: NSObject {
  let food: String
  @objc dynamic var severity = 0
  init(food: String) { self.food = food }

  func rate(_ value: Int) {
    severity = value
    didChangeValue(for: \.severity)
  }
}

final class SeverityRow {
  let entry: AllergyEntry
  private var observation: NSKeyValueObservation?
  private(set) var stars = ""

  init(entry: AllergyEntry) {
    self.entry = entry
    observation = entry.observe(\.severity, options: [.new]) { _, change in  //@ severityRow
      self.stars = String(repeating: "*", count: change.newValue ?? 0)
    }
  }
}

final class SeverityAlarm {
  private let entry: AllergyEntry
  private var observation: NSKeyValueObservation?
  private(set) var hasFired = false

  init(entry: AllergyEntry) {
    self.entry = entry
    observation = entry.observe(\.severity, options: [.new]) { entry, change in  //@ alarm
      if (change.newValue ?? 0) > 3 { Reminder.all.append(entry.food) }
    }
  }
}

enum Reminder {
  nonisolated(unsafe) static var all: [String] = []
}

final class WeekChart {
  private let entry: AllergyEntry
  private var observation: NSKeyValueObservation?
  private(set) var points: [Int] = []

  init(entry: AllergyEntry) { self.entry = entry }

  func appear() {
    observation = entry.observe(\.severity) { entry, _ in  //@ chart
      self.points.append(entry.severity)
    }
  }

  func disappear() {
    observation = nil
  }
}

final class DoctorSummary {
  private let entry: AllergyEntry
  private var observation: NSKeyValueObservation?
  private(set) var worst = 0

  init(entry: AllergyEntry) { self.entry = entry }

  func appear() {
    observation = entry.observe(\.severity) { entry, _ in  //@ summary
      self.worst = max(self.worst, entry.severity)
    }
  }

  func disappear() {
    observation?.invalidate()
  }
}

final class ExportSheet {
  private let entry: AllergyEntry
  private var observation: NSKeyValueObservation?
  private(set) var lines: [String] = []

  init(entry: AllergyEntry) { self.entry = entry }

  func appear() {
    observation = entry.observe(\.severity) { [weak self] entry, _ in  //@ export
      self?.lines.append("\(entry.food): \(entry.severity)")
    }
  }
}

final class PollenFeed {
  var onLevel: ((Int) -> Void)?
  func publish(_ level: Int) { onLevel?(level) }
}

final class PollenBadge {
  private let feed = PollenFeed()
  private(set) var levels: [Int] = []

  func show() {
    feed.onLevel = { level in  //@ pollen
      self.levels.append(level)
    }
    feed.publish(3)
  }
}

final class LogScreen {
  let entry = AllergyEntry(food: "hazelnut")
  private(set) var row: SeverityRow?
  private(set) var alarm: SeverityAlarm?
  private(set) var chart: WeekChart?
  private(set) var summary: DoctorSummary?
  private(set) var export: ExportSheet?
  private(set) var pollen: PollenBadge?

  func open() {
    row = SeverityRow(entry: entry)
    alarm = SeverityAlarm(entry: entry)
    chart = WeekChart(entry: entry)
    chart?.appear()
    summary = DoctorSummary(entry: entry)
    summary?.appear()
    export = ExportSheet(entry: entry)
    export?.appear()
    pollen = PollenBadge()
    pollen?.show()
    entry.rate(4)
  }

  func close() {
    chart?.disappear()
    summary?.disappear()
    (row, alarm, chart) = (nil, nil, nil)
    (summary, export, pollen) = (nil, nil, nil)
  }
}
