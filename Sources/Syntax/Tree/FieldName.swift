import CTreeSitter
import TreeSitterSwift

/// The role of a child in its parent, such as `name` or `body`: the grammar's field id, an integer.
@frozen
public struct FieldName: RawRepresentable, Hashable, Sendable {
  /// The field id in the grammar; 0 for a child without a field.
  public let rawValue: UInt16

  /// Wraps a field id.
  @inlinable @inline(__always)
  public init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// The child has no field.
  @inlinable public static var absent: FieldName { FieldName(rawValue: 0) }

  /// Makes `case .body:` one integer comparison, in debug builds too.
  @inlinable @inline(__always)
  public static func ~= (pattern: FieldName, value: FieldName) -> Bool {
    pattern.rawValue == value.rawValue
  }

  @inlinable @inline(__always)
  public static func == (left: FieldName, right: FieldName) -> Bool {
    left.rawValue == right.rawValue
  }
}

extension FieldName {
  /// The name in the grammar, such as `default_value`; empty for ``absent``.
  public var name: String {
    guard let name = ts_language_field_name_for_id(SwiftGrammar.language, rawValue) else { return "" }
    return String(cString: name)
  }
}

extension FieldName: CustomStringConvertible {
  /// The name in the grammar.
  public var description: String { name }
}
