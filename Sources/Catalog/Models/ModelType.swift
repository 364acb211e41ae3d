import Engine

/// A type in a model. Written generic arguments are ignored, and a nested type is known by its last name.
public indirect enum ModelType: Sendable, Hashable, Storable {
  case named(String)
  case array(ModelType)
  case optional(ModelType)
  case tuple([Part])
  /// The generic argument at a position of a type, or of the one that a class inherits from.
  case argument(of: String, at: Int)
  /// The result of a method of a type: `Representable.makeCoordinator()`.
  case result(of: ModelType, method: String)
  /// Another form (`[Key: Value]`, a function), about which nothing is known.
  case other

  /// An element of a tuple.
  public struct Part: Sendable, Hashable, Storable {
    public var label: String?
    public var type: ModelType
    public init(label: String?, type: ModelType) {
      self.label = label
      self.type = type
    }
  }

  /// Parses `Name`, `Outer.Name`, `Name<…>`, `[Name]`, `(label: Name, Name)`, each with or without `?`, and `Name.method()`.
  public init(parsing text: String) {
    if text.hasSuffix("()"), let dot = text.lastIndex(of: ".") {
      self = .result(of: ModelType(parsing: String(text[..<dot])), method: String(text[text.index(after: dot)...].dropLast(2)))
      return
    }
    var text = text[...]
    var optionals = 0
    while text.last == "?" || text.last == "!" {
      text.removeLast()
      optionals += 1
    }
    if text.first == "[", text.last == "]", !text.contains(":") {
      self = .array(ModelType(parsing: String(text.dropFirst().dropLast())))
    } else if text.first == "(", text.last == ")", text.contains(",") {
      self = .tuple(
        text.dropFirst().dropLast().split(separator: ",").map { part in
          let words = part.split(separator: ":").map { $0.trimmingPrefix { $0 == " " } }
          return Part(label: words.count > 1 ? words.first.map(String.init) : nil, type: ModelType(parsing: String(words.last ?? "")))
        })
    } else {
      let name = text.prefix { $0 != "<" }.split(separator: ".").last ?? ""
      let isName = !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
      self = isName ? .named(String(name)) : .other
    }
    if self != .other { for _ in 0..<optionals { self = .optional(self) } }
  }

  /// The type where the names of a type's generic parameters mean its arguments.
  public func replacing(parameters: [String], of type: String) -> ModelType {
    switch self {
    case .named(let name): parameters.firstIndex(of: name).map { .argument(of: type, at: $0) } ?? self
    case .array(let element): .array(element.replacing(parameters: parameters, of: type))
    case .optional(let wrapped): .optional(wrapped.replacing(parameters: parameters, of: type))
    case .tuple(let parts): .tuple(parts.map { Part(label: $0.label, type: $0.type.replacing(parameters: parameters, of: type)) })
    case .result(let base, let method): .result(of: base.replacing(parameters: parameters, of: type), method: method)
    case .argument, .other: self
    }
  }

  /// The name of the type without `?`; `nil` for a collection.
  public var name: String? {
    switch self {
    case .named(let name): name
    case .optional(let inner): inner.name
    case .array, .tuple, .argument, .result, .other: nil
    }
  }

  /// All names in it.
  public var names: [String] {
    switch self {
    case .named(let name): [name]
    case .optional(let inner), .array(let inner): inner.names
    case .tuple(let parts): parts.flatMap { ($0.label.map { [$0] } ?? []) + $0.type.names }
    case .result(let base, let method): base.names + [method]
    case .argument, .other: []
    }
  }
}
