import Engine
import Program

/// How a unit stores values into properties.
struct PropertyStores: Equatable, Sendable, Storable {
  /// Properties into which it stores only where they are known to be empty or to hold the value already.
  var ofEmpty: Set<PropertyReference> { tamed.subtracting(replacing) }
  /// Properties into which it stores while they may hold something else.
  var replacing: Set<PropertyReference> = []
  /// Properties that it releases and fills again on every path.
  var refilled: Set<PropertyReference> = []
  /// Static or global properties whose initial content it restores, with the place of the restoring store.
  var restored: [PropertyReference: FieldRelease] = [:]
  /// Calls of functions that store into static or global properties: true where these are known to be empty.
  var calls: [Call: Bool] = [:]
  /// Functions that it calls only while some properties are known to be empty, with these properties.
  var whileEmpty: [FunctionReference: Set<PropertyReference>] = [:]
  var tamed: Set<PropertyReference> = []

  /// A call of a function that stores into a static or global property.
  struct Call: Hashable, Sendable, Storable {
    var function: FunctionReference
    var property: PropertyReference
  }

  var isEmpty: Bool {
    tamed.isEmpty && replacing.isEmpty && refilled.isEmpty && restored.isEmpty && calls.isEmpty && whileEmpty.isEmpty
  }

  mutating func call(_ function: FunctionReference, filling property: PropertyReference, isEmpty: Bool) {
    calls[Call(function: function, property: property), default: true] = isEmpty && (calls[Call(function: function, property: property)] ?? true)
  }

  /// Records a call of a function.
  ///
  /// - Parameters:
  ///   - isFirst: Whether it is the first such call in the unit.
  ///   - empty: The properties known to be empty at the call.
  mutating func call(_ function: FunctionReference, isFirst: Bool, whileEmpty empty: Set<PropertyReference>) {
    if empty.isEmpty {
      if !isFirst, !whileEmpty.isEmpty { whileEmpty[function] = nil }
    } else if isFirst {
      whileEmpty[function] = empty
    } else if let known = whileEmpty[function] {
      let both = known.intersection(empty)
      whileEmpty[function] = both.isEmpty ? nil : both
    }
  }

  mutating func replace(_ property: PropertyReference) { replacing.insert(property) }
  mutating func refill(_ property: PropertyReference) { refilled.insert(property) }
  mutating func fillEmpty(_ property: PropertyReference) { tamed.insert(property) }
  mutating func restore(_ property: PropertyReference, _ fieldRelease: FieldRelease) { if restored[property] == nil { restored[property] = fieldRelease } }
}
