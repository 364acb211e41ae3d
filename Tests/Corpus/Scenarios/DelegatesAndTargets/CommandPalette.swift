import Foundation

struct Command {
  let title: String
  let run: () -> Void
}

protocol PaletteDelegate: AnyObject {
  func palette(_ palette: Palette, didRun title: String)
}

protocol PaletteSource: AnyObject {
  func titles(matching query: String) -> [String]
}

final class FileIndex: PaletteSource {
  private let files = ["main.swift", "README.md"]
  func titles(matching query: String) -> [String] { files.filter { $0.contains(query) } }
}

final class CommandRegistry {
  static let shared = CommandRegistry()
  private var commands: [String: Command] = [:]
  func register(_ command: Command) { commands[command.title] = command }
  func unregister(_ title: String) { commands[title] = nil }
  func run(_ title: String) { commands[title]?.run() }
}

final class Palette {
  var delegate: PaletteDelegate?  //@ paletteDelegate
  private let source: PaletteSource  //@ paletteSource
  var onPick: ((String) -> Void)?
  private(set) var isOpen = true
  init(source: PaletteSource) { self.source = source }

  func type(_ query: String) {
    for title in source.titles(matching: query) {
      onPick?(title)
      delegate?.palette(self, didRun: title)
    }
  }

  func close() { isOpen = false }
}

final class EditorWindow: PaletteDelegate {
  private let palette = Palette(source: FileIndex())
  private(set) var recent: [String] = []

  func openPalette() {
    palette.delegate = self
    palette.type("main")
  }

  func palette(_ palette: Palette, didRun title: String) { recent.append(title) }
}

final class PaletteFactory {
  func quickOpen() -> Palette {
    let palette = Palette(source: FileIndex())
    palette.onPick = { _ in  //@ quickOpen
      palette.close()
    }
    return palette
  }

  func goToSymbol(recording history: History) -> Palette {
    let palette = Palette(source: FileIndex())
    palette.onPick = { title in  //@ goToSymbol
      history.entries.append(title)
    }
    return palette
  }
}

final class History {
  var entries: [String] = []
}

final class SplitView {
  private(set) var panes = 1

  init() {
    CommandRegistry.shared.register(Command(title: "Split") {  //@ split
      self.panes += 1
    })
  }
}

final class ZenMode {
  private(set) var isOn = false

  func enter() {
    CommandRegistry.shared.register(Command(title: "Zen") {  //@ zen
      self.isOn.toggle()
    })
  }

  func leave() { CommandRegistry.shared.unregister("Zen") }
}

final class Workspace {
  private let factory = PaletteFactory()
  private(set) var window: EditorWindow? = EditorWindow()
  private(set) var quick: Palette?
  private(set) var symbol: Palette?
  private(set) var split: SplitView? = SplitView()
  private(set) var zen: ZenMode? = ZenMode()

  func open() {
    window?.openPalette()
    quick = factory.quickOpen()
    quick?.type("READ")
    symbol = factory.goToSymbol(recording: History())
    symbol?.type("main")
    zen?.enter()
    ["Split", "Zen"].forEach(CommandRegistry.shared.run)
  }

  func close() {
    zen?.leave()
    window = nil
    quick = nil
    symbol = nil
    split = nil
    zen = nil
  }
}
