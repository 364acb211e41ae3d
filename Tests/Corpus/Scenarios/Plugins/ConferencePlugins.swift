import Foundation

protocol ConferencePlugin: AnyObject {
  var name: String { get }
  func load()
}

final class NotesPlugin: ConferencePlugin {
  let name = "notes"
  var host: PluginHost?  //@ notesHost
  func load() { host?.commands["note"] = { "noted" } }
}

final class CaptionPlugin: ConferencePlugin {
  let name = "captions"
  private unowned let host: PluginHost  //@ captionHost
  private(set) var language = "en"
  init(host: PluginHost) { self.host = host }
  func load() { language = host.locale }
}

final class ExportQueue {
  static let shared = ExportQueue()
  private var jobs: [() -> String] = []
  func add(_ job: @escaping () -> String) { jobs.append(job) }
  func flush() -> [String] {
    defer { jobs.removeAll() }
    return jobs.map { $0() }
  }
}

final class PluginHost {
  var commands: [String: () -> String] = [:]
  var onUnload: (() -> Void)?
  var locale = "de"
  private(set) var plugins: [ConferencePlugin] = []
  private(set) var transcript: [String] = []
  private(set) var isPinned = false

  func add(_ plugin: ConferencePlugin) {
    plugins.append(plugin)
    plugin.load()
  }

  func addPinCommand() {
    commands["pin"] = {  //@ pin
      self.isPinned.toggle()
      return "pinned"
    }
  }

  func addMuteCommand() {
    commands["mute"] = { [weak self] in self?.locale ?? "" }  //@ mute
  }

  func exportLater() {
    ExportQueue.shared.add { [unowned self] in  //@ export
      self.transcript.joined(separator: "\n")
    }
  }

  func cleanUpOnUnload() {
    onUnload = {  //@ unload
      self.transcript.removeAll()
    }
  }

  func unload() {
    onUnload?()
    onUnload = nil
    plugins.removeAll { $0 is CaptionPlugin }
  }
}

final class Meeting {
  private(set) var host: PluginHost? = PluginHost()

  func takeNotes() {
    let notes = NotesPlugin()
    notes.host = host
    host?.add(notes)
  }

  func addCommands() {
    host?.addPinCommand()
    host?.addMuteCommand()
  }

  func caption() {
    if let host { host.add(CaptionPlugin(host: host)) }
  }

  func end() {
    host?.cleanUpOnUnload()
    host?.unload()
    host = nil
  }

  func endAndExport() -> [String] {
    host?.exportLater()
    host = nil
    return ExportQueue.shared.flush()
  }
}
