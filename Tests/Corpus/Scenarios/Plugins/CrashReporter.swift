import Foundation

struct CrashReport {
  let id: Int
  let reason: String
  var notes: [String] = []
}

protocol CrashPlugin: AnyObject {
  func annotate(_ report: inout CrashReport)
}

final class BreadcrumbTrail {
  private var crumbs: [String] = []
  var onOverflow: (([String]) -> Void)?

  func leave(_ crumb: String) {
    crumbs.append(crumb)
    guard crumbs.count > 2 else { return }
    onOverflow?(crumbs)
    crumbs.removeAll()
  }
}

final class SignalWatcher {
  var onSignal: ((String) -> Void)?
  func raise(_ name: String) { onSignal?(name) }
}

final class CrashUploader {
  private var completions: [Int: (Bool) -> Void] = [:]
  private(set) var archive: [String] = []
  private(set) var attempts = 0
  var onRetry: (() -> Void)?

  func store(_ crumbs: [String]) { archive += crumbs }

  func send(_ report: CrashReport, completion: @escaping (Bool) -> Void) {
    completions[report.id] = completion
    DispatchQueue.main.async { self.finish(report.id) }
  }

  func tryAgain() {
    attempts += 1
    onRetry?()
  }

  private func finish(_ id: Int) { completions.removeValue(forKey: id)?(true) }
}

final class ScreenPlugin: CrashPlugin {
  private let reporter: CrashReporter  //@ screen
  init(reporter: CrashReporter) { self.reporter = reporter }
  func annotate(_ report: inout CrashReport) { report.notes.append("\(reporter.sent) sent before") }
}

final class DevicePlugin: CrashPlugin {
  private weak var reporter: CrashReporter?  //@ device
  init(reporter: CrashReporter) { self.reporter = reporter }
  func annotate(_ report: inout CrashReport) { report.notes.append("signals: \(reporter?.signals.count ?? 0)") }
}

final class CrashReporter {
  let trail = BreadcrumbTrail()
  let watcher = SignalWatcher()
  let uploader = CrashUploader()
  private var plugins: [CrashPlugin] = []
  private(set) var sent = 0
  private(set) var signals: [String] = []

  func add(_ plugin: CrashPlugin) { plugins.append(plugin) }

  func archiveCrumbs() {
    let store = uploader.store  //@ crumbs
    trail.onOverflow = store
  }

  func watchSignals() {
    let handler = record(signal:)  //@ signals
    watcher.onSignal = handler
  }

  private func record(signal: String) { signals.append(signal) }

  func report(_ reason: String) {
    var report = CrashReport(id: sent, reason: reason)
    for plugin in plugins { plugin.annotate(&report) }
    uploader.send(report) { done in  //@ send
      self.sent += done ? 1 : 0
    }
  }

  func logRetries() {
    let uploader = uploader
    uploader.onRetry = {  //@ retries
      uploader.store(["retry \(uploader.attempts)"])
    }
  }
}

final class AppSession {
  private var reporter: CrashReporter?

  func launch() -> CrashReporter {
    let reporter = CrashReporter()
    reporter.archiveCrumbs()
    self.reporter = reporter
    return reporter
  }

  func run() {
    let reporter = launch()
    reporter.add(DevicePlugin(reporter: reporter))
    reporter.add(ScreenPlugin(reporter: reporter))
    reporter.watchSignals()
    reporter.logRetries()
    reporter.report("out of range")
    reporter.uploader.tryAgain()
  }

  func terminate() { reporter = nil }
}
