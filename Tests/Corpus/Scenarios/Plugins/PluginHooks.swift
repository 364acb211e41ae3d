import Foundation

enum HookResult {
  case unchanged
  case rewritten(String)
}

typealias Hook = (String) -> HookResult

protocol Plugin: AnyObject {
  var identifier: String { get }
  func activate(in host: PluginHost)
}

final class PluginHost {
  private var plugins: [Plugin] = []
  private var hooks: [String: [Hook]] = [:]
  private(set) var messages: [String] = []

  func install(_ plugin: Plugin) {
    plugins.append(plugin)
    plugin.activate(in: self)
  }

  func addHook(_ event: String, _ hook: @escaping Hook) { hooks[event, default: []].append(hook) }

  func removeHooks(_ event: String) { hooks[event] = nil }

  func post(_ message: String) { messages.append(message) }

  func fire(_ event: String, _ text: String) -> String {
    (hooks[event] ?? []).reduce(text) { text, hook in
      if case .rewritten(let new) = hook(text) { return new }
      return text
    }
  }

  func installDefaults() {
    addHook("open", trimmed)  //@ trimmed
  }

  private func trimmed(_ text: String) -> HookResult { .rewritten(text.trimmingCharacters(in: .whitespaces)) }
}

final class SpellingPlugin: Plugin {
  let identifier = "spelling"
  private var corrections = ["teh": "the"]

  func activate(in host: PluginHost) {
    host.addHook("save", correct)  //@ correct
  }

  private func correct(_ text: String) -> HookResult {
    corrections[text].map(HookResult.rewritten) ?? .unchanged
  }
}

final class StatisticsPlugin: Plugin {
  let identifier = "statistics"
  private var host: PluginHost?  //@ statisticsHost
  private var words = 0

  func activate(in host: PluginHost) { self.host = host }

  func count(_ text: String) {
    words += text.split(separator: " ").count
    host?.post("\(words) words")
  }
}

final class BackupPlugin: Plugin {
  let identifier = "backup"
  private var copies: [String] = []

  func activate(in host: PluginHost) {
    host.addHook("save") { [unowned host] text in  //@ backup
      self.copies.append(text)
      host.post("copy \(self.copies.count)")
      return .unchanged
    }
  }
}

final class LintPlugin: Plugin {
  let identifier = "lint"

  func activate(in host: PluginHost) {
    host.addHook("save") { text in  //@ lint
      if text.contains("\t") { host.post("tab found") }
      return .unchanged
    }
  }
}

final class Workspace {
  private(set) var host: PluginHost? = PluginHost()

  func load(_ plugin: Plugin) { host?.install(plugin) }
  func save(_ text: String) -> String { host?.fire("save", text) ?? text }
  func close() { host = nil }
}
