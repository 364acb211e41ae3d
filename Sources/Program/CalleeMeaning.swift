import Facts

/// Callees whose name is ambiguous. The arguments and the context decide.
extension BodyResolver {
  /// A name can be both a property that holds a closure and a method with labels. A call whose arguments fit the method means the method.
  mutating func preferMethod(for callee: ValueID, _ arguments: ArgumentRange) {
    let (program, current) = (program, current)
    preferMethod(for: callee) { program.matchArguments(arguments, of: current, to: $0) != nil }
  }

  /// The same for a full name, which no property has: `names.map(row(of:))`.
  mutating func preferMethod(for base: ValueID, labels: [NameID?]) {
    let program = program
    let labels = labels.map { $0.map { program.name($0, in: file) } }
    preferMethod(for: base) { method in
      program.function(method).parameters.map { $0.label.map { program.name($0, in: Int(method.file)) } } == labels
    }
  }

  private mutating func preferMethod(for callee: ValueID, where fits: (FunctionReference) -> Bool) {
    guard case .property(let property, let isSelfMember) = body.reference(callee), let owner = program.owner(of: property) else { return }
    var type = owner
    switch function[callee].operation {
    case .member(let base, _): if case .nominal(let id, _) = body.type(base).unwrapped { type = id }
    case .name: break
    default: return
    }
    let name = program.name(program.property(property).name, in: Int(property.file))
    let isStatic = program.property(property).isStatic
    for ancestor in program[type].ancestors {
      let methods = (program[ancestor].functions[name] ?? []).filter { program.function($0).isStatic == isStatic && fits($0) }
      if methods.isEmpty { continue }
      body.references[Int(callee.index)] = .functions(methods, isSelfMember: isSelfMember)
      body.types[Int(callee.index)] = .unknown
      return
    }
  }

  /// `Type.method(object)` binds a method to its argument.
  mutating func unboundMethod(_ callee: ValueID, _ arguments: ArgumentRange, result: Int) -> CallTarget? {
    guard arguments.count == 1, function.arguments[arguments.indices.lowerBound].label == nil,
      case .member(let base, let id) = function[callee].operation, case .metatype(.nominal(let type, _)) = body.type(base)
    else { return nil }
    switch body.reference(callee) {
    case .unknown, .externalMember: break
    default: return nil
    }
    let name = program.name(id, in: file)
    for ancestor in program[type].ancestors {
      let methods = (program[ancestor].functions[name] ?? []).filter {
        program.function($0).kind == .function && !program.function($0).isStatic
      }
      guard let method = methods.first else { continue }
      var target = CallTarget(kind: .unboundMethod)
      target.functions = methods
      body.types[result] =
        .function(
          .init(
            parameters: program.function(method).parameters.indices.map { program.parameterType($0, of: method) },
            result: program.resultType(of: method))
        ).bounded
      return target
    }
    return nil
  }

  /// `object(…)` calls `callAsFunction`, if the object's type has it.
  mutating func callOfObject(_ callee: ValueID, _ arguments: ArgumentRange, result: Int) -> CallTarget? {
    let type = body.type(callee).unwrapped
    guard case .nominal = type,
      case .functions(let candidates, _) = program.reference(toMember: program.known.callAsFunction, of: type, isSelfMember: false).reference
    else { return nil }
    var target = CallTarget(kind: .program)
    target.functions = fitting(candidates, arguments, receiver: type)
    target.isCalleeReceiver = true
    body.types[result] = target.functions.first.map { program.substitute(program.resultType(of: $0), with: type) } ?? .unknown
    return target
  }

  /// Resolves `.name` in callee position where the context gives its type: `timer = .scheduled(…)`.
  mutating func resolveImplicitMember(_ callee: ValueID, of call: Int) {
    guard case .implicitMember(let id) = function[callee].operation else { return }
    let context = contextType(of: call)
    let type = context.unwrapped
    if type.isUnknown { return }
    // `.init(…)` makes a value of the expected type, like the type's name.
    if program.name(id, in: file) == program.known.initializer, case .nominal(let expected, _) = type, program[expected].kind != .protocol {
      body.references[Int(callee.index)] = .type(type)
      body.types[Int(callee.index)] = .metatype(type)
      return
    }
    let found = program.reference(toMember: program.name(id, in: file), of: .metatype(type), isSelfMember: false)
    // A name that the program does not declare may be a case of `Optional`.
    if case .externalMember = found.reference, case .optional = context, program.optionalHas(program.name(id, in: file)) { return }
    body.references[Int(callee.index)] = found.reference
    body.types[Int(callee.index)] = found.type
  }

