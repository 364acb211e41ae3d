import Program
import Facts
import Catalog

extension UnitEvaluator {
  /// Runs one instruction.
  mutating func step(_ index: Int) {
    let instruction = frames[top].code.function.instructions[index]
    heap.position = place(instruction.range)
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
      if result.isEmpty, let object = objectOfContext(ValueID(index), declared: frames[top].code.body.types[index], instruction.range) { result = [object] }
      recordFactoryResult(byCall: index, callee)
    case .subscript(let base, let arguments):
      result = readSubscript(index, base: base, arguments: arguments, range: instruction.range)
    case .array(let elements):
      result = makeCollection(of: elements, type: frames[top].code.body.types[index], range: instruction.range) { _ in .element }
    case .dictionary(let elements):
      result = makeCollection(
        of: elements, type: frames[top].code.body.types[index], range: instruction.range, keys: keyType(frames[top].code.body.types[index])
      ) { _ in
        .element
      }
    case .tuple(let elements):
      result = makeCollection(of: elements, type: frames[top].code.body.types[index], range: instruction.range) { .tupleElement($0) }
    case .operator(_, let operands): result = apply(index, operands, range: instruction.range)
    case .choice(let options, _): result = values(of: options)
    case .cast(let value, _, _):
      recordFactoryResult(frames[top].code.body.types[index], from: value)
      // A cast passes only compatible objects.
      result = self.value(value).filter { !program.areUnrelated(heap.graph[$0].type, frames[top].code.body.types[index]) }
      if let object = objectMadeOutside(as: frames[top].code.body.types[index].unwrapped, in: result) { result = [object] }
      if result.isEmpty, let object = objectFromOutside(value, index, instruction.range) { result = [object] }
    case .unwrap(let value, _), .await(let value), .fullName(let value, _):
      result = self.value(value)
    case .declare(let variable, let initial, let extracted):
      var nodes = initial.map { owned(value($0), by: variable, madeBy: $0) } ?? (frames[top].isInCatch ? frames[top].thrown : [])
      if extracted {
        var elements = self.elements(of: nodes, for: variable, instruction.range)
        if let initial, frames[top].code.streams.contains(initial.index) { elements.unite(emitted(by: nodes)) }
        // Elements of a stream are not the stream.
        if let initial, frames[top].code.streams.contains(initial.index) { nodes = [] }
        if let initial, isLoopVariable(index, over: initial) { nodes.removeAll { isOwnSequence($0) } }
        // A pattern binds the payload and a loop binds the element, not the container.
        let type = unit.variableType(variable).unwrapped
        if !mayBeOptional(initial) { nodes.removeAll { heap.graph[$0].type.unwrapped != type && isContainer($0) } }
        nodes.unite(elements)
      }
      if nodes.isEmpty, !extracted, let initial, let object = objectOfContext(initial, declared: unit.variableType(variable), instruction.range) {
        nodes = [object]
      }
      bind(variable, to: nodes, place: place(instruction.range))
      if let initial { recordFactoryResult(unit.variableType(variable), fromCall: initial) }
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
      recordUnregistration(assigning: value, to: target, instruction.range)
      recordFactoryResult(type(target), fromCall: value)
      assigned = compound == nil && !isTuple(target) ? passedArgument(value, key: key(value, expected: type(target))) : nil
      store(value, into: target, isCompound: compound != nil, range: instruction.range)
      assigned = nil
    case .returnValue(let value):
      if let value {
        let type = program.resultType(of: frames[top].code.reference)
        if !isPart(value, instruction), !isDropped(type) { recordReturn(self.value(value), of: value) }
        recordFactoryResult(type, fromCall: value)
      }
    case .throwValue(let value): frames[top].thrown.unite(self.value(value))
    case .beginLoop:
      if let range = frames[top].repeated(instruction) { heap.repeats(place(range)) }
    case .implicitMember:
      result = readMember(index, ofImplicit: instruction.range)
    case .macro, .literal, .type, .keyPath, .poundLiteral, .typeCheck, .interpolation, .jump, .condition, .label,
      .mayThrow, .beginBranches, .nextBranch, .endBranches, .endLoop, .beginDefer, .endDefer, .beginScope, .endScope:
      break
    }
    if result.count >= [NodeID].nodeLimit { heap.cutValues += 1 }
    frames[top].values[index] = result
  }

  private func isTuple(_ node: NodeID) -> Bool { if case .tuple = heap.graph[node].type.unwrapped { true } else { false } }

  /// The parts of a value that a pattern or loop binds to a variable.
  mutating func elements(of nodes: [NodeID], for variable: VariableID, _ range: ByteRange) -> [NodeID] {
    let type = unit.variableType(variable)
    let elements = readElements(of: nodes, type: elementType(of: nodes) ?? type, ElementIdentity(.read(place(range))), range)
    guard let payload = program.files[file][variable].payload, payload.name == nil, !type.isUnknown || elements.allSatisfy({ isTuple($0) }) else {
      return elements
    }
    return readTuple(elements, position: Int(payload.position), type: type)
  }

  /// Whether a variable is declared for the elements of a loop's sequence.
  private func isLoopVariable(_ index: Int, over sequence: ValueID) -> Bool {
    var previous = index - 1
    while previous >= 0, case .declare = frames[top].code.function.instructions[previous].operation { previous -= 1 }
    guard previous >= 0, case .beginLoop(_, sequence: sequence) = frames[top].code.function.instructions[previous].operation else { return false }
    return true
  }

  /// Whether it is of a sequence type of the program. The elements of a loop over it come from its iterator.
  private func isOwnSequence(_ node: NodeID) -> Bool {
    guard case .nominal = heap.graph[node].type.unwrapped else { return false }
    return true
  }

  /// The payload of an optional is the value itself.
  private func mayBeOptional(_ value: ValueID?) -> Bool {
    guard let value, case .optional = self.type(value) else { return false }
    return true
  }

  /// Whether it is a container: an enum, a collection.
  private func isContainer(_ node: NodeID) -> Bool {
    switch heap.graph[node].type.unwrapped {
    case .array, .set, .dictionary: true
    case .nominal(let id, _): program[id].kind == .enum
    default: false
    }
  }

  /// Whether its source is only assumed to hold it.
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

  private func keyType(_ type: Type) -> Type { if case .dictionary(let key, _) = type.unwrapped { key } else { .unknown } }

  private mutating func makeCollection(
    of elements: ArgumentRange, type: Type, range: ByteRange, keys keyType: Type? = nil, field: (Int) -> Field
  ) -> [NodeID] {
    var contents: [(node: NodeID, field: Field, key: ElementKey?)] = []
    var key: ElementKey?
    for (position, argument) in frames[top].code.function.arguments[elements.indices].enumerated() {
      // In a dictionary literal each value follows its key.
      if let keyType, position % 2 == 0 { key = self.key(argument.value, expected: keyType) }
      contents += copiedValue(argument.value).map { ($0, field(position), position % 2 == 1 ? key : nil) }
    }
    let collection = heap.graph.node(.allocation(place(range), instance: 0), type: type)
    for (node, field, key) in contents { heap.retain(node, by: collection, field: field, place: place(range), key: key) }
    return [collection]
  }

  private func isTuple(_ id: ValueID) -> Bool { if case .tuple = operation(id) { true } else { false } }

  /// Whether the value holds nothing. Replacing content with it is a release.
  func isEmptyValue(_ id: ValueID, expected: Type) -> Bool {
    switch operation(id) {
    case .literal(.nil, _): return true
    case .array(let elements): return areAllEmpty(elements, every: 1)
    case .dictionary(let elements): return areAllEmpty(elements, every: 2)
    case .call(let callee, let arguments):
      // `callbacks = CallbackList()`: a fresh struct or collection holds nothing. Neither does `state = .failed(code)`.
      if arguments.count == 0 { return isFreshValue(id) }
      return isEnumCase(callee, of: expected)
        && frames[top].code.function.arguments[arguments.indices].allSatisfy { argument in
          let nodes = value(argument.value)
          return nodes.isEmpty || (!nodes.contains { isClosure($0) } && !type(argument.value).isUnknown && !program.mayHoldObjects(type(argument.value)))
        }
    case .implicitMember(let name) where program.text(program.name(name, in: file)) == "none":
      // Of an enumeration with such a case it holds nothing, and of any other type it is the optional's.
      return true
    case .implicitMember, .member, .name: return isEnumCase(id, of: expected)
    case .choice(let branches, condition: .some):
      return frames[top].code.function.arguments[branches.indices].allSatisfy { isEmptyValue($0.value, expected: expected) }
    // `onChange = {}`: a non-optional property is released by storing an empty closure.
    case .closure(let function): return program.function(FunctionReference(file: file, function: function)).instructions.isEmpty
    default: return false
    }
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
