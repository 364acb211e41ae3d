import ProgramModel
import SourceFacts
import VerdictVocabulary

extension UnitEvaluator {
  /// Runs one instruction.
  mutating func step(_ index: Int) {
    let instruction = frames[top].function.instructions[index]
    var result: [NodeID] = []
    switch instruction.operation {
    case .selfReference, .superReference:
      result = selfNodes()
    case .variable(let id):
      result = read(id, index: index, range: instruction.range)
    case .name(_, let selfBinding):
      result = readName(index, selfBinding: selfBinding, range: instruction.range)
    case .member(let base, let id):
      result = readMember(index, base: base, name: program.name(id, in: file), range: instruction.range)
    case .closure(let id):
      let reference = FunctionReference(file: file, function: id)
      frames[top].values[index] = [createClosure(reference)]
      enter(reference)
      return
    case .call(let callee, let arguments):
      result = call(index, callee: callee, arguments: arguments, range: instruction.range)
    case .subscript(let base, let arguments):
      result = readSubscript(index, base: base, arguments: arguments, range: instruction.range)
    case .array(let elements), .dictionary(let elements):
      result = makeCollection(of: elements, type: frames[top].body.types[index], range: instruction.range) { _ in .element }
    case .tuple(let elements):
      result = makeCollection(of: elements, type: frames[top].body.types[index], range: instruction.range) { .tupleElement($0) }
    case .operator(_, let operands): result = apply(index, operands, range: instruction.range)
    case .choice(let options, _): result = values(of: options)
    case .cast(let value, _, _):
      // A cast lets through what it can be.
      result = self.value(value).filter { !program.areUnrelatedClasses(heap.graph[$0].type, frames[top].body.types[index]) }
      if result.isEmpty, let object = objectFromOutside(value, index, instruction.range) { result = [object] }
    case .unwrap(let value, _), .await(let value), .fullName(let value, _):
      result = self.value(value)
    case .declare(let variable, let initial, let extracted):
      var nodes = initial.map { owned(value($0), by: variable, madeBy: $0) } ?? (frames[top].isInCatch ? frames[top].thrown : [])
      if extracted {
        let elements = self.elements(of: nodes, for: variable)
        // What a stream delivers is not the stream.
        if let initial, frames[top].streams.contains(initial.index) { nodes = [] }
        if let initial, isLoopVariable(index, over: initial) { nodes.removeAll { isOwnSequence($0) } }
        // What a pattern binds is the payload, what a loop binds is the element: neither is the value around it.
        let type = unit.variableType(variable).unwrapped
        if !mayBeOptional(initial) { nodes.removeAll { heap.graph[$0].type.unwrapped != type && isContainer($0) } }
        nodes.unite(elements)
      }
      bind(variable, to: nodes, place: place(instruction.range))
      if let initial, !extracted, program.files[file][variable].isLet, let key = key(initial, expected: unit.variableType(variable)) {
        variableKeys[variable] = key
      }
    case .declareFunction(let variable):
      if let nested = program.files[file][variable].nestedFunction {
        let reference = FunctionReference(file: file, function: nested)
        _ = createClosure(reference)
        enter(reference)
        return
      }
    case .assign(let target, let value, let compound):
      recordEnding(assigning: value, to: target, instruction.range)
      store(value, into: target, isCompound: compound != nil, range: instruction.range)
    case .returnValue(let value):
      if let value { recordReturn(self.value(value)) }
    case .throwValue(let value): frames[top].thrown.unite(self.value(value))
    case .macro, .implicitMember, .literal, .type, .keyPath, .poundLiteral, .typeCheck, .interpolation, .jump, .condition, .label,
      .mayThrow, .beginBranches, .nextBranch, .endBranches, .beginLoop, .endLoop, .beginDefer, .endDefer, .beginScope, .endScope:
      break
    }
    if result.count >= [NodeID].nodeLimit { heap.cutValues += 1 }
    frames[top].values[index] = result
  }

  /// What a pattern or loop takes out of a value for a variable.
  private mutating func elements(of nodes: [NodeID], for variable: VariableID) -> [NodeID] {
    let type = unit.variableType(variable)
    let elements = heap.readElements(of: nodes, type: elementType(of: nodes) ?? type)
    guard let payload = program.files[file][variable].payload, payload.name == nil, !type.isUnknown else { return elements }
    return readTuple(elements, position: Int(payload.position), type: type)
  }