  /// Resolves `.name` as a value, where the context gives its type and a property has that name: `watch(hub: .shared)`. A case needs no meaning: it
  /// holds nothing.
  mutating func resolveImplicitValue(_ name: Name, at index: Int) {
    let context = contextType(of: index).unwrapped
    if context.isUnknown { return }
    let found = program.reference(toMember: name, of: .metatype(context), isSelfMember: false)
    switch found.reference {
    case .property: set(index, found)
    case .externalMember where program.modelProperty(name, of: .metatype(context)) != nil: set(index, found)
    default: break
    }
  }

  /// The type that the destination of a value expects. For a part of a larger value, the matching part of that type.
  mutating func contextType(of value: Int) -> Type {
    if contexts == nil { contexts = function.contexts }
    var value = value
    // The position of the value in its surroundings, innermost first: `nil` for an element, else the tuple position.
    var parts: [Int?] = []
    while let user = contexts?[UInt32(value)] {
      let type: Type
      switch function.instructions[user].operation {
      case .array where parts.count < Self.contextDepthLimit:
        parts.append(nil)
        value = user
        continue
      case .tuple(let values) where parts.count < Self.contextDepthLimit:
        parts.append(values.indices.first { function.arguments[$0].value.index == UInt32(value) }.map { $0 - values.indices.lowerBound })
        value = user
        continue
      // In a dictionary literal keys and values alternate.
      case .dictionary(let values) where parts.count < Self.contextDepthLimit:
        parts.append((values.indices.first { function.arguments[$0].value.index == UInt32(value) }.map { ($0 - values.indices.lowerBound) % 2 }))
        value = user
        continue
      case .choice, .await:
        value = user
        continue
      // `[a] + [b]`: the operands have the result's type.
      case .operator(_, let operands) where operands.count == 2 && operatorType(of: user) == nil:
        value = user
        continue
      // A value added to a collection is a collection.
      case .assign(_, _, .some) where parts.isEmpty: type = .unknown
      case .assign(let target, _, _): type = Int(target.index) < value ? body.type(target) : .unknown
      case .declare(let variable, _, extracted: false):
        type = program.files[file][variable].type.map { program.resolve($0, in: scope) } ?? .unknown
      case .returnValue: type = returnedContext
      case .call(let callee, let arguments):
        // `.init(.init(…))`: the outer initialiser must be resolved first.
        if case .implicitMember = function[callee].operation, case .unknown = body.reference(callee), contextDepth < Self.contextDepthLimit {
          contextDepth += 1
          resolveImplicitMember(callee, of: user)
          contextDepth -= 1
        }
        type =
          arguments.indices.first { function.arguments[$0].value.index == UInt32(value) }.map {
            wrappedType($0, of: user) ?? argumentType($0 - arguments.indices.lowerBound, of: callee, arguments)
          } ?? .unknown
      default: type = .unknown
      }
      return parts.reversed().reduce(type) { type, part in
        guard let part else { return type.unwrapped.element }
        if case .dictionary(let key, let value) = type.unwrapped { return part == 0 ? key : value }
        guard case .tuple(let elements) = type.unwrapped, elements.indices.contains(part) else { return .unknown }
        return elements[part].type
      }
    }
    return .unknown
  }

  /// The declared result type of the current code, or the type of the property whose initial value it is.
  private var returnedContext: Type {
    if function.kind == .closure {
      return function.result.map { program.resolve($0, in: scope) } ?? expectedTypes[current.function]?.result ?? .unknown
    }
    if function.kind == .initialValue, let property = function.property {
      return program.files[file][property].type.map { program.resolve($0, in: scope) } ?? .unknown
    }
    if function.kind == .defaultArgument { return program.type(ofDefaultArgument: current) }
    return program.resultType(of: current)
  }

