import Engine

/// Flags of a unit's effects, stored beside the unit: accessing a unit costs more than its few effects are usually worth.
struct UnitFlags: OptionSet, Sendable, Storable {
  let rawValue: UInt32

  /// It is code of a test or preview.
  static let isOfTests = UnitFlags(rawValue: 1)
  /// It makes or requests objects.
  static let makes = UnitFlags(rawValue: 1 << 1)
  /// It uses functions as values.
  static let hasValues = UnitFlags(rawValue: 1 << 2)
  /// Its retained closures call functions or make objects.
  static let hasCallbacks = UnitFlags(rawValue: 1 << 3)
  /// It makes objects in factories only.
  static let hasFactories = UnitFlags(rawValue: 1 << 4)
  /// It releases properties.
  static let empties = UnitFlags(rawValue: 1 << 5)
  /// It replaces the content of properties.
  static let replaces = UnitFlags(rawValue: 1 << 6)
  /// It makes objects only for empty properties.
  static let fillsEmpty = UnitFlags(rawValue: 1 << 7)
  /// It calls functions only while properties are empty.
  static let callsWhileEmpty = UnitFlags(rawValue: 1 << 8)

  /// It makes parts of a view.
  static let composes = UnitFlags(rawValue: 1 << 9)

  init(rawValue: UInt32) { self.rawValue = rawValue }

  init(_ unit: EvaluatedUnit, _ made: InstantiatedTypes, _ passing: TransientTypeContribution) {
    let fillings = unit.fillings
    let handlers = unit.handlers
    var traits: UnitFlags = []
    if made.isOfTests { traits.insert(.isOfTests) }
    if !made.own.isEmpty || !made.obtained.isEmpty { traits.insert(.makes) }
    if !passing.values.isEmpty { traits.insert(.hasValues) }
    if !handlers.callees.isEmpty || !handlers.made.isEmpty { traits.insert(.hasCallbacks) }
    if !handlers.leftToFactories.isEmpty { traits.insert(.hasFactories) }
    if !unit.cleared.isEmpty { traits.insert(.empties) }
    if !fillings.replacing.isEmpty || !fillings.refilled.isEmpty { traits.insert(.replaces) }
    if !passing.filling.isEmpty { traits.insert(.fillsEmpty) }
    if !fillings.whileEmpty.isEmpty { traits.insert(.callsWhileEmpty) }
    if !unit.composed.isEmpty { traits.insert(.composes) }
    self = traits
  }
}
