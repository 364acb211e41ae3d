import Program
import Facts

/// The collection element selected by a predicate.
extension UnitEvaluator {
  /// The element that `removeAll { $0 === object }`, or `removeAll { $0.name == "x" }`, removes from collections.
  func predicateElement(_ arguments: ArgumentRange, in collections: [NodeID]) -> ElementKey? {
    for argument in frames[top].code.function.arguments[arguments.indices] {
      guard case .closure(let id) = operation(argument.value) else { continue }
      let reference = FunctionReference(file: file, function: id)
      let closure = program.files[file][id]
      guard case .returnValue(let result?)? = closure.instructions.last?.operation,
        case .operator(let name, let operands) = closure[result].operation
      else { continue }
      let sides = closure.arguments[operands.indices].map(\.value)
      switch program.files[file].name(name) {
      case "===": return soughtObject(sides, closure)
      case "==": return predicateElement(sides, closure, unit.bodies[reference], in: collections)
      default: continue
      }
    }
    return nil
  }

  private func soughtObject(_ sides: [ValueID], _ closure: Function) -> ElementKey? {
    guard sides.contains(where: { closure.isParameter($0) }), let sought = sides.first(where: { !closure.isParameter($0) }) else { return nil }
    if case .selfReference = closure[sought].operation { return ElementKey(root: .selfObject) }
    guard case .variable(let variable) = closure[sought].operation else { return nil }
    return object(nodes(of: variable) ?? [], closure[sought].operation)
  }

  /// The single element whose constant property has the value in the predicate.
  private func predicateElement(_ sides: [ValueID], _ closure: Function, _ body: ResolvedBody?, in collections: [NodeID]) -> ElementKey? {
    func property(_ value: ValueID) -> PropertyReference? {
      guard case .member(let base, _) = closure[value].operation, closure.isParameter(base), case .property(let property, _)? = body?.reference(value) else {
        return nil
      }
      return property
    }
    guard let asked = sides.firstIndex(where: { property($0) != nil }), let property = property(sides[asked]), sides.count == 2 else { return nil }
    let elements = collections.flatMap { heap.graph.edges(from: $0).filter(\.isWrite).map(\.target) }
    let sought = closure[sides[1 - asked]].operation
    if case .member(let base, _) = sought, case .variable(let variable) = closure[base].operation,
      case .property(property, _)? = body?.reference(sides[1 - asked])
    {
      return object(nodes(of: variable) ?? [], closure[base].operation)
    }
    guard let key = key(sought) else { return nil }
    let found = elements.filter { constant(property, of: $0)?.relation(to: key) == .same }
    guard found.count == 1, case .allocation(let made, _) = heap.graph[found[0]].kind else { return nil }
    return ElementKey(root: .madeAt(made))
  }

  private func key(_ operation: Operation) -> ElementKey? {
    switch operation {
    case .literal(_, let text?): ElementKey(root: .literal(program.name(text, in: file)))
    case .implicitMember(let name): ElementKey(root: .enumCase(program.name(name, in: file)))
    case .variable(let variable) where program.files[file][variable].isLet:
      variableKeys[variable] ?? ElementKey(root: .variable(VariableReference(file: file, variable: variable)))
    default: nil
    }
  }

  /// The value that the current code has given to a constant property of an object it has made.
  private func constant(_ property: PropertyReference, of node: NodeID) -> ElementKey? {
    guard case .allocation(let made, 0) = heap.graph[node].kind, made.file == file, program.property(property).isLet else { return nil }
    let function = frames[top].code.function
    for (index, instruction) in function.instructions.enumerated() where instruction.range == made.range {
      guard case .call(_, let arguments) = instruction.operation, case .call(let target) = frames[top].code.body.references[index],
        case .initializer = target.kind, target.functions.count < 2
      else { continue }
      guard let initializer = target.functions.first else {
        let name = program.name(program.property(property).name, in: Int(property.file))
        let argument = function.arguments[arguments.indices].first { $0.label.map { program.name($0, in: file) } == name }
        return argument.flatMap { key($0.value, expected: program.type(of: property)) }
      }
      let parameters = program.matchArguments(arguments, of: frames[top].code.reference, to: initializer)
      for (position, argument) in function.arguments[arguments.indices].enumerated() {
        guard program.stores(parameters?[position] ?? position, of: initializer, in: property) else { continue }
        return key(argument.value, expected: program.type(of: property))
      }
    }
    return nil
  }
}

extension Program {
  /// Whether an initialiser stores a parameter's argument unchanged in a property.
  fileprivate func stores(_ parameter: Int, of initializer: FunctionReference, in property: PropertyReference) -> Bool {
    let function = function(initializer)
    guard function.parameters.indices.contains(parameter) else { return false }
    let name = name(self.property(property).name, in: Int(property.file))
    return function.instructions.contains { instruction in
      guard case .assign(let target, let value, nil) = instruction.operation,
        case .variable(function.parameters[parameter].variable) = function[value].operation
      else { return false }
      switch function[target].operation {
      case .name(let written, selfBinding: nil): return self.name(written, in: Int(initializer.file)) == name
      case .member(let base, let written): return function[base].operation == .selfReference && self.name(written, in: Int(initializer.file)) == name
      default: return false
      }
    }
  }
}