  /// Is a variable declared for the elements of a loop's sequence?
  private func isLoopVariable(_ index: Int, over sequence: ValueID) -> Bool {
    var previous = index - 1
    while previous >= 0, case .declare = frames[top].function.instructions[previous].operation { previous -= 1 }
    guard previous >= 0, case .beginLoop(_, sequence: sequence) = frames[top].function.instructions[previous].operation else { return false }
    return true
  }

  /// Is it an object or a value that the program declares? What a loop over it gives is made by its iterator.
  private func isOwnSequence(_ node: NodeID) -> Bool {
    guard case .nominal = heap.graph[node].type.unwrapped else { return false }
    return true
  }

  /// The payload of an optional is the value itself.
  private func mayBeOptional(_ value: ValueID?) -> Bool {
    guard let value, case .optional = self.type(value) else { return false }
    return true
  }

  /// Is it a value around others: an enum, a collection?
  private func isContainer(_ node: NodeID) -> Bool {
    switch heap.graph[node].type.unwrapped {
    case .array, .set, .dictionary: true
    case .nominal(let id, _): program[id].kind == .enum
    default: false
    }
  }

  private mutating func recordReturn(_ nodes: [NodeID]) {
    let reference = frames[top].reference
    if reference == root {
      returned.unite(nodes)
    } else {
      let closure = closureNode(reference)
      for node in nodes { link(closure, .result, to: node, frames[top].function.range) }
    }
  }

  /// A result builder makes the result of what the statements give and nothing else uses.
  mutating func returnBuiltParts() {
    let used = frames[top].usedValues().union(frames[top].function.headValues)
    for index in frames[top].values.indices where !used.contains(UInt32(index)) { recordReturn(frames[top].values[index]) }
  }

  private mutating func read(_ id: VariableID, index: Int, range: ByteRange) -> [NodeID] {
    let variable = program.files[file][id]
    if let nested = variable.nestedFunction {
      let reference = FunctionReference(file: file, function: nested)
      if !frames[top].function.callees.contains(UInt32(index)), functionValues[.function(reference)] == nil {
        functionValues[.function(reference)] = FunctionValue(place: place(range), function: reference)
      }
      return program.function(reference).kind == .function ? [closureNode(reference)] : []
    }
    return nodes(of: id) ?? []
  }

  private mutating func readName(_ index: Int, selfBinding: VariableID?, range: ByteRange) -> [NodeID] {
    let reference = frames[top].body.references[index]
    let base = implicitBase(of: reference, selfBinding)
    return readReference(reference, base: base, index: index, range: range)
  }

  private mutating func readMember(_ index: Int, base: ValueID, name: Name, range: ByteRange) -> [NodeID] {
    let reference = frames[top].body.references[index]
    if case .unknown = reference {
      if program.text(name) == "self" { return value(base) }
      if let position = program.tuplePosition(of: name, in: type(base)) {
        return readTuple(value(base), position: position, type: frames[top].body.types[index])
      }
      return readUnknownMember(name, of: value(base), type: frames[top].body.types[index])
    }
    return readReference(reference, base: value(base), index: index, range: range)
  }

  private mutating func readReference(_ reference: Reference, base: [NodeID], index: Int, range: ByteRange) -> [NodeID] {
    let type = frames[top].body.types[index]
    switch reference {
    case .property(let property, _):
      if !base.isEmpty, let wrapper = program.wrapper(of: property) {
        return readWrapped(property, wrapper, index: index, base: base, type: type)
      }
      return readProperty(property, base: base, type: type)
    case .functions(let functions, _):
      guard frames[top].methodReferences.contains(UInt32(index)) else { return [] }
      return methodReference(to: functions, base: base, range: range)
    case .externalMember(let owner, let name, _):
      if !frames[top].function.callees.contains(UInt32(index)) {
        recordEnding(reading: program.text(name), of: owner, base: base, range)
      }
      if program.modelProperty(name, of: owner)?.isElement == true { return heap.readElements(of: base, type: type.unwrapped) }
      if case .metatype = owner {
        return [heap.graph.node(.externalGlobal(name), type: type)]
      }
      if program.isUnmodelledObject(owner), program.modelProperty(name, of: owner) == nil, !frames[top].function.callees.contains(UInt32(index)) {
        return readUnknownMember(name, of: base, type: type)
      }
      return heap.readField(
        of: base, .externalProperty(name), type: type, ownership: program.modelProperty(name, of: owner)?.heldStrength)
    case .unknown, .type, .enumCase, .externalGlobal, .call:
      return []
    }
  }

