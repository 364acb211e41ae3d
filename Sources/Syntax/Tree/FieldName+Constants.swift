// Written by scripts/generate-node-kinds.py from the grammar's tables. Do not edit.

extension FieldName {
  /// The field `body`.
  @inlinable public static var body: FieldName { FieldName(rawValue: 1) }
  /// The field `bound_identifier`.
  @inlinable public static var boundIdentifier: FieldName { FieldName(rawValue: 2) }
  /// The field `captures`.
  @inlinable public static var captures: FieldName { FieldName(rawValue: 3) }
  /// The field `collection`.
  @inlinable public static var collection: FieldName { FieldName(rawValue: 4) }
  /// The field `computed_value`.
  @inlinable public static var computedValue: FieldName { FieldName(rawValue: 5) }
  /// The field `condition`.
  @inlinable public static var condition: FieldName { FieldName(rawValue: 6) }
  /// The field `constrained_type`.
  @inlinable public static var constrainedType: FieldName { FieldName(rawValue: 7) }
  /// The field `constructed_type`.
  @inlinable public static var constructedType: FieldName { FieldName(rawValue: 8) }
  /// The field `count`.
  @inlinable public static var count: FieldName { FieldName(rawValue: 9) }
  /// The field `data_contents`.
  @inlinable public static var dataContents: FieldName { FieldName(rawValue: 10) }
  /// The field `declaration_kind`.
  @inlinable public static var declarationKind: FieldName { FieldName(rawValue: 11) }
  /// The field `default_value`.
  @inlinable public static var defaultValue: FieldName { FieldName(rawValue: 12) }
  /// The field `definition`.
  @inlinable public static var definition: FieldName { FieldName(rawValue: 13) }
  /// The field `element`.
  @inlinable public static var element: FieldName { FieldName(rawValue: 14) }
  /// The field `end`.
  @inlinable public static var end: FieldName { FieldName(rawValue: 15) }
  /// The field `error`.
  @inlinable public static var error: FieldName { FieldName(rawValue: 16) }
  /// The field `expr`.
  @inlinable public static var expr: FieldName { FieldName(rawValue: 17) }
  /// The field `external_name`.
  @inlinable public static var externalName: FieldName { FieldName(rawValue: 18) }
  /// The field `if_false`.
  @inlinable public static var ifFalse: FieldName { FieldName(rawValue: 19) }
  /// The field `if_nil`.
  @inlinable public static var ifNil: FieldName { FieldName(rawValue: 20) }
  /// The field `if_true`.
  @inlinable public static var ifTrue: FieldName { FieldName(rawValue: 21) }
  /// The field `inherits_from`.
  @inlinable public static var inheritsFrom: FieldName { FieldName(rawValue: 22) }
  /// The field `interpolation`.
  @inlinable public static var interpolation: FieldName { FieldName(rawValue: 23) }
  /// The field `item`.
  @inlinable public static var item: FieldName { FieldName(rawValue: 24) }
  /// The field `key`.
  @inlinable public static var key: FieldName { FieldName(rawValue: 25) }
  /// The field `lhs`.
  @inlinable public static var lhs: FieldName { FieldName(rawValue: 26) }
  /// The field `must_equal`.
  @inlinable public static var mustEqual: FieldName { FieldName(rawValue: 27) }
  /// The field `must_inherit`.
  @inlinable public static var mustInherit: FieldName { FieldName(rawValue: 28) }
  /// The field `mutability`.
  @inlinable public static var mutability: FieldName { FieldName(rawValue: 29) }
  /// The field `name`.
  @inlinable public static var name: FieldName { FieldName(rawValue: 30) }
  /// The field `op`.
  @inlinable public static var op: FieldName { FieldName(rawValue: 31) }
  /// The field `operation`.
  @inlinable public static var operation: FieldName { FieldName(rawValue: 32) }
  /// The field `operator`.
  @inlinable public static var `operator`: FieldName { FieldName(rawValue: 33) }
  /// The field `params`.
  @inlinable public static var params: FieldName { FieldName(rawValue: 34) }
  /// The field `raw_value`.
  @inlinable public static var rawValue: FieldName { FieldName(rawValue: 35) }
  /// The field `reference_specifier`.
  @inlinable public static var referenceSpecifier: FieldName { FieldName(rawValue: 36) }
  /// The field `result`.
  @inlinable public static var result: FieldName { FieldName(rawValue: 37) }
  /// The field `return_type`.
  @inlinable public static var returnType: FieldName { FieldName(rawValue: 38) }
  /// The field `rhs`.
  @inlinable public static var rhs: FieldName { FieldName(rawValue: 39) }
  /// The field `start`.
  @inlinable public static var start: FieldName { FieldName(rawValue: 40) }
  /// The field `suffix`.
  @inlinable public static var suffix: FieldName { FieldName(rawValue: 41) }
  /// The field `suppressed`.
  @inlinable public static var suppressed: FieldName { FieldName(rawValue: 42) }
  /// The field `target`.
  @inlinable public static var target: FieldName { FieldName(rawValue: 43) }
  /// The field `text`.
  @inlinable public static var text: FieldName { FieldName(rawValue: 44) }
  /// The field `type`.
  @inlinable public static var type: FieldName { FieldName(rawValue: 45) }
  /// The field `value`.
  @inlinable public static var value: FieldName { FieldName(rawValue: 46) }
  /// The field `wrapped`.
  @inlinable public static var wrapped: FieldName { FieldName(rawValue: 47) }

  /// Every constant above, with the name that the grammar gives it.
  static let table: [(field: FieldName, name: String)] = [
    (.body, "body"),
    (.boundIdentifier, "bound_identifier"),
    (.captures, "captures"),
    (.collection, "collection"),
    (.computedValue, "computed_value"),
    (.condition, "condition"),
    (.constrainedType, "constrained_type"),
    (.constructedType, "constructed_type"),
    (.count, "count"),
    (.dataContents, "data_contents"),
    (.declarationKind, "declaration_kind"),
    (.defaultValue, "default_value"),
    (.definition, "definition"),
    (.element, "element"),
    (.end, "end"),
    (.error, "error"),
    (.expr, "expr"),
    (.externalName, "external_name"),
    (.ifFalse, "if_false"),
    (.ifNil, "if_nil"),
    (.ifTrue, "if_true"),
    (.inheritsFrom, "inherits_from"),
    (.interpolation, "interpolation"),
    (.item, "item"),
    (.key, "key"),
    (.lhs, "lhs"),
    (.mustEqual, "must_equal"),
    (.mustInherit, "must_inherit"),
    (.mutability, "mutability"),
    (.name, "name"),
    (.op, "op"),
    (.operation, "operation"),
    (.`operator`, "operator"),
    (.params, "params"),
    (.rawValue, "raw_value"),
    (.referenceSpecifier, "reference_specifier"),
    (.result, "result"),
    (.returnType, "return_type"),
    (.rhs, "rhs"),
    (.start, "start"),
    (.suffix, "suffix"),
    (.suppressed, "suppressed"),
    (.target, "target"),
    (.text, "text"),
    (.type, "type"),
    (.value, "value"),
    (.wrapped, "wrapped"),
  ]
}
