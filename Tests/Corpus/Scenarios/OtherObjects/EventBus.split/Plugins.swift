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
