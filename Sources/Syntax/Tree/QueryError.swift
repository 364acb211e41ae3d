import CTreeSitter

/// Why a query is invalid, and where.
public struct QueryError: Error, Hashable, Sendable {
  /// The kind of problem.
  public enum Kind: String, Hashable, Sendable {
    /// The text is not a query.
    case syntax
    /// The grammar has no such node.
    case nodeKind
    /// The grammar has no such field.
    case field
    /// A predicate names a capture that the pattern does not have.
    case capture
    /// The pattern can never match.
    case structure
    /// The grammar and the runtime are incompatible.
    case language
    /// `*` or `?` after something that is already optional.
    case repetition
    /// An unknown predicate, or one with wrong operands.
    case predicate
  }

  /// The kind of problem.
  public let kind: Kind
  /// The offset in the query, in bytes of UTF-8.
  public let byteOffset: UInt32

  init(kind: Kind, byteOffset: UInt32) {
    self.kind = kind
    self.byteOffset = byteOffset
  }

  init(_ raw: TSQueryError, byteOffset: UInt32) {
    let kind: Kind =
      switch raw {
      case TSQueryErrorNodeType: .nodeKind
      case TSQueryErrorField: .field
      case TSQueryErrorCapture: .capture
      case TSQueryErrorStructure: .structure
      case TSQueryErrorLanguage: .language
      default: .syntax
      }
    self.init(kind: kind, byteOffset: byteOffset)
  }
}

extension QueryError: CustomStringConvertible {
  /// A text for people.
  public var description: String { "\(reason) (at byte \(byteOffset) of the query)" }

  /// The problem without its place.
  public var reason: String {
    switch kind {
    case .syntax: "not a query"
    case .nodeKind: "no such node"
    case .field: "no such field"
    case .capture: "no such capture"
    case .structure: "can never match"
    case .language: "grammar and runtime do not fit"
    case .repetition: "a quantifier behind what may be absent already; one is enough"
    case .predicate:
      "a predicate that is not known, or with wrong operands; known are `(#eq? @a \"text\")`, `(#any-of? @a \"text\" …)`, `(#match? @a \"regex\")`, and the same with `not-`"
    }
  }
}
