extension FileFacts {
  /// A type as written, except for white space.
  public func spelling(of type: TypeID) -> String { TypeDump.text(of: type, in: self) }
}

/// Formats a type as written, except for white space.
enum TypeDump {
  /// A pending piece of output: a type or text. Types nest as deeply as the input does.
  private enum Piece {
    case type(TypeID)
    case text(String)
  }

  static func text(of id: TypeID, in facts: FileFacts) -> String {
    var result = ""
    var pieces: [Piece] = [.type(id)]
    while let piece = pieces.popLast() {
      switch piece {
      case .text(let text): result += text
      case .type(let id): pieces.append(contentsOf: Self.pieces(of: facts[id], facts).reversed())
      }
    }
    return result
  }

  private static func pieces(of type: TypeSyntax, _ facts: FileFacts) -> [Piece] {
    switch type {
    case .named(let components):
      var pieces: [Piece] = []
      for (index, component) in components.enumerated() {
        pieces.append(.text((index > 0 ? "." : "") + facts.name(component.name)))
        if !component.arguments.isEmpty { pieces += list("<", component.arguments.map { (nil, $0) }, ">", ", ") }
      }
      return pieces
    case .optional(let type): return [.type(type), .text("?")]
    case .implicitlyUnwrapped(let type): return [.type(type), .text("!")]
    case .array(let type): return [.text("["), .type(type), .text("]")]
    case .dictionary(let key, let value): return [.text("["), .type(key), .text(": "), .type(value), .text("]")]
    case .tuple(let elements): return list("(", labeled(elements, facts), ")", ", ")
    case .function(let function):
      var pieces = [Piece.text("(" + function.attributes.map { "@\(facts.name($0)) " }.joined())]
      pieces += list("(", labeled(function.parameters, facts), ")", ", ")
      pieces += [.text(function.isAsync ? " async -> " : " -> "), .type(function.result), .text(")")]
      return pieces
    case .composition(let types): return list("", types.map { (nil, $0) }, "", " & ")
    case .opaque(let type): return [.text("some "), .type(type)]
    case .existential(let type): return [.text("any "), .type(type)]
    case .metatype(let type): return [.type(type), .text(".Type")]
    case .unknown: return [.text("_")]
    }
  }

  private static func labeled(_ elements: [LabeledType], _ facts: FileFacts) -> [(String?, TypeID)] {
    elements.map { ($0.label.map { facts.name($0) }, $0.type) }
  }

  private static func list(
    _ open: String, _ types: [(label: String?, type: TypeID)], _ close: String, _ separator: String
  ) -> [Piece] {
    var pieces = [Piece.text(open)]
    for (index, element) in types.enumerated() {
      if index > 0 { pieces.append(.text(separator)) }
      if let label = element.label { pieces.append(.text(label + ": ")) }
      pieces.append(.type(element.type))
    }
    pieces.append(.text(close))
    return pieces
  }
}
