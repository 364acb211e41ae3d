import Catalog
import Program
import Facts

/// The keys that the code uses for collection elements, as far as visible.
extension UnitEvaluator {
  /// The key of `base[key]`. Only a dictionary has stable keys; array elements move.
  func subscriptKey(_ base: ValueID, _ arguments: ArgumentRange) -> ElementKey? {
    guard case .dictionary(let type, _) = type(base).unwrapped else { return nil }
    return firstKey(arguments, expected: type)
  }

  /// The element that `base[key]` reads.
  func identity(of base: ValueID, _ arguments: ArgumentRange, _ range: ByteRange) -> ElementIdentity {
    if case .dictionary(let type, _) = type(base).unwrapped { return ElementIdentity(firstKey(arguments, expected: type), at: place(range)) }
    return ElementIdentity(firstKey(arguments, expected: .unknown), at: place(range))
  }

  /// The key among the arguments of a subscript: `[key]`, `[key, default: []]`.
  private func firstKey(_ arguments: ArgumentRange, expected: Type) -> ElementKey? {
    let list = frames[top].code.function.arguments[arguments.indices]
    guard let first = list.first, first.label == nil, list.dropFirst().allSatisfy({ $0.label.map { program.files[file].name($0) } == "default" }) else {
      return nil
    }
    return key(first.value, expected: expected)
  }

  /// The value of the argument that a model declares as the key.
  func key(of model: FunctionModel, _ callee: ValueID, _ arguments: ArgumentRange) -> ElementKey? {
    guard let label = model.key,
      let index = program.modelLabels(arguments, of: frames[top].code.reference, row: model).firstIndex(of: .label(label))
    else { return nil }
    var expected = Type.unknown
    if case .member(let base, _) = operation(callee), case .dictionary(let type, _) = type(base).unwrapped { expected = type }
    return key(frames[top].code.function.arguments[arguments.indices][arguments.indices.lowerBound + index].value, expected: expected)
  }

  /// The meaning of an expression as a key; `nil` where only the run decides.
  ///
  /// - Parameter expected: The type of the key, which decides the meaning of `.name`.
  func key(_ id: ValueID, expected: Type) -> ElementKey? {
    var id = id
    var offset = 0
    while true {
      switch operation(id) {
      case .interpolation(let parts): return offset == 0 ? textKey(around: parts, frames[top].code.function[id].range, expected) : nil
      case .operator(let name, let operands):
        if offset == 0, program.files[file].name(name) == "+", let key = textKey(adding: operands, expected) { return key }
        guard let (value, sum) = sum(name, operands) else { return nil }
        id = value
        offset += sum
        continue
      case .literal(_, let text?):
        // A type of the program may make equal values from two literals.
        if case .nominal = expected.unwrapped { return nil }
        return offset == 0 ? ElementKey(root: .literal(program.name(text, in: file))) : nil
      case .variable(let variable):
        let declaration = program.files[file][variable]
        guard declaration.isLet, declaration.nestedFunction == nil, let offset = Int32(exactly: offset) else { return nil }
        guard var key = variableKeys[variable] else {
          return ElementKey(root: .variable(VariableReference(file: file, variable: variable)), offset: offset)
        }
        if offset != 0 {
          guard case .variable = key.root else { return nil }
          key.offset &+= offset
        }
        return key
      case .name, .member:
        if offset != 0 { return nil }
        return memberKey(id)
      case .call(_, let arguments): return offset == 0 ? madeKey(id, arguments) : nil
      case .implicitMember(let name):
        guard case .nominal(let type, _) = expected.unwrapped else { return nil }
        let name = program.name(name, in: file)
        if program[type].cases.contains(name) { return ElementKey(root: .enumCase(name)) }
        return program[type].properties[name]?.first.flatMap { program.constantKey($0) }
      default: return nil
      }
    }
  }

  /// An interpolated text with one key: `"row-\(id)"`. Of the surrounding text only the length is known.
  private func textKey(around parts: ArgumentRange, _ range: ByteRange, _ expected: Type) -> ElementKey? {
    let list = frames[top].code.function.arguments[parts.indices]
    guard list.count == 1, let part = list.first?.value, var key = key(part, expected: expected), key.added == 0, key.offset == 0 else { return nil }
    let inner = frames[top].code.function[part].range
    // The quotes, the backslash and the parentheses.
    let around = Int(range.end - range.start) - Int(inner.end - inner.start) - 5
    guard around >= 0 else { return nil }
    key.added = UInt64(around)
    return key
  }

  /// A key with a text before or after it: `path + "/index"`.
  private func textKey(adding operands: ArgumentRange, _ expected: Type) -> ElementKey? {
    let parts = frames[top].code.function.arguments[operands.indices].map(\.value)
    guard parts.count == 2 else { return nil }
    for (part, other) in [(parts[0], parts[1]), (parts[1], parts[0])] {
      guard case .literal(.string, let text?) = operation(other), var key = key(part, expected: expected), key.added == 0, key.offset == 0 else { continue }
      let isBehind = part == parts[0]
      key.added = program.files[file].name(text).utf8.reduce(isBehind ? 0xcbf2_9ce4_8422_2325 : 0x8422_2325_cbf2_9ce4) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
      return key
    }
    return nil
  }

