import Foundation

public final class Token {
  private var onEnd: (() -> Void)?
  private(set) var uses = 0
  init(onEnd: @escaping () -> Void = {}) { self.onEnd = onEnd }
  func use() { uses += 1 }
  func end() {
    onEnd?()
    onEnd = nil
  }
  func then(_ work: @escaping () -> Void) { onEnd = work }
}

public final class EventBus {
  private var handlers: [ObjectIdentifier: (String) -> Void] = [:]

  func subscribe(_ token: Token, _ handler: @escaping (String) -> Void) {
    handlers[ObjectIdentifier(token)] = handler
  }

  func unsubscribe(_ token: Token) { handlers[ObjectIdentifier(token)] = nil }
  func post(_ event: String) { handlers.values.forEach { $0(event) } }
}

public final class EditorContext {
  let bus = EventBus()
  private(set) var edits: [String] = []
  private var undo: [() -> Void] = []

  func apply(_ edit: String) { edits.append(edit) }
  func registerUndo(_ step: @escaping () -> Void) { undo.append(step) }
  func undoAll() {
    undo.reversed().forEach { $0() }
    undo.removeAll()
  }
}

public enum Plugins {
  static func installCounter(in context: EditorContext) {
    let token = Token()
    context.bus.subscribe(token) { _ in  //@ counter
      token.use()
    }
  }

  static func installLogger(in context: EditorContext) {
    context.bus.subscribe(Token()) { event in  //@ logger
      context.apply("log \(event)")
    }
  }

  static func installOnce(in context: EditorContext) {
    let token = Token()
    context.bus.subscribe(token) { event in  //@ once
      context.apply(event)
      context.bus.unsubscribe(token)
    }
    context.bus.post("installed")
  }

  static func insert(_ text: String, in context: EditorContext) {
    context.apply(text)
    context.registerUndo {  //@ undo
      context.apply("undo \(text)")
    }
  }

  static func edit(_ context: EditorContext) {
    insert("draft", in: context)
    context.undoAll()
  }

  static func makeSession(for context: EditorContext) -> Token {
    let token = Token()
    token.then {  //@ session
      token.use()
    }
    return token
  }

  static func makeGuestSession(for context: EditorContext) -> Token {
    Token {  //@ guest
      context.undoAll()
    }
  }
}