  /// `{ … }()`: the closure's result goes where the value of the call goes.
  mutating func expectResult(ofClosure callee: ValueID, calledBy call: Int) {
    guard case .closure(let id) = function[callee].operation, expectedTypes[id] == nil, case let context = contextType(of: call), !context.isUnknown else {
      return
    }
    expectedTypes[id] = .init(parameters: [], result: context)
  }

  /// The result type of an operator whose result is not of its operands' type, such as a comparison.
  private func operatorType(of index: Int) -> Type? {
    guard case .operator(let id, _) = function.instructions[index].operation else { return nil }
    return program.models.givesOperandType(program.text(program.name(id, in: file))) ? nil : .unknown
  }

  /// Deeper literals are data tables. Resolving each element would walk through all enclosing literals.
  static let contextDepthLimit = 4

  /// The type of the parameter that an argument goes to. The callee, which comes first, decides it.
  private func argumentType(_ position: Int, of callee: ValueID, _ range: ArgumentRange) -> Type {
    let candidates: [FunctionReference]
    switch body.reference(callee) {
    case .functions(let functions, _): candidates = functions
    case .type(let type):
      guard case .nominal(let id, _) = type.unwrapped else { return .unknown }
      candidates = program[id].ancestors.lazy.map { program[$0].functions[program.known.initializer] ?? [] }.first { !$0.isEmpty } ?? []
      if candidates.isEmpty { return memberwiseType(position, of: id, range) }
    case .externalMember(.metatype(.nominal(let id, _)), program.known.initializer, _):
      return memberwiseType(position, of: id, range)
    case .enumCase(let owner, let name):
      return program.type(ofArgument: position, of: function.arguments[range.indices], toCase: name, of: owner, in: file)
    case .unknown, .externalMember:
      guard case .member(let base, _) = function[callee].operation else { return .unknown }
      // An unlabelled argument of a collection's method is an element; a labelled list holds elements: `append(contentsOf: [.divider])`.
      let argument = function.arguments[range.indices.lowerBound + position]
      if argument.label == nil { return body.type(base).element }
      if case .array = function[argument.value].operation { return body.type(base) }
      return .unknown
    default: return .unknown
    }
    let receiver = receiver(of: callee)
    for candidate in program.labelled(candidates, range, of: current) {
      guard let parameters = program.matchArguments(range, of: current, to: candidate) else { continue }
      return program.parameterType(parameters[position], of: candidate, calledOn: receiver)
    }
    return .unknown
  }

  /// The type of the value that an assigned wrapper begins with: `_model = State(initialValue: .made())`.
  private func wrappedType(_ argument: Int, of call: Int) -> Type? {
    guard let label = function.arguments[argument].label, program.known.wrappedValueLabels.contains(program.name(label, in: file)),
      let assignment = contexts?[UInt32(call)], case .assign(let target, _, nil) = function.instructions[assignment].operation,
      case .property(let property, _) = body.reference(target)
    else { return nil }
    let spelled: NameID
    switch function[target].operation {
    case .name(let name, _), .member(_, let name): spelled = name
    default: return nil
    }
    return program.wrapperPart(property, spelled: program.name(spelled, in: file)) == .instance ? program.type(of: property) : nil
  }

  private func memberwiseType(_ position: Int, of type: NominalID, _ range: ArgumentRange) -> Type {
    guard let label = function.arguments[range.indices.lowerBound + position].label else { return .unknown }
    let name = program.name(label, in: file)
    return program.storedProperties(of: type).first { program.name(program.property($0).name, in: Int($0.file)) == name }.map { program.type(of: $0) }
      ?? .unknown
  }
}

extension Function {
  /// For each value that is stored, declared, returned, passed or made an element: the instruction that does so.
  fileprivate var contexts: [UInt32: Int] {
    var result: [UInt32: Int] = [:]
    for (index, instruction) in instructions.enumerated() {
      switch instruction.operation {
      case .call(_, let values), .array(let values), .dictionary(let values), .tuple(let values), .operator(_, let values), .choice(let values, _):
        for argument in arguments[values.indices] { result[argument.value.index] = index }
      case .assign(_, let value, _), .declare(_, let value?, extracted: false), .returnValue(let value?), .await(let value): result[value.index] = index
      default: break
      }
    }
    return result
  }
}