  /// A key made from an object, by its model: `ObjectIdentifier(owner)`.
  private func madeKey(_ id: ValueID, _ arguments: ArgumentRange) -> ElementKey? {
    guard case .call(let target) = frames[top].code.body.reference(id), let row = target.models.first, case let model = program.models.functions[row],
      model.isInitializer, let label = model.key,
      let index = program.modelLabels(arguments, of: frames[top].code.reference, row: model).firstIndex(of: .label(label))
    else { return nil }
    let object = frames[top].code.function.arguments[arguments.indices][arguments.indices.lowerBound + index].value
    return self.object(value(object), operation(object))
  }

  /// The variable and the number in `index + 1` and `index - 1`.
  private func sum(_ name: NameID, _ operands: ArgumentRange) -> (ValueID, Int)? {
    let sign: Int
    switch program.files[file].name(name) {
    case "+": sign = 1
    case "-": sign = -1
    default: return nil
    }
    let operands = frames[top].code.function.arguments[operands.indices]
    guard operands.count == 2, let first = operands.first, let last = operands.last,
      case .literal(.integer, let text?) = operation(last.value), let number = Int(program.files[file].name(text))
    else { return nil }
    return (first.value, sign * number)
  }

  private func memberKey(_ id: ValueID) -> ElementKey? {
    switch frames[top].code.body.reference(id) {
    case .enumCase(_, let name): return ElementKey(root: .enumCase(name))
    case .property(let property, _): return program.constantKey(property) ?? ownConstant(property, id) ?? memberKey(of: id)
    default:
      // No two cases have the same raw value.
      guard case .member(let base, let name) = operation(id), case .enumCase(_, let value) = frames[top].code.body.reference(base),
        program.files[file].name(name) == "rawValue"
      else { return nil }
      return ElementKey(root: .enumCase(value))
    }
  }

  /// A member of a constant.
  private func memberKey(of id: ValueID) -> ElementKey? {
    guard case .member(let base, let name) = operation(id), case .variable(let variable) = operation(base), program.files[file][variable].isLet else {
      return nil
    }
    return ElementKey(root: .member(VariableReference(file: file, variable: variable), program.name(name, in: file)))
  }

  /// A stored constant of the current object.
  private func ownConstant(_ property: PropertyReference, _ id: ValueID) -> ElementKey? {
    let declaration = program.property(property)
    guard declaration.isLet, !declaration.isComputed, !program.isGlobal(property) else { return nil }
    switch operation(id) {
    case .name: return ElementKey(root: .property(property))
    case .member(let base, _): return operation(base) == .selfReference ? ElementKey(root: .property(property)) : nil
    default: return nil
    }
  }

  // MARK: Calls

  /// The arguments of a call to a function that uses keys.
  ///
  /// - Parameter isNamed: Whether the code names exactly this function. An override may declare other default values, so defaults are ignored then.
  func argumentKeys(_ arguments: ArgumentRange, _ parameters: [Int]?, of function: FunctionReference, isNamed: Bool) -> ArgumentKeys {
    var result = ArgumentKeys()
    let declared = program.function(function).parameters
    for (position, argument) in frames[top].code.function.arguments[arguments.indices].enumerated() {
      let index = parameters?[position] ?? position
      guard declared.indices.contains(index) else { continue }
      let variable = VariableReference(file: Int(function.file), variable: declared[index].variable)
      let key = key(argument.value, expected: program.parameterType(index, of: function))
      result.values[variable] = key
      result.passed[index] = passedArgument(argument.value, key: key)
      result.objects[variable] = object(value(argument.value), operation(argument.value))
    }
    // A missing argument has the declared default value.
    if isNamed, !program.isOverride(function), let parameters {
      for index in declared.indices where !parameters.contains(index) { result.passed[index] = program.defaultArgument(index, of: function) }
    }
    return result
  }

  func object(_ nodes: [NodeID], _ operation: Operation) -> ElementKey? {
    if nodes.count == 1, case .allocation(let place, _) = heap.graph[nodes[0]].kind { return ElementKey(root: .madeAt(place)) }
    if case .selfReference = operation { return ElementKey(root: .selfObject) }
    if case .member(let base, let name) = operation, program.files[file].name(name) == "self",
      case .type(.nominal(let type, _)) = frames[top].code.body.reference(base)
    {
      return ElementKey(root: .type(type))
    }
    guard case .variable(let variable) = operation, program.files[file][variable].isLet else { return nil }
    return ElementKey(root: .objectIn(VariableReference(file: file, variable: variable)))
  }
}

extension Program {
  /// The meaning of a `let` as a key: its literal, or the single value of a global or static constant.
  func constantKey(_ property: PropertyReference) -> ElementKey? {
    let declaration = self.property(property)
    guard declaration.isLet, !declaration.isComputed else { return nil }
    let file = Int(property.file)
    if let initial = declaration.initialValue, case .literal(_, let text?) = onlyOperation(of: FunctionReference(file: file, function: initial)) {
      return ElementKey(root: .literal(name(text, in: file)))
    }
    return declaration.owner == nil || declaration.isStatic ? ElementKey(root: .constant(property)) : nil
  }
}
