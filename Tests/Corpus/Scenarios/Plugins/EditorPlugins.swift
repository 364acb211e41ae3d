import Foundation

protocol Plugin: AnyObject {
  var name: String { get }
  func activate(_ context: PluginContext)
}

struct PluginContext {
  let version: Int
  let log: (String) -> Void
}

enum CommandRegistry {
  private static var commands: [String: () -> Void] = [:]
  static func register(_ name: String, _ command: @escaping () -> Void) { commands[name] = command }
  static func unregister(_ name: String) { commands.removeValue(forKey: name) }
  static func run(_ name: String) { commands[name]?() }
}

final class PluginHost {
  private var plugins: [Plugin] = []
  private var lines: [String] = []

  func load(_ plugin: Plugin) {
    plugins.append(plugin)
    plugin.activate(PluginContext(version: 3) { line in  //@ context
      self.lines.append(line)
    })
  }

  func loadQuiet(_ plugin: Plugin) {
    plugins.append(plugin)
    plugin.activate(PluginContext(version: 3) { line in  //@ quiet
      print(line)
    })
  }

  func unload(_ name: String) { plugins.removeAll { $0.name == name } }
}

final class SpellChecker: Plugin {
  let name = "spelling"
  private var context: PluginContext?
  func activate(_ context: PluginContext) {
    self.context = context
    context.log("spelling is on")
  }
}

final class WordCounter: Plugin {
  let name = "count"
  private var version = 0
  func activate(_ context: PluginContext) {
    version = context.version
    context.log("count is on")
  }
}

final class FormatterPlugin: Plugin {
  let name = "format"
  private var runs = 0

  func activate(_ context: PluginContext) {
    CommandRegistry.register("format.document") {  //@ format
      self.runs += 1
    }
  }

  func deactivate() { CommandRegistry.unregister("format") }
}

final class LinterPlugin: Plugin {
  let name = "lint"
  private var warnings = 0

  func activate(_ context: PluginContext) {
    CommandRegistry.register("lint.document") {  //@ lint
      self.warnings += 1
    }
  }

  func deactivate() { CommandRegistry.unregister("lint.document") }
}

final class PreviewPlugin: Plugin {
  let name = "preview"
  private let host: PluginHost  //@ preview
  init(host: PluginHost) { self.host = host }
  func activate(_ context: PluginContext) {}
  func close() { host.unload(name) }
}

final class ThemePlugin: Plugin {
  let name = "theme"
  private let host: PluginHost  //@ theme
  init(host: PluginHost) { self.host = host }
  func activate(_ context: PluginContext) {}
  func close() { host.unload("themes") }
}

enum EditorSession {
  static func commands() -> (FormatterPlugin, LinterPlugin) {
    let host = PluginHost()
    let formatter = FormatterPlugin()
    let linter = LinterPlugin()
    host.loadQuiet(formatter)
    host.loadQuiet(linter)
    CommandRegistry.run("format.document")
    CommandRegistry.run("lint.document")
    formatter.deactivate()
    linter.deactivate()
    return (formatter, linter)
  }

  static func spelling() -> PluginHost {
    let host = PluginHost()
    host.load(SpellChecker())
    return host
  }

  static func counting() -> PluginHost {
    let host = PluginHost()
    host.loadQuiet(WordCounter())
    return host
  }

  static func preview() -> PluginHost {
    let host = PluginHost()
    let preview = PreviewPlugin(host: host)
    host.loadQuiet(preview)
    preview.close()
    return host
  }

  static func theme() -> PluginHost {
    let host = PluginHost()
    let theme = ThemePlugin(host: host)
    host.loadQuiet(theme)
    theme.close()
    return host
  }
}
