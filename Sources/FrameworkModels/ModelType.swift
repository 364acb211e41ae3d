/// A type as far as models tell it. Generic arguments do not matter to them, and a nested type is known by its last name.
public indirect enum ModelType: Sendable, Hashable {
  case named(String)
  case array(ModelType)
  case optional(ModelType)
  /// Of another form (`[Key: Value]`, a function): nothing is known of it.
  case other

  /// Reads `Name`, `Outer.Name`, `Name<…>`, `[Name]`, each with or without `?`.
  public init(parsing text: String) {
    var text = text[...]
    var optionals = 0
    while text.last == "?" || text.last == "!" {
      text.removeLast()
      optionals += 1
    }
    if text.first == "[", text.last == "]", !text.contains(":") {
      self = .array(ModelType(parsing: String(text.dropFirst().dropLast())))
    } else {
      let name = text.prefix { $0 != "<" }.split(separator: ".").last ?? ""
      let isName = !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
      self = isName ? .named(String(name)) : .other
    }
    if self != .other { for _ in 0..<optionals { self = .optional(self) } }
  }

  /// The name of the type, or of what it may be; `nil` for a collection.
  public var name: String? {
    switch self {
    case .named(let name): name
    case .optional(let inner): inner.name
    case .array, .other: nil
    }
  }

  /// The name that stands in it, whatever the form.
  public var innermostName: String? {
    switch self {
    case .named(let name): name
    case .optional(let inner), .array(let inner): inner.innermostName
    case .other: nil
    }
  }
}
