import Program
import Facts
import Catalog

/// The values of names and members.
extension UnitEvaluator {
  mutating func read(_ id: VariableID, index: Int, range: ByteRange) -> [NodeID] {
    let variable = program.files[file][id]
    if let nested = variable.nestedFunction {
      let reference = FunctionReference(file: file, function: nested)
      if !frames[top].isCalled(UInt32(index)), functionValues[.function(reference)] == nil {
        functionValues[.function(reference)] = FunctionValue(place: place(range), function: reference)
      }
      return program.function(reference).kind == .function ? [closureNode(reference)] : []
    }
    return nodes(of: id) ?? []
  }

  mutating func readName(_ index: Int, selfBinding: VariableID?, range: ByteRange) -> [NodeID] {
    let reference = frames[top].code.body.references[index]
    let base = implicitBase(of: reference, selfBinding)
    return readReference(reference, base: base, index: index, range: range)
  }

  mutating func readMember(_ index: Int, base: ValueID, name: Name, range: ByteRange) -> [NodeID] {
    let reference = frames[top].code.body.references[index]
    if case .unknown = reference {
      if program.text(name) == "self" { return value(base) }
      if let position = program.tuplePosition(of: name, in: type(base)) {
        return readTuple(value(base), position: position, type: frames[top].code.body.types[index])
      }
      return readUnknownMember(name, of: value(base), type: frames[top].code.body.types[index])
    }
    return readReference(reference, base: value(base), isOfSuper: operation(base) == .superReference, index: index, range: range)
  }

  /// `.shared`: the type that the context expects has the member.
  mutating func readMember(_ index: Int, ofImplicit range: ByteRange) -> [NodeID] {
    if frames[top].isCalled(UInt32(index)) { return [] }
    return readReference(frames[top].code.body.references[index], base: [], index: index, range: range)
  }

  private mutating func readReference(_ reference: Reference, base: [NodeID], isOfSuper: Bool = false, index: Int, range: ByteRange) -> [NodeID] {
    let type = frames[top].code.body.types[index]
    switch reference {
    case .property(let property, _):
      if !base.isEmpty, let wrapper = program.wrapper(of: property) {
        return readWrapped(property, wrapper, index: index, base: base, type: type)
      }
      return readProperty(property, base: base, isOfSuper: isOfSuper, type: type)
    case .functions(let functions, _):
      noteValue(functions, index, range)
      // If an outside class declares several methods of this name, the bare name means its property: `tableView`.
      let isInheritedProperty = functions.count > 1 && functions.allSatisfy(program.overridesFramework)
      guard frames[top].code.methodReferences.contains(UInt32(index)), !isInheritedProperty else { return [] }
      return methodReference(to: functions, base: base, range: range)
    case .externalMember(let owner, let name, _):
      if !frames[top].isCalled(UInt32(index)) {
        recordUnregistration(reading: program.text(name), of: owner, base: base, range)
      }
      let known = program.modelProperty(name, of: owner)
      if known?.isElement == true { return readElements(of: base, type: type.unwrapped, ElementIdentity(.read(place(range))), range) }
      if known?.isView == true { return base }
      if case .metatype(let owner) = owner {
        return [heap.graph.node(.externalGlobal(name, of: program.outsideName(of: owner)), type: type)]
      }
      if program.isUnmodelledObject(owner), program.modelProperty(name, of: owner) == nil, !frames[top].isCalled(UInt32(index)) {
        return readUnknownMember(name, of: base, type: type)
      }
      return heap.readOutside(name, known, of: base, type: type)
    case .unknown, .type, .enumCase, .externalGlobal, .call:
      return []
    }
  }

  /// A member of an object without sources or models is probably held by it. A whole chain counts as one assumption.
  private mutating func readUnknownMember(_ name: Name, of base: [NodeID], type: Type) -> [NodeID] {
    let strength = program.unknownPattern(property: program.text(name))?.strength ?? .strong
    var result: [NodeID] = []
    for node in base {
      result.unite(
        heap.readField(
          of: [node], .externalProperty(name), type: type, ownership: strength, assumptions: isUnknownMember(node) ? 0 : 1))
    }
    return result
  }

  /// - Parameter isOfSuper: Read exactly the named property, without overrides: `super.title`.
  mutating func readProperty(_ property: PropertyReference, base: [NodeID], isOfSuper: Bool = false, type: Type) -> [NodeID] {
    let declaration = program.property(property)
    if declaration.owner == nil || declaration.isStatic {
      if declaration.isComputed { return callAccessor(.getter, of: property, base: [], value: []) }
      return [heap.graph.node(.global(property), type: type)]
    }
    if declaration.isComputed { return isOfSuper ? callAccessor(.getter, of: property, base: base, value: []) : callGetter(of: property, base: base) }
    if declaration.isRequirement { return readRequirement(property, base: base, type: type) }
    if program.isTracked(property) { recordObservedRead(property, of: base) }
    return readStored(property, base: base, type: type)
  }

  private mutating func readStored(_ property: PropertyReference, base: [NodeID], type: Type) -> [NodeID] {
    heap.readField(
      of: base, .property(property), type: type, ownership: CaptureStrength(program.ownership(of: property)),
      assumptions: program.assumptions(about: property))
  }

  /// For an object of known class, a requirement gives the content of the class's own property.
  private mutating func readRequirement(_ requirement: PropertyReference, base: [NodeID], type: Type) -> [NodeID] {
    var result: [NodeID] = []
    for node in base {
      if let own = program.witness(of: requirement, in: heap.graph[node].type) {
        result.unite(readProperty(own, base: [node], type: type))
      } else {
        result.unite(readStored(requirement, base: [node], type: type))
      }
    }
    return result
  }

  /// An element of a tuple by position. A value not known as a tuple is a dictionary entry: its pair is made by the read.
  mutating func readTuple(_ base: [NodeID], position: Int, type: Type) -> [NodeID] {
    var result: [NodeID] = []
    for node in base {
      if case .tuple = heap.graph[node].type.unwrapped {
        result.unite(heap.readField(of: [node], .tupleElement(position), type: type, ownership: .strong))
      } else {
        let held = heap.graph.targets(of: node, .tupleElement(position))
        result.unite(held.isEmpty && position > 0 ? [node] : held)
      }
    }
    return result
  }

  /// A static or global function used as a value may be called by its holder: `button.onPress = Maker.begin`. It captures nothing.
  private mutating func noteValue(_ functions: [FunctionReference], _ index: Int, _ range: ByteRange) {
    guard let function = functions.first, !frames[top].isCalled(UInt32(index)), program.isStatic(function) || program.owner(of: function) == nil else { return }
    functionValues[.methodReference(place(range))] = FunctionValue(place: place(range), function: function)
  }

  /// A bound method reference is a closure that captures its base strongly.
  mutating func methodReference(to functions: [FunctionReference], base: [NodeID], range: ByteRange) -> [NodeID] {
    guard !base.isEmpty, let function = functions.first, program.owner(of: function) != nil else { return [] }
    let node = heap.graph.node(.methodReference(place(range), instance: 0), type: .unknown)
    functionValues[.methodReference(place(range))] = FunctionValue(place: place(range), function: function)
    heap.capture(base, by: node, as: nil, place: place(range))
    return [node]
  }
}

extension Program {
  /// The name of the outside type that declares a static member of the type; a class of the program inherits it.
  func outsideName(of type: Type) -> Name? {
    switch type.unwrapped {
    case .external(let name, _): name
    case .nominal(let id, _): self[id].externalAncestors.first ?? self[id].name
    default: nil
    }
  }
}
