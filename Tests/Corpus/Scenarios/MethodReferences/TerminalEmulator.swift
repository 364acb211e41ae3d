import Foundation

struct Cursor {
  var row = 0
  var column = 0
}

final class ControlParser {
  typealias Handler = ([Int]) -> Void
  private var handlers: [Character: Handler] = [:]
  var printed: ((Character) -> Void)?

  func on(_ command: Character, _ handler: @escaping Handler) { handlers[command] = handler }

  func parse(_ text: String) {
    var arguments: [Int] = []
    for character in text {
      if let digit = character.wholeNumberValue {
        arguments.append(digit)
      } else if let handler = handlers[character] {
        handler(arguments)
        arguments = []
      } else {
        printed?(character)
      }
    }
  }
}

final class Pty {
  var onData: ((String) -> Void)?
  private(set) var isOpen = true
  func deliver(_ text: String) { onData?(text) }
  func hangUp() {
    isOpen = false
    onData = nil
  }
}

final class Grid {
  private(set) var lines: [String] = [""]
  func put(_ character: Character) { lines[lines.count - 1].append(character) }
  func newLine() { lines.append("") }
}

final class CursorTerminal {
  private let parser = ControlParser()
  private var cursor = Cursor()

  init() {
    parser.on("A", up)  //@ up
  }
  func feed(_ text: String) { parser.parse(text) }
  private func up(_ arguments: [Int]) { cursor.row -= arguments.first ?? 1 }
}

final class PlainTerminal {
  private let parser = ControlParser()
  private let grid = Grid()

  init() {
    parser.printed = grid.put  //@ put
    parser.on("\n") { [grid] _ in grid.newLine() }
  }
  func feed(_ text: String) { parser.parse(text) }
}

final class LogReplay {
  private let text: String
  private(set) var characters = 0
  init(_ text: String) { self.text = text }

  func run() {
    let parser = ControlParser()
    parser.printed = count  //@ replay
    parser.parse(text)
  }
  private func count(_ character: Character) { characters += 1 }
}

final class ShellSession {
  let pty = Pty()
  private let grid = Grid()
  private var received = 0

  func attach() {
    pty.onData = { text in  //@ shell
      DispatchQueue.main.async { [weak self] in
        self?.received += text.count
        text.forEach { self?.grid.put($0) }
      }
    }
  }
}

final class SSHSession {
  let pty = Pty()
  private var received = 0

  func attach() {
    pty.onData = { text in  //@ ssh
      DispatchQueue.main.async { self.received += text.count }
    }
  }
  func disconnect() { pty.hangUp() }
}

final class TerminalTabs {
  private(set) var shell: ShellSession?
  private(set) var remote: SSHSession?

  func openShell() {
    let session = ShellSession()
    session.attach()
    session.pty.deliver("ls")
    shell = session
  }
  func openRemote() {
    let session = SSHSession()
    session.attach()
    session.pty.deliver("uname")
    remote = session
  }
  func closeAll() {
    shell = nil
    remote?.disconnect()
    remote = nil
  }
  func preview(_ text: String, visit: (AnyObject) -> Void) {
    let cursor = CursorTerminal(), plain = PlainTerminal(), replay = LogReplay(text)
    [cursor, plain, replay].forEach(visit)
    cursor.feed("2A")
    plain.feed(text)
    replay.run()
  }
}