  /// A member of an object of which no source and no model is in sight is most likely held by it. That is assumed once for a whole chain.
  private mutating func readUnknownMember(_ name: Name, of base: [NodeID], type: Type) -> [NodeID] {
    let strength = program.unknownPattern(property: program.text(name))?.strength ?? .strong
    var result: [NodeID] = []
    for node in base {
      result.unite(heap.readField(
        of: [node], .externalProperty(name), type: type, ownership: strength, assumptions: isUnknownMember(node) ? 0 : 1))
    }
    return result
  }

  /// Is the object assumed to be held by the one that it was read from?
  func isUnknownMember(_ node: NodeID) -> Bool {
    var node = node
    while case .load(let base, .externalProperty) = heap.graph[node].kind {
      let isAssumed = heap.graph.edges(to: node).contains { edge in
        if case .externalProperty = edge.field { return edge.assumptions > 0 && !edge.isWrite }
        return false
      }
      if isAssumed { return true }
      node = base
    }
    return false
  }

  mutating func readProperty(_ property: PropertyReference, base: [NodeID], type: Type) -> [NodeID] {
    let declaration = program.property(property)
    if declaration.owner == nil || declaration.isStatic {
      if declaration.isComputed { return callAccessor(.getter, of: property, base: [], value: []) }
      return [heap.graph.node(.global(property), type: type)]
    }
    if declaration.isComputed { return callAccessor(.getter, of: property, base: base, value: []) }
    if program.isTracked(property) { recordObservedRead(property, of: base) }
    return heap.readField(
      of: base, .property(property), type: type, ownership: CaptureStrength(program.ownership(of: property)),
      assumptions: program.assumptions(about: property))
  }

  private mutating func makeCollection(
    of elements: ArgumentRange, type: Type, range: ByteRange, field: (Int) -> Field
  ) -> [NodeID] {
    var contents: [(node: NodeID, field: Field)] = []
    for (position, argument) in frames[top].function.arguments[elements.indices].enumerated() {
      contents += copiedValue(argument.value).map { ($0, field(position)) }
    }
    let collection = heap.graph.node(.allocation(place(range), instance: 0), type: type)
    for (node, field) in contents { heap.keep(node, by: collection, field: field, place: place(range)) }
    return [collection]
  }

  /// What a tuple has at a position. What is not known to be a tuple was put under a key: there the pair is made when it is read.
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

  /// A bound method reference is a closure that captures its base strongly.
  mutating func methodReference(to functions: [FunctionReference], base: [NodeID], range: ByteRange) -> [NodeID] {
    guard !base.isEmpty, let function = functions.first, program.owner(of: function) != nil else { return [] }
    let node = heap.graph.node(.methodReference(place(range), instance: 0), type: .unknown)
    functionValues[.methodReference(place(range))] = FunctionValue(place: place(range), function: function)
    heap.capture(base, by: node, as: nil, place: place(range))
    return [node]
  }

  // MARK: Stores

  private mutating func store(_ source: ValueID, into target: ValueID, isCompound: Bool, range: ByteRange) {
    if case .tuple(let targets) = operation(target) { return storeParts(source, into: targets, range: range) }
    let isEmpty = isEmptyValue(source, expected: type(target)) || mayTakeOut(source, target)
    store(copiedValue(source), into: target, isCompound: isCompound, isEmpty: isEmpty, range: range)
  }

  /// An entry of a dictionary that is given what a call of itself returns goes when that is `nil`: `rows[key] = rows[key]?.next()`.
  private func mayTakeOut(_ source: ValueID, _ target: ValueID) -> Bool {
    guard case .subscript(let base, _) = operation(target), case .dictionary = type(base).unwrapped, case .optional = type(source) else { return false }
    var value = source
    while case .unwrap(let inner, forced: false) = operation(value) { value = inner }
    guard case .call(let callee, _) = operation(value), case .member(var object, _) = operation(callee) else { return false }
    while case .unwrap(let inner, _) = operation(object) { object = inner }
    guard case .subscript(let read, _) = operation(object), case .property(let own, _) = frames[top].body.reference(base) else { return false }
    if case .property(own, _) = frames[top].body.reference(read) { return true }
    return false
  }

