import Engine
import Program

/// How the code of a unit gives properties what they hold.
struct Fillings: Equatable, Sendable, Storable {
  /// Those that it gives something only where they are known to be empty, or what they hold already.
  var ofEmpty: Set<PropertyReference> { tamed.subtracting(replacing) }
  /// Those that it gives something while they may hold something else.
  var replacing: Set<PropertyReference> = []
  /// Those that it empties and fills again on each of its ways.
  var refilled: Set<PropertyReference> = []
  /// Properties of no object that it gives back what they held when it began, with the place where it does.
  var restored: [PropertyReference: Clearing] = [:]
  /// Functions that it calls while the properties of no object that they fill are known to be empty, and those that it calls while not.
  var calls: [Call: Bool] = [:]
  /// Functions that it calls only while some properties, of an object or of none, are known to be empty, with these properties.
  var whileEmpty: [FunctionReference: Set<PropertyReference>] = [:]
  var tamed: Set<PropertyReference> = []

  /// A call of a function that fills a property of no object.
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

  /// Notes a call of a function.
  ///
  /// - Parameters:
  ///   - isFirst: Is it the first one in the unit?
  ///   - empty: The properties that are known to be empty then.
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
  mutating func restore(_ property: PropertyReference, _ clearing: Clearing) { if restored[property] == nil { restored[property] = clearing } }
}
