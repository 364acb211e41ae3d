import Facts

extension BodyResolver {
  /// Resolves `base[arguments]` on a type of the program to the accessors of its subscript, by labels and arity.
  mutating func resolveSubscript(_ index: Int, base: ValueID, arguments: ArgumentRange) {
    guard case .nominal(let id, _) = body.type(base).unwrapped else {
      body.types[index] = elementType(of: base, arguments: arguments)
      return
    }
    for ancestor in program[id].ancestors {
      var accessors = program[ancestor].functions[program.known.subscriptName] ?? []
      // A setter has the labels of its getter, and one parameter more.
      if arguments.count > 0 { accessors = program.labelled(accessors, arguments, of: current) }
      guard let getter = accessors.first(where: { isGetter($0) && program.matchArguments(arguments, of: current, to: $0) != nil })
      else { continue }
      var target = CallTarget(kind: .program)
      // The setter has one more parameter. It is found as the accessor next to the getter.
      target.functions = accessors.filter {
        $0.file == getter.file && program.function($0).nameRange == program.function(getter).nameRange
      }
      body.references[index] = .call(target)
      body.types[index] = program.substitute(program.resultType(of: getter), with: body.type(base))
      return
    }
  }

  private func isGetter(_ reference: FunctionReference) -> Bool {
    let function = program.function(reference)
    return function.kind == .getter && !function.isStatic
  }

  private func elementType(of base: ValueID, arguments: ArgumentRange) -> Type {
    switch body.type(base).unwrapped {
    case .array(let element): element
    // `dictionary[key, default: …]` gives the value itself.
    case .dictionary(_, let value): arguments.count > 1 ? value : .optional(value)
    default: .unknown
    }
  }
}
