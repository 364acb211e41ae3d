import Foundation

final class Symbol {
  let name: String
  var scope: Scope? //@ symbolScope
  init(name: String) { self.name = name }
}

final class Scope {
  let parent: Scope? //@ parent
  private(set) var symbols: [String: Symbol] = [:]

  init(parent: Scope?) { self.parent = parent }

  func declare(_ name: String, owned: Bool) {
    let symbol = Symbol(name: name)
    if owned { symbol.scope = self }
    symbols[name] = symbol
  }

  func lookup(_ name: String) -> Symbol? { symbols[name] ?? parent?.lookup(name) }
}

indirect enum Node {
  case literal(Int)
  case name(String)
  case add(Node, Node)
}

final class Diagnostics {
  private(set) var messages: [String] = []
  func emit(_ message: String) { messages.append(message) }
}

final class Resolver {
  private var current = Scope(parent: nil)
  private let diagnostics = Diagnostics()
  private var passes: [(Node) -> Void] = []
  private lazy var onMissing: (String) -> Void = { [unowned self] name in //@ missing
    self.diagnostics.emit("unknown \(name)")
  }
  private lazy var depth: Int = { self.passes.count + 1 }() //@ depth

  func nested(_ body: () -> Void) {
    current = Scope(parent: current)
    body()
    current = current.parent ?? current
  }

  func declareAll(_ names: [String], owned: Bool) -> Scope {
    nested {
      names.forEach { self.current.declare($0, owned: owned) }
    }
    names.forEach { current.declare($0, owned: owned) }
    return current
  }

  func check(_ node: Node) {
    switch node {
    case .literal: break
    case .name(let name): if current.lookup(name) == nil { onMissing(name) }
    case .add(let left, let right):
      check(left)
      check(right)
    }
  }

  func addCheckPass() {
    passes.append(check) //@ checkPass
  }

  func addTracePass() {
    passes.append { [diagnostics] node in //@ tracePass
      diagnostics.emit("\(node)")
    }
  }

  func run(_ node: Node) -> Int {
    passes.forEach { $0(node) }
    check(node)
    return depth
  }
}

final class CompilerSession {
  private(set) var resolver: Resolver? = Resolver()
  private(set) var globals: Scope?

  func compile(checked: Bool) {
    if checked { resolver?.addCheckPass() } else { resolver?.addTracePass() }
    _ = resolver?.run(.add(.literal(1), .name("x")))
  }

  func declareGlobals(owned: Bool) {
    globals = resolver?.declareAll(["print", "exit"], owned: owned)
  }

  func end() {
    resolver = nil
    globals = nil
  }
}
