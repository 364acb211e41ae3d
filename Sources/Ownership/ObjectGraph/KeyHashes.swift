import Program

extension NodeKind {
  var quickHash: Int {
    var hash = QuickHash()
    switch self {
    case .selfObject: hash.combine(0)
    case .system: hash.combine(1)
    case .unknownCallee: hash.combine(2)
    case .parameter(let position):
      hash.combine(3)
      hash.combine(position)
    case .closure(let function, let instance):
      hash.combine(4)
      hash.combine(function.file)
      hash.combine(function.function.index)
      hash.combine(instance)
    case .methodReference(let place, let instance), .autoclosure(let place, let instance), .allocation(let place, let instance):
      hash.combine(5)
      hash.combine(place.file)
      hash.combine(place.range.start)
      hash.combine(place.range.end)
      hash.combine(instance)
    case .load(let base, let field), .former(let base, let field):
      hash.combine(6)
      hash.combine(base.index)
      field.hash(into: &hash)
    case .closureParameter(let variable):
      hash.combine(7)
      hash.combine(variable.file)
      hash.combine(variable.variable.index)
    case .box(let variable, let instance):
      hash.combine(8)
      hash.combine(variable.file)
      hash.combine(variable.variable.index)
      hash.combine(instance)
    case .global(let property):
      hash.combine(9)
      hash.combine(property.file)
      hash.combine(property.property.index)
    case .externalGlobal(let name, let type):
      hash.combine(10)
      hash.combine(name.index)
      if let type { hash.combine(type.index) }
    }
    return hash.value
  }
}

extension Field {
  func hash(into hash: inout QuickHash) {
    switch self {
    case .element: hash.combine(0)
    case .content: hash.combine(1)
    case .unknown: hash.combine(2)
    case .result: hash.combine(3)
    case .emitted: hash.combine(6)
    case .property(let property):
      hash.combine(property.file)
      hash.combine(property.property.index)
    case .externalProperty(let name): hash.combine(name.index)
    case .tupleElement(let number), .model(let number), .argument(let number):
      hash.combine(4)
      hash.combine(number)
    case .oneElement(let identity): hash.combine(identity.hashValue)
    case .capture(let variable):
      hash.combine(5)
      if let variable {
        hash.combine(variable.file)
        hash.combine(variable.variable.index)
      }
    }
  }
}

extension Slot {
  var quickHash: Int {
    var hash = QuickHash()
    hash.combine(source.index)
    field?.hash(into: &hash)
    if let key { hash.combine(key.hashValue) }
    return hash.value
  }
}

extension Edge {
  /// A hash of an edge's identity.
  var quickHash: Int { Self.quickHash(source, target, field, key) }

  static func quickHash(_ source: NodeID, _ target: NodeID, _ field: Field, _ key: ElementKey? = nil) -> Int {
    var hash = QuickHash()
    hash.combine(source.index)
    hash.combine(target.index)
    field.hash(into: &hash)
    if let key { hash.combine(key.hashValue) }
    return hash.value
  }
}
