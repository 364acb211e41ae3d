import CTreeSitter
import TreeSitterSwift

/// What a node is: the grammar's public symbol, as an integer.
///
/// Several symbols of the grammar share one visible name (`property_declaration` at file level and
/// in a function body, `?` in four contexts). The runtime folds them into one *public* id per name,
/// and that is the value here, so that comparing kinds compares two integers and a `switch` over the
/// constants is an integer switch.
///
/// Named nodes have constants such as ``lambdaLiteral``; tokens have constants that start with
/// `token`, such as ``tokenWeak`` or ``tokenQuestionQuestion``.
@frozen
public struct NodeKind: RawRepresentable, Hashable, Sendable {
  /// The public symbol id in the grammar.
  public let rawValue: UInt16

  /// Wraps a public symbol id.
  @inlinable @inline(__always)
  public init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// Text that the grammar could not parse.
  @inlinable public static var error: NodeKind { NodeKind(rawValue: .max) }

  /// Makes `case .lambdaLiteral:` one integer comparison, in debug builds too.
  @inlinable @inline(__always)
  public static func ~= (pattern: NodeKind, value: NodeKind) -> Bool {
    pattern.rawValue == value.rawValue
  }

  @inlinable @inline(__always)
  public static func == (left: NodeKind, right: NodeKind) -> Bool {
    left.rawValue == right.rawValue
  }
}

extension NodeKind {
  /// Looks up a kind by its name in the grammar, such as `lambda_literal`; nil if there is none.
  ///
  /// Slow. Intended for tests and external names; code uses the constants.
  public init?(named name: String, isNamed: Bool) {
    var name = name
    let symbol = name.withUTF8 { utf8 in
      utf8.withMemoryRebound(to: CChar.self) { characters in
        ts_language_symbol_for_name(
          SwiftGrammar.language, characters.baseAddress, UInt32(characters.count), isNamed)
      }
    }
    guard symbol != 0 else { return nil }
    self.init(rawValue: symbol)
  }

  /// The name in the grammar, such as `lambda_literal` or `??`; `ERROR` for ``error``.
  public var name: String {
    guard let name = ts_language_symbol_name(SwiftGrammar.language, rawValue) else { return "" }
    return String(cString: name)
  }
}

extension NodeKind: CustomStringConvertible {
  /// The name in the grammar.
  public var description: String { name }
}
