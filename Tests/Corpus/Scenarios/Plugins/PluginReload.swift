import Foundation

protocol Plugin: AnyObject {
  associatedtype Input
  var name: String { get }
  func run(_ input: Input) -> String
}

struct AnyPlugin<Input> {
  let name: String
  private let runPlugin: (Input) -> String

  init<P: Plugin>(_ plugin: P) where P.Input == Input {
    name = plugin.name
    runPlugin = plugin.run  //@ erased
  }

  func run(_ input: Input) -> String { runPlugin(input) }
}

final class PluginHost {
  private var plugins: [AnyPlugin<String>] = []
  private var commands: [String: () -> Void] = [:]
  var onReload: (() -> Void)?
  private(set) var reloads = 0

  func install(_ plugin: AnyPlugin<String>) { plugins.append(plugin) }
  func command(_ name: String, _ body: @escaping () -> Void) { commands[name] = body }
  func perform(_ name: String) { commands[name]?() }
  func run(_ text: String) -> [String] { plugins.map { $0.run(text) } }
  func reload() { reloads += 1 }
}

final class SpellPlugin: Plugin {
  let name = "spell"
  private let host: PluginHost  //@ spellHost
  init(host: PluginHost) { self.host = host }
  func run(_ input: String) -> String { "\(input) \(host.reloads)" }
}

final class WordCountPlugin: Plugin {
  let name = "count"
  private weak var host: PluginHost?  //@ countHost
  private(set) var runs = 0
  init(host: PluginHost) { self.host = host }

  func run(_ input: String) -> String {
    runs += 1
    return "\(input.split(separator: " ").count) \(host?.reloads ?? 0)"
  }

  func addCommands(to host: PluginHost) {
    host.command("reset") { self.runs = 0 }  //@ countCommand
  }
}

enum PluginDefaults {
  static func addReload(to host: PluginHost) {
    host.onReload = { host.reload() }  //@ onReload
  }

  static func addTwice(to host: PluginHost) {
    [1, 2].forEach { _ in host.reload() }  //@ twice
  }
}

final class EditorApplication {
  func start() -> [String] {
    let host = PluginHost()
    let counter = WordCountPlugin(host: host)
    host.install(AnyPlugin(counter))
    counter.addCommands(to: host)
    PluginDefaults.addTwice(to: host)
    host.perform("reset")
    return host.run("one two")
  }

  func startWithSpelling() -> [String] {
    let host = PluginHost()
    host.install(AnyPlugin(SpellPlugin(host: host)))
    return host.run("teh")
  }

  func startReloading() {
    let host = PluginHost()
    PluginDefaults.addReload(to: host)
    host.onReload?()
  }
}
