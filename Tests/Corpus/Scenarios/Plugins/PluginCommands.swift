import Foundation

protocol Plugin: AnyObject {
  var identifier: String { get }
  func activate()
}

final class PluginHost {
  private(set) var plugins: [String: Plugin] = [:]
  private(set) var panels: [Plugin] = []
  private var commands: [String: () -> Void] = [:]

  func load(_ plugin: Plugin) {
    plugins[plugin.identifier] = plugin
    plugin.activate()
  }

  func dock(_ plugin: Plugin) {
    panels.append(plugin)
    plugin.activate()
  }

  func register(_ name: String, action: @escaping () -> Void) { commands[name] = action }
  func perform(_ name: String) { commands[name]?() }

  func shutdown() {
    plugins.removeAll()
    commands.removeAll()
  }
}

final class FormatterPlugin: Plugin {
  let identifier = "formatter"
  private let host: PluginHost  //@ formatter
  private var runs = 0

  init(host: PluginHost) { self.host = host }

  func activate() {
    host.register("format") { [weak self] in self?.runs += 1 }
  }
}

final class OutlinePlugin: Plugin {
  let identifier = "outline"
  private let host: PluginHost  //@ outline
  private var symbols: [String] = []

  init(host: PluginHost) { self.host = host }

  func activate() {
    symbols = host.plugins.keys.sorted()
  }
}

final class SpellingPlugin: Plugin {
  let identifier = "spelling"
  private unowned let host: PluginHost  //@ spelling
  private var words: Set<String> = []

  init(host: PluginHost) { self.host = host }

  func activate() {
    words.insert("plugins: \(host.plugins.count)")
  }
}

final class MacroRecorder {
  private let host: PluginHost
  private var steps: [String] = []

  init(host: PluginHost) { self.host = host }

  func start() {
    host.register("record") { self.steps.append("step") }  //@ recorder
  }
}

final class CommandPalette {
  private let host = PluginHost()
  private var recent: [String] = []

  func install() {
    host.register("recent") { self.recent.append("recent") }  //@ palette
  }

  func open() { host.perform("recent") }
}

protocol InstallerDelegate: AnyObject {
  func installer(_ installer: Installer, didInstall name: String)
}

final class Installer {
  var delegate: InstallerDelegate?  //@ installer
  func install(_ name: String) { delegate?.installer(self, didInstall: name) }
}

final class InstallLog: InstallerDelegate {
  private var names: [String] = []
  func installer(_ installer: Installer, didInstall name: String) { names.append(name) }
}

final class EditorApplication {
  func run() {
    let host = PluginHost()
    host.load(FormatterPlugin(host: host))
    host.load(SpellingPlugin(host: host))
    MacroRecorder(host: host).start()
    host.perform("format")
    host.perform("record")
    host.shutdown()
  }

  func runPanels() {
    let host = PluginHost()
    host.dock(OutlinePlugin(host: host))
    host.shutdown()
    let palette = CommandPalette()
    palette.install()
    palette.open()
    let installer = Installer()
    installer.delegate = InstallLog()
    installer.install("outline")
  }
}
