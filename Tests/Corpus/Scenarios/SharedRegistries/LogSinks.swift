import Foundation

protocol LogSink: AnyObject {
  func write(_ line: String)
}

final class Log {
  static let shared = Log()
  var prefix: (() -> String)?
  private var sinks: [LogSink] = []
  private var filters: [(String) -> Bool] = []
  private var deferred: [() -> String] = []

  func add(_ sink: LogSink) { sinks.append(sink) }
  func remove(_ sink: LogSink) { sinks.removeAll { $0 === sink } }
  func filter(_ isIncluded: @escaping (String) -> Bool) { filters.append(isIncluded) }

  func info(_ message: @autoclosure () -> String) {
    let line = (prefix?() ?? "") + message()
    guard filters.allSatisfy({ $0(line) }) else { return }
    sinks.forEach { $0.write(line) }
  }

  func later(_ message: @autoclosure @escaping () -> String) { deferred.append(message) }

  func flush() {
    let messages = deferred
    deferred.removeAll()
    for message in messages { info(message()) }
  }
}

final class MemorySink: LogSink {
  private(set) var lines: [String] = []

  func open() {
    Log.shared.filter { line in  //@ limit
      self.lines.count < 1000 && !line.isEmpty
    }
  }

  func write(_ line: String) { lines.append(line) }
}

final class RequestTrace: LogSink {
  private let id = UUID()
  private(set) var lines: [String] = []

  func begin() {
    Log.shared.prefix = {  //@ prefix
      "[\(self.id)] "
    }
    Log.shared.info("begin")
  }

  func write(_ line: String) { lines.append(line) }
}

final class JobTrace {
  private let name: String
  init(name: String) { self.name = name }

  func run(_ body: () -> Void) {
    let previous = Log.shared.prefix
    Log.shared.prefix = {  //@ scoped
      (previous?() ?? "") + self.name + " "
    }
    body()
    Log.shared.prefix = previous
  }
}

final class Checkout {
  private var items = ["tea", "milk"]

  func pay() {
    Log.shared.info("paying for \(self.items.count)")
    Log.shared.later("paid for \(self.items.count)")  //@ deferred
    Log.shared.flush()
  }

  func abandon() {
    Log.shared.filter { [items] line in  //@ items
      !items.contains(line)
    }
  }
}

enum Worker {
  static func handleRequest(_ trace: RequestTrace) {
    trace.begin()
    Log.shared.info("handling")
  }

  static func handleJob(_ trace: JobTrace) {
    trace.run { Log.shared.info("working") }
  }

  static func shop(_ checkout: Checkout) {
    checkout.pay()
    checkout.abandon()
  }

  static func day() {
    MemorySink().open()
    handleRequest(RequestTrace())
    handleJob(JobTrace(name: "nightly"))
    shop(Checkout())
  }
}