  /// `(a, b) = (x, y)`: each part goes to its place. All values are there before the first is stored.
  private mutating func storeParts(_ source: ValueID, into targets: ArgumentRange, range: ByteRange) {
    let targets = frames[top].function.arguments[targets.indices].map(\.value)
    if case .tuple(let parts) = operation(source), parts.count == targets.count {
      let parts = frames[top].function.arguments[parts.indices].map(\.value)
      let nodes = parts.map { copiedValue($0) }
      for (index, target) in targets.enumerated() {
        store(nodes[index], into: target, isCompound: false, isEmpty: isEmptyValue(parts[index], expected: type(target)), range: range)
      }
      return
    }
    let whole = copiedValue(source)
    for (position, target) in targets.enumerated() {
      let part = readTuple(whole, position: position, type: type(target))
      store(part, into: target, isCompound: false, isEmpty: false, range: range)
    }
  }

  /// Stores objects where an expression says: a variable, a property, an element.
  mutating func store(_ nodes: [NodeID], into target: ValueID, isCompound: Bool, isEmpty: Bool, range: ByteRange) {
    var target = target
    while true {
      switch operation(target) {
      case .unwrap(let inner, _), .await(let inner):
        target = inner
        continue
      case .variable(let id):
        if isCompound {
          for base in value(target) { for node in nodes { keepElements(of: node, by: base, place: place(range)) } }
          if value(target).isEmpty { assign(id, nodes, isEmpty: false, place: place(range)) }
        } else {
          if isEmpty { recordLent(id, range) }
          assign(id, nodes, isEmpty: isEmpty, place: place(range))
        }
      case .selfReference: replaceSelf(by: nodes, range)
      case .name(_, let selfBinding):
        let reference = frames[top].body.reference(target)
        let base = implicitBase(of: reference, selfBinding)
        store(nodes, into: reference, base: base, target: target, isCompound: isCompound, isEmpty: isEmpty, range: range)
      case .member(let baseValue, let name):
        var reference = frames[top].body.reference(target)
        if case .unknown = reference {
          if let position = program.tuplePosition(of: program.name(name, in: file), in: type(baseValue)) {
            for holder in value(baseValue) {
              for node in nodes { heap.keep(node, by: holder, field: .tupleElement(position), place: place(range)) }
            }
            return
          }
          reference = .externalMember(owner: type(baseValue), name: program.name(name, in: file), isSelfMember: false)
        }
        store(
          nodes, into: reference, base: value(baseValue), target: target, isCompound: isCompound, isEmpty: isEmpty, range: range)
      case .subscript(let base, let arguments):
        let key = subscriptKey(base, arguments)
        if isEmpty { recordCleared(base, range, isPartial: true, needsKey: true, key: key) }
        if storeSubscript(nodes, into: target, base: base, arguments: arguments, isEmpty: isEmpty, range: range) { return }
        if let key { takeOut(key, of: value(base)) }
        if value(base).isEmpty { lose(nodes, .unknownHolder, range) }
        // The subscript of a type that is not in sight nearly always stores what it is given.
        let assumptions: UInt8 =
          switch type(base).unwrapped {
          case .array, .set, .dictionary, .nominal: 0
          default: 1
          }
        for node in value(base) {
          for content in nodes { heap.keep(content, by: node, field: .element, assumptions: assumptions, place: place(range), key: key) }
        }
        for node in nodes { record(.contained, of: node, range) }
      default: lose(nodes, .unknownHolder, range)
      }
      return
    }
  }

  private mutating func store(
    _ nodes: [NodeID], into reference: Reference, base: [NodeID], target: ValueID, isCompound: Bool, isEmpty: Bool, range: ByteRange
  ) {
    switch reference {
    case .property(let property, _):
      recordChanged(property, of: base, range)
      if isCompound {
        for holder in value(target) { for node in nodes { keepElements(of: node, by: holder, place: place(range)) } }
        return
      }
      if let wrapped = wrappedTarget(of: property, base: base, target: target) {
        if isEmpty { recordCleared(property, of: base, range) }
        _ = callAccessor(.willSet, of: property, base: base, value: nodes)
        storeProperty(nodes, into: wrapped.property, base: wrapped.base, isEmpty: isEmpty, range: range)
        _ = callAccessor(.didSet, of: property, base: base, value: [])
        return
      }
      storeProperty(nodes, into: property, base: base, isEmpty: isEmpty, range: range)
    case .externalMember(let owner, let name, _):
      storeOutside(nodes, name: name, owner: owner, base: base, isCompound: isCompound, range: range)
    default: lose(nodes, .unknownHolder, range)
    }
  }

