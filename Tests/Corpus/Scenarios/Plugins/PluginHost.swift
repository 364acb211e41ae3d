import Foundation

protocol Plugin: AnyObject {
  func run()
}

struct WeakBox<Object: AnyObject> {
  weak var object: Object?
}

final class PluginHost {
  private var plugins: [Plugin] = [] //@ plugins
  private var tools: [WeakBox<Ruler>] = []
  private(set) var runs = 0

  func install(_ plugin: Plugin) { plugins.append(plugin) }
  func track(_ ruler: Ruler) { tools.append(WeakBox(object: ruler)) }
  func count() { runs += 1 }
}

final class Ruler {
  let host: PluginHost //@ ruler
  init(host: PluginHost) {
    self.host = host
    host.track(self)
  }
}

final class SpellChecker: Plugin {
  private let host: PluginHost //@ spell
  init(host: PluginHost) { self.host = host }
  func run() { host.count() }
}

final class WordCounter: Plugin {
  private weak var host: PluginHost?
  init(host: PluginHost) { self.host = host }
  func run() { host?.count() }
}

final class Exporter: Plugin {
  private let count: () -> Void
  init(count: @escaping () -> Void) { self.count = count }
  func run() { count() }
}

func makeExporterHost() -> PluginHost {
  let host = PluginHost()
  host.install(Exporter(count: host.count)) //@ exporter
  return host
}

func makeWeakExporterHost() -> PluginHost {
  let host = PluginHost()
  host.install(Exporter { [weak host] in host?.count() }) //@ weakExporter
  return host
}
