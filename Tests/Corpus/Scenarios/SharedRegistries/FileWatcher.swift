import Foundation

enum FileEvent {
  case created(String)
  case modified(String)
}

final class PollingWatcher {
  let path: String
  private var source: DispatchSourceTimer?
  private var lastModified: Date?
  var onEvent: ((FileEvent) -> Void)?

  init(path: String) { self.path = path }

  func start() {
    let source = DispatchSource.makeTimerSource(queue: .main)
    source.schedule(deadline: .now(), repeating: .milliseconds(15))
    source.setEventHandler { [weak self] in self?.check() }
    source.resume()
    self.source = source
  }

  func stop() {
    source?.cancel()
    source = nil
  }

  private func check() {
    lastModified = Date()
    onEvent?(.modified(path))
  }
}

final class WatchRegistry {
  static let shared = WatchRegistry()
  private var watchers: [String: PollingWatcher] = [:]

  func watcher(for path: String) -> PollingWatcher {
    if let watcher = watchers[path] { return watcher }
    let watcher = PollingWatcher(path: path)
    watchers[path] = watcher
    return watcher
  }

  func release(_ path: String) { watchers.removeValue(forKey: path)?.stop() }
}

final class ConfigReloader {
  private var generation = 0

  func begin() {
    let watcher = WatchRegistry.shared.watcher(for: "/etc/app.conf")
    watcher.onEvent = { _ in self.generation += 1 }  //@ config
    watcher.start()
  }

  func end() { WatchRegistry.shared.release("/etc/app.conf") }
}

final class TemplateReloader {
  private var stale: Set<String> = []
  private let directory: String

  init(directory: String) { self.directory = directory }

  func begin() {
    let watcher = WatchRegistry.shared.watcher(for: directory + "/index.html")
    watcher.onEvent = { event in  //@ templates
      if case .modified(let path) = event { self.stale.insert(path) }
    }
    watcher.start()
  }

  func end() { WatchRegistry.shared.release(directory) }
}

final class CertificateReloader {
  private let watcher = PollingWatcher(path: "/etc/tls.pem")
  private var reloads = 0

  func begin() {
    watcher.onEvent = { [weak self] _ in self?.reloads += 1 }  //@ certificate
    watcher.start()
  }
}

final class IndexBuilder {
  private let watcher = PollingWatcher(path: "/var/docs")
  private var queue: [FileEvent] = []

  func begin() {
    watcher.onEvent = { self.queue.append($0) }  //@ index
    watcher.start()
  }

  func end() { watcher.stop() }
}

final class StartupCheck {
  private var seen = 0

  func run() {
    let watcher = PollingWatcher(path: "/run/app.pid")
    watcher.onEvent = { _ in self.seen += 1 }  //@ startup
    watcher.start()
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(20)) { watcher.stop() }
  }
}

final class DocServer {
  func runOnce() {
    let config = ConfigReloader(), templates = TemplateReloader(directory: "/srv/www")
    let certificate = CertificateReloader(), index = IndexBuilder()
    config.begin()
    templates.begin()
    certificate.begin()
    index.begin()
    StartupCheck().run()
    index.end()
    templates.end()
    config.end()
  }
}
