import Foundation

protocol AnalyticsSink: AnyObject {
  func record(_ name: String, _ properties: [String: String])
}

final class Analytics {
  static let shared = Analytics()
  private var sinks: [any AnalyticsSink] = []
  private var enrichers: [String: () -> [String: String]] = [:]
  private var buffer: [(String, [String: String])] = []

  func attach(_ sink: any AnalyticsSink) { sinks.append(sink) }
  func detach(_ sink: any AnalyticsSink) { sinks.removeAll { $0 === sink } }
  func enrich(_ key: String, _ provider: @escaping () -> [String: String]) { enrichers[key] = provider }
  func dropEnricher(_ key: String) { enrichers.removeValue(forKey: key) }

  func track(_ name: String) {
    var properties: [String: String] = [:]
    for provider in enrichers.values { properties.merge(provider()) { _, new in new } }
    buffer.append((name, properties))
    sinks.forEach { $0.record(name, properties) }
  }

  func flush(_ completion: @escaping (Int) -> Void) {
    let count = buffer.count
    buffer.removeAll()
    DispatchQueue.main.async { completion(count) }
  }
}

final class FileSink: AnalyticsSink {
  private(set) var lines: [String] = []
  func record(_ name: String, _ properties: [String: String]) { lines.append(name) }
  func open() { Analytics.shared.attach(self) } //@ fileSink
  func close() { Analytics.shared.detach(self) }
}

final class DebugSink: AnalyticsSink {
  private(set) var last = ""
  func record(_ name: String, _ properties: [String: String]) { last = name }
  func open() { Analytics.shared.attach(self) } //@ debugSink
}

final class UserSession {
  let userId: String
  private(set) var flushed = 0

  init(userId: String) { self.userId = userId }

  func begin() {
    Analytics.shared.enrich("user") { //@ user
      ["user": self.userId]
    }
  }

  func end() { Analytics.shared.dropEnricher("user") }

  func flush() {
    Analytics.shared.flush { count in //@ flush
      self.flushed += count
    }
  }
}

final class ScreenTimer {
  private let started = Date()
  func begin() {
    Analytics.shared.enrich("screen-\(started.timeIntervalSince1970)") { //@ screen
      ["elapsed": "\(-self.started.timeIntervalSinceNow)"]
    }
  }
  func end() {
    Analytics.shared.dropEnricher("screen")
  }
}

final class ShopApp {
  private(set) var file: FileSink?
  private(set) var debug: DebugSink?
  private(set) var session: UserSession?
  private(set) var screen: ScreenTimer?

  func launch() {
    file = FileSink()
    file?.open()
    debug = DebugSink()
    debug?.open()
    session = UserSession(userId: "u1")
    session?.begin()
    session?.flush()
    screen = ScreenTimer()
    screen?.begin()
    Analytics.shared.track("launch")
  }

  func logOut() {
    file?.close()
    session?.end()
    screen?.end()
    file = nil
    debug = nil
    session = nil
    screen = nil
  }
}
