import Foundation

protocol Plugin: AnyObject {
  associatedtype Settings
  var settings: Settings { get }
  func activate(in host: PluginHost)
  func deactivate()
}

struct MenuItem {
  let title: String
  let action: () -> Void
}

struct MenuBuilder {
  private var items: [MenuItem] = []
  func item(_ title: String, _ action: @escaping () -> Void) -> MenuBuilder {
    var copy = self
    copy.items.append(MenuItem(title: title, action: action))
    return copy
  }
  func build() -> [MenuItem] { items }
}

final class PluginHost {
  private var plugins: [ObjectIdentifier: any Plugin] = [:]
  private var hooks: [String: [() -> Void]] = [:]
  var menu: [MenuItem] = []

  func install<P: Plugin>(_ plugin: P) {
    plugins[ObjectIdentifier(plugin)] = plugin
    plugin.activate(in: self)
  }

  func uninstall<P: Plugin>(_ plugin: P) {
    plugin.deactivate()
    plugins[ObjectIdentifier(plugin)] = nil
  }

  func hook(_ event: String, _ action: @escaping () -> Void) { hooks[event, default: []].append(action) }
  func unhook(_ event: String) { hooks[event] = nil }
  func emit(_ event: String) { hooks[event]?.forEach { $0() } }
}

final class SpellPlugin: Plugin {
  let settings = ["language": "en"]
  private var host: PluginHost? //@ spellHost
  private(set) var checks = 0

  func activate(in host: PluginHost) {
    self.host = host
    host.hook("save") { self.checks += 1 } //@ spellHook
  }

  func deactivate() {
    host?.unhook("save")
    host = nil
  }
}

final class LintPlugin: Plugin {
  let settings = 80
  private var host: PluginHost? //@ lintHost
  private(set) var warnings = 0

  func activate(in host: PluginHost) {
    self.host = host
    host.hook("save") { [weak self] in self?.warnings += 1 }
  }

  func deactivate() { warnings = 0 }
}

final class ThemePlugin: Plugin {
  struct Palette { var accent = "blue" }
  private(set) var settings = Palette()
  private lazy var items: [MenuItem] = MenuBuilder()
    .item("Light") { self.settings.accent = "white" } //@ themeItem
    .item("Dark") { [weak self] in self?.settings.accent = "black" } //@ darkItem
    .build()

  func activate(in host: PluginHost) { host.menu.append(MenuItem(title: "Theme", action: {})) }
  func deactivate() {}
  func pick(_ index: Int) { items[index].action() }
}

final class EditorWindow {
  private(set) var host: PluginHost? = PluginHost()
  private(set) var spell: SpellPlugin?
  private(set) var lint: LintPlugin?
  private(set) var theme: ThemePlugin?

  func openSpell() {
    let plugin = SpellPlugin()
    spell = plugin
    host?.install(plugin)
    host?.emit("save")
  }

  func openLint() {
    let plugin = LintPlugin()
    lint = plugin
    host?.install(plugin)
    host?.emit("save")
  }

  func openTheme() {
    let plugin = ThemePlugin()
    theme = plugin
    host?.install(plugin)
    plugin.pick(0)
  }

  func openPlainTheme() {
    let plugin = ThemePlugin()
    theme = plugin
    host?.install(plugin)
  }

  func close() {
    if let spell { host?.uninstall(spell) }
    if let theme { host?.uninstall(theme) }
    lint?.deactivate()
    spell = nil
    lint = nil
    theme = nil
    host = nil
  }
}
