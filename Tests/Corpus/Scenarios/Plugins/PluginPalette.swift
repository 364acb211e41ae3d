import Foundation

protocol Plugin: AnyObject {
  associatedtype Settings
  var identifier: String { get }
  func activate(_ settings: Settings)
  func deactivate()
}

extension Plugin {
  func deactivate() {}
}

final class AnyPlugin<Settings> {
  let identifier: String
  private let activation: (Settings) -> Void
  private let deactivation: () -> Void

  init<P: Plugin>(_ plugin: P) where P.Settings == Settings {
    identifier = plugin.identifier
    activation = plugin.activate  //@ erased
    deactivation = plugin.deactivate
  }
  func activate(_ settings: Settings) { activation(settings) }
  func deactivate() { deactivation() }
}

final class CommandPalette {
  static let shared = CommandPalette()
  private var commands: [String: () -> Void] = [:]
  func register(_ name: String, _ command: @escaping () -> Void) { commands[name] = command }
  func unregister(_ name: String) { commands[name] = nil }
  func run(_ name: String) { commands[name]?() }
}

final class PluginContext {
  let host: PluginHost  //@ host
  init(host: PluginHost) { self.host = host }
  var version: String { host.version }
}

final class PluginHost {
  let version = "4.2"
  private var plugins: [AnyPlugin<[String: String]>] = []
  private var contexts: [PluginContext] = []

  func load<P: Plugin>(_ plugin: P) where P.Settings == [String: String] {
    let erased = AnyPlugin(plugin)
    plugins.append(erased)
    erased.activate([:])
  }
  func makeContext() -> String {
    let context = PluginContext(host: self)
    contexts.append(context)
    return context.version
  }
  func unloadAll() {
    plugins.forEach { $0.deactivate() }
    plugins.removeAll()
  }
}

final class SpellChecker: Plugin {
  let identifier = "spelling"
  private var words: Set<String> = []
  func activate(_ settings: [String: String]) { words.formUnion(settings.values) }
}

final class WordCount: Plugin {
  let identifier = "words"
  private var total = 0

  func activate(_ settings: [String: String]) {
    CommandPalette.shared.register("count") {  //@ wordCount
      self.total += 1
    }
  }
}

final class Translator: Plugin {
  let identifier = "translate"
  private var language = "en"

  func activate(_ settings: [String: String]) {
    CommandPalette.shared.register("translate") {  //@ translate
      self.language = "de"
    }
  }
  func deactivate() { CommandPalette.shared.unregister("translate") }
}

final class Minimap: Plugin {
  let identifier = "minimap"
  private var isVisible = true
  private lazy var toggle: () -> Void = { [unowned self] in  //@ minimap
    self.isVisible.toggle()
  }

  func activate(_ settings: [String: String]) { CommandPalette.shared.register("minimap", toggle) }
}

final class Editor {
  private let host = PluginHost()

  func open<P: Plugin>(_ plugin: P) where P.Settings == [String: String] { host.load(plugin) }
  func trigger(_ name: String) { CommandPalette.shared.run(name) }
  func closePlugins() { host.unloadAll() }
  func presentOnly() {
    host.unloadAll()
    CommandPalette.shared.run("minimap")
  }
  func inspect(visit: (AnyObject) -> Void) -> String {
    let host = PluginHost()
    visit(host)
    return host.makeContext()
  }
}
