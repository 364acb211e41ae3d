import Foundation

enum LogLevel: Int {
  case debug, info, error
}

protocol LogSink: AnyObject {
  func write(_ line: String)
}

final class Logger {
  static let shared = Logger()
  private var sinks: [String: LogSink] = [:]
  private var providers: [UUID: () -> [String: String]] = [:]

  func add(_ sink: LogSink, named name: String) { sinks[name] = sink }
  func remove(_ name: String) { sinks[name] = nil }

  @discardableResult
  func addContext(_ provider: @escaping () -> [String: String]) -> UUID {
    let id = UUID()
    providers[id] = provider
    return id
  }

  func removeContext(_ id: UUID) { providers[id] = nil }

  func log(_ level: LogLevel, _ message: String) {
    let context = providers.values.map { $0() }
    sinks.values.forEach { $0.write("\(level) \(message) \(context)") }
  }
}

protocol RotationDelegate: AnyObject {
  func fileDidRotate(_ sink: FileSink)
}

final class FileSink: LogSink {
  var delegate: RotationDelegate?  //@ rotation
  private var lines: [String] = []

  func write(_ line: String) {
    lines.append(line)
    if lines.count > 2 { delegate?.fileDidRotate(self) }
  }
}

final class LogArchive: RotationDelegate {
  private let sink = FileSink()
  private var archived = 0

  func open() { sink.delegate = self }
  func append(_ line: String) { sink.write(line) }
  func fileDidRotate(_ sink: FileSink) { archived += 1 }
}

final class RequestScope {
  private let path: String
  private var context: UUID?

  init(path: String) { self.path = path }

  func enter() {
    context = Logger.shared.addContext { ["path": self.path] }  //@ request
  }

  func leave() {
    if let context { Logger.shared.removeContext(context) }
    context = nil
  }
}

final class JobScope {
  private let id = UUID()
  private let name: String

  init(name: String) { self.name = name }

  func enter() {
    Logger.shared.addContext { ["job": self.name] }  //@ job
  }

  func leave() { Logger.shared.removeContext(id) }
}

final class UserScope {
  private let user: String

  init(user: String) { self.user = user }

  func enter() {
    Logger.shared.addContext { [user] in ["user": user] }  //@ user
  }
}

final class OnScreenConsole: LogSink {
  private(set) var lines: [String] = []

  func show() { Logger.shared.add(self, named: "console") }  //@ console
  func hide() { Logger.shared.remove("console") }
  func write(_ line: String) { lines.append(line) }
}

final class CrashBuffer: LogSink {
  private var last = ""

  func install() { Logger.shared.add(self, named: "crash") }  //@ crash
  func uninstall() { Logger.shared.remove("crashes") }
  func write(_ line: String) { last = line }
}

final class LogDemo {
  func run() {
    let console = OnScreenConsole(), crash = CrashBuffer()
    console.show()
    crash.install()
    let request = RequestScope(path: "/"), job = JobScope(name: "nightly")
    request.enter()
    job.enter()
    UserScope(user: "ada").enter()
    Logger.shared.log(.info, "hello")
    job.leave()
    request.leave()
    crash.uninstall()
    console.hide()
    let archive = LogArchive()
    archive.open()
    archive.append("a")
  }
}
