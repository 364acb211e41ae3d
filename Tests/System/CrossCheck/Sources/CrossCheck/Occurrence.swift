/// What is compared.
enum Category: String, CaseIterable, Sendable {
  /// A closure expression, by its opening brace.
  case closure
  /// An entry of a capture list: place, strength, name, and whether it has an initial value.
  case captureListEntry
  /// The word `self` where it stands for the value, also in `[weak self]` and `guard let self`.
  case explicitSelf
  /// A name without anything before it that may be that of a value: it begins with a small letter, `_` or `$`.
  case bareName
  /// A parameter with `@escaping`: place and the function that it belongs to.
  case escapingParameter

  var title: String {
    switch self {
    case .closure: "closures"
    case .captureListEntry: "capture-list entries"
    case .explicitSelf: "explicit self"
    case .bareName: "bare names"
    case .escapingParameter: "@escaping parameters"
    }
  }
}

/// Something at a place of a file that one of the two has found.
struct Occurrence: Hashable, Sendable {
  var category: Category
  /// UTF-8 offset in the file.
  var offset: UInt32
  /// What must agree beside the place.
  var detail: String

  /// Types begin with a capital letter; whether one or an expression was meant is not compared.
  static func mayNameValue(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first else { return false }
    return first == "$" || first == "_" && name != "_" || first.properties.isLowercase
  }
}

/// An occurrence in swift-syntax's tree, with what explains that the facts do not have it.
struct SyntaxOccurrence: Sendable {
  var occurrence: Occurrence
  /// The construct around it that the facts leave out on purpose.
  var construct: OmittedConstruct?
  /// It stands in a branch of `#if` that is not the first.
  var isInLaterBranch: Bool
  /// The kinds of the syntax nodes around it, the innermost first.
  var surroundings: String
}