  /// Stores into a property: through its setter, or into its storage with its observers around it.
  private mutating func storeProperty(
    _ nodes: [NodeID], into property: PropertyReference, base: [NodeID], isEmpty: Bool, range: ByteRange
  ) {
    let declaration = program.property(property)
    if declaration.isComputed {
      _ = callAccessor(.setter, of: property, base: base, value: nodes, isEmpty: isEmpty)
      return
    }
    if declaration.owner == nil || declaration.isStatic {
      let global = heap.graph.node(.global(property), type: program.type(of: property))
      for node in nodes { heap.keep(node, by: global, field: .property(property), place: place(range)) }
    } else {
      if base.isEmpty { lose(nodes, .unknownHolder, range) }
      for holder in base {
        if base.count == 1, !heap.standsForSeveral(holder) { heap.graph.overwrite(holder, .property(property)) }
        for node in nodes {
          heap.keep(
            node, by: holder, field: .property(property), strength: CaptureStrength(program.ownership(of: property)),
            assumptions: program.assumptions(about: property), place: place(range))
        }
      }
    }
    if isEmpty { recordCleared(property, of: base, range) }
    _ = callAccessor(.willSet, of: property, base: base, value: nodes, isEmpty: isEmpty)
    _ = callAccessor(.didSet, of: property, base: base, value: [])
    for node in nodes { record(.assigned(property), of: node, range) }
  }

  /// Does the value hold nothing? What is put in the place of something that did then empties it.
  func isEmptyValue(_ id: ValueID, expected: Type) -> Bool {
    switch operation(id) {
    case .literal(.nil, _): return true
    case .array(let elements): return areAllEmpty(elements, every: 1)
    case .dictionary(let elements): return areAllEmpty(elements, every: 2)
    case .call(let callee, let arguments):
      // `callbacks = CallbackList()`: a fresh struct or collection holds nothing; nor does `state = .failed(code)`.
      if arguments.count == 0 { return isFreshValue(id) }
      return isEnumCase(callee, of: expected)
        && frames[top].function.arguments[arguments.indices].allSatisfy { argument in
          let nodes = value(argument.value)
          return nodes.isEmpty || (!nodes.contains { isClosure($0) } && !type(argument.value).isUnknown && !program.mayHoldObjects(type(argument.value)))
        }
    case .implicitMember, .member, .name: return isEnumCase(id, of: expected)
    default: return false
    }
  }

  /// Are all elements of a literal empty themselves? In a dictionary's, values stand behind their keys.
  private func areAllEmpty(_ literal: ArgumentRange, every step: Int) -> Bool {
    let elements = frames[top].function.arguments[literal.indices]
    return stride(from: elements.startIndex + step - 1, to: elements.endIndex, by: step).allSatisfy { index in
      switch operation(elements[index].value) {
      case .array(let inner), .dictionary(let inner): inner.count == 0
      default: false
      }
    }
  }

  private func isEnumCase(_ id: ValueID, of expected: Type) -> Bool {
    if case .enumCase = frames[top].body.reference(id) { return true }
    guard case .implicitMember(let name) = operation(id), case .nominal(let type, _) = expected.unwrapped else { return false }
    return program[type].cases.contains(program.name(name, in: file))
  }

  private func isFreshValue(_ id: ValueID) -> Bool {
    guard case .call(let callee, _) = operation(id), case .type(let type) = frames[top].body.reference(callee) else { return false }
    return program.semantics(of: type) == .value
  }

  /// `list += other`: what is in the other list is in this one too.
  mutating func keepElements(of node: NodeID, by holder: NodeID, place: SourcePlace) {
    let elements = heap.graph.targets(of: node, .element)
    for element in elements.isEmpty ? [node] : elements { heap.keep(element, by: holder, field: .element, place: place) }
  }

  mutating func record(_ kind: ClosureUse.Kind, of node: NodeID, _ range: ByteRange) {
    let site: ClosureSite
    switch heap.graph[node].kind {
    case .closure(let reference, instance: 0): site = .function(reference)
    case .methodReference(let place, instance: 0): site = .methodReference(place)
    case .autoclosure(let place, instance: 0): site = .autoclosure(place)
    default: return
    }
    closureUses[site, default: []].append(ClosureUse(kind: kind, place: place(range)))
  }
}
