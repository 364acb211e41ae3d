import Facts

extension BodyResolver {
  /// Resolves a call: its targets, its result type, and the expected types of its closure arguments.
  mutating func resolveCall(_ index: Int, callee: ValueID, arguments: ArgumentRange) {
    var target: CallTarget
    preferMethod(for: callee, arguments)
    resolveImplicitMember(callee, of: index)
    expectResult(ofClosure: callee, calledBy: index)
    if let method = unboundMethod(callee, arguments, result: index) {
      body.references[index] = .call(method)
      return
    }
    switch body.reference(callee) {
    case .functions where metatypeOfInitializer(callee) != nil:
      target = initializer(of: metatypeOfInitializer(callee)!, arguments: arguments, result: index)
    case .functions(let candidates, let isSelfMember):
      if let (name, receiver) = outsideMeaning(of: callee, candidates, arguments, isSelfMember: isSelfMember) {
        body.references[Int(callee.index)] =
          receiver.map { .externalMember(owner: $0, name: name, isSelfMember: isSelfMember) } ?? .externalGlobal(name)
        target = external(name, receiver: receiver, arguments: arguments, result: index)
        break
      }
      target = CallTarget(kind: .program)
      target.functions = fitting(candidates, arguments, receiver: receiver(of: callee))
      if target.functions.count > Self.meaningLimit { target = CallTarget(kind: .external) }
      target.models = checkedRows(target.functions, arguments)
      if !target.models.isEmpty {
        target.kind = .external
        target.isReceiverKnown = true
      }
      body.types[index] = target.functions.first.map { resultType(of: $0, callee: callee, arguments, call: index) } ?? .unknown
    case .type(let type):
      target = initializer(of: type, arguments: arguments, result: index)
      if target.models.isEmpty, let name = functionSpelledLikeType(type, arguments) {
        body.references[Int(callee.index)] = .externalGlobal(name)
        body.types[index] = .unknown
      }
    case .enumCase(let owner, let name):
      target = CallTarget(kind: .enumCase(owner, name))
      body.types[index] = .nominal(owner, [])
    case .externalMember(let owner, let name, _):
      // `optional.map { … }` is a member of `Optional`: use the receiver's own type, not the wrapped one.
      var receiver = owner
      if case .member(let base, _) = function[callee].operation, case .optional = body.type(base) { receiver = body.type(base) }
      target = external(name, receiver: receiver, arguments: arguments, result: index)
    case .externalGlobal(let name):
      target = external(name, receiver: nil, arguments: arguments, result: index)
    case .property, .call:
      target = callOfObject(callee, arguments, result: index) ?? CallTarget(kind: .value)
      if !target.isCalleeReceiver { body.types[index] = functionResult(of: callee) }
    case .unknown:
      target = callOfObject(callee, arguments, result: index) ?? unknownCallee(callee, arguments: arguments, result: index)
    }
    proveReceiver(&target, callee: callee, arguments)
    expectParameterTypes(target, callee: callee, arguments)
    // The closure's result type depends on its parameter types, so those come first.
    if let row = target.models.first, case let type = appliedType(program.models.functions[row], callee, arguments), !type.isUnknown {
      body.types[index] = type
    }
    body.references[index] = .call(target)
  }

  /// The overloads that fit the call's labels and arity. All of them where none fits: the source may be newer than this analysis.
  mutating func fitting(_ candidates: [FunctionReference], _ arguments: ArgumentRange, receiver: Type) -> [FunctionReference] {
    if candidates.count == 1 { return candidates }
    if let found = likely(candidates, arguments, receiver: receiver) { return found }
    let fitting = fittingByLabels(candidates, arguments)
    if fitting.count > OverloadIndex.limit { return fitting }
    if !fitting.isEmpty { return accepting(fitting, arguments, receiver: receiver) }
    // The call fits none.
    let candidates = program.compared(candidates)
    // Only tests see the members that tests add.
    var visible: [FunctionReference] = []
    for candidate in candidates where program.sees(candidate, from: file) {
      visible.append(candidate)
      if visible.count > OverloadIndex.limit { return visible }
    }
    return accepting(visible.isEmpty ? candidates : visible, arguments, receiver: receiver)
  }

  /// The overloads in sight that fit the call's labels and arity. Those of too many are not compared.
  private mutating func fittingByLabels(_ candidates: [FunctionReference], _ arguments: ArgumentRange) -> [FunctionReference] {
    var seen: [FunctionReference]
    if candidates.count < OverloadIndex.least {
      seen = candidates.filter { program.sees($0, from: file) }
    } else {
      seen = program.overloadIndex(of: candidates).fitting(program.argumentShapes(arguments, of: function, in: file), from: file, in: program)
      if seen.count > OverloadIndex.limit { return seen }
    }
    unit.comparisons += seen.count
    return seen.filter { program.matchArguments(arguments, of: current, to: $0) != nil }
  }

  /// An operator that the program declares, in an operand's type or globally, is a function like any other.
  mutating func resolveOperator(_ index: Int, _ name: Name, _ operands: ArgumentRange) {
    body.types[index] = operatorType(program.text(name), operands)
    // A comparison retains nothing. `rule && rule` may be an operator of the program.
    let isComparison = program.isBool(body.types[index])
    let declared = isComparison ? ownOperators(name, operands).filter { !program.isBool(program.resultType(of: $0)) } : declaredOperators(name, operands)
    if isComparison, declared.isEmpty { return }
    let candidates = declared.filter { takes(operands, $0) }
    guard let first = candidates.first else { return resolveModelledOperator(index, name, operands) }
    var target = CallTarget(kind: .program)
    target.functions = candidates
    for (position, operand) in function.arguments[operands.indices].enumerated() {
      expect(program.parameterType(position, of: first), for: operand.value)
    }
    body.types[index] = program.resultType(of: first)
    body.references[index] = .call(target)
  }

  private mutating func resolveModelledOperator(_ index: Int, _ name: Name, _ operands: ArgumentRange) {
    let rows = program.modelRows(named: program.text(name), receiver: nil, isGlobal: true, arguments: operands, of: current)
    guard let row = rows.first else { return }
    var target = CallTarget(kind: .external)
    target.models = rows
    target.isReceiverKnown = true
    if program.models.functions[row].result == .receiver, let left = function.arguments[operands.indices].first { body.types[index] = body.type(left.value) }
    body.references[index] = .call(target)
  }

  /// Whether an operator accepts these operands, as far as their types are known.
  private func takes(_ operands: ArgumentRange, _ candidate: FunctionReference) -> Bool {
    guard program.function(candidate).parameters.count == operands.count else { return false }
    return function.arguments[operands.indices].enumerated().allSatisfy { position, operand in
      let type = body.type(operand.value).unwrapped
      guard !type.isUnknown, case .nominal(let parameter, _) = program.parameterType(position, of: candidate).unwrapped,
        program[parameter].kind != .protocol
      else { return true }
      if case .nominal(let id, _) = type { return program[id].ancestors.contains(parameter) }
      return false
    }
  }

  private func declaredOperators(_ name: Name, _ operands: ArgumentRange) -> [FunctionReference] {
    let functions = ownOperators(name, operands)
    return functions.isEmpty ? globalOperators(name) : functions
  }

  /// The operators that an operand's type declares.
  private func ownOperators(_ name: Name, _ operands: ArgumentRange) -> [FunctionReference] {
    for operand in function.arguments[operands.indices] {
      guard case .nominal(let id, _) = body.type(operand.value).unwrapped else { continue }
      for ancestor in program[id].ancestors {
        if let functions = program[ancestor].functions[name], !functions.isEmpty { return functions }
      }
    }
    return []
  }

  private func globalOperators(_ name: Name) -> [FunctionReference] {
    program.globalFunctions(name, from: file)
  }

  /// The result type of a call. The receiver and the arguments decide the generic parameters; failing that, the context does.
  private mutating func resultType(of reference: FunctionReference, callee: ValueID, _ arguments: ArgumentRange, call: Int) -> Type {
    let type = declaredResult(of: reference, callee: callee)
    guard !program.function(reference).genericParameters.isEmpty, type.mentionsGeneric else { return type }
    let inferred = inferredResult(type, of: reference, arguments)
    guard case .generic = inferred.unwrapped, case let context = contextType(of: call), !context.isUnknown else { return inferred }
    return context
  }

  private func declaredResult(of reference: FunctionReference, callee: ValueID) -> Type {
    let receiver = if case .member(let base, _) = function[callee].operation { body.type(base) } else { selfType }
    return program.resultType(of: reference, calledOn: receiver)
  }

  /// The type in `Type.init`, and in `self.init` where `self` is a type.
  func metatypeOfInitializer(_ callee: ValueID) -> Type? {
    guard case .member(let base, let name) = function[callee].operation, program.name(name, in: file) == program.known.initializer,
      case .metatype(let type) = body.type(base)
    else { return nil }
    return type
  }

  private mutating func initializer(of type: Type, arguments: ArgumentRange, result: Int) -> CallTarget {
    body.types[result] = type
    // A generic parameter constrained to a class has the initialisers of that class.
    if case .generic(_, let bound) = type.unwrapped, case .nominal(let id, _) = bound.unwrapped, program[id].kind == .class {
      let target = initializer(of: bound, arguments: arguments, result: result)
      // The type argument decides the class. The constraint is only a superclass.
      body.types[result] = type
      return target
    }
    guard case .nominal(let id, _) = type.unwrapped else {
      var name: Name?
      if case .external(let external, let written) = type.unwrapped {
        name = external
        let arguments = function.arguments[arguments.indices]
        if written.isEmpty, arguments.count == 1, program.models.isLock(program.text(external)) {
          body.types[result] = .external(external, [body.type(arguments.first!.value)])
        } else if written.isEmpty {
          body.types[result] = outsideType(type, external, arguments)
        }
      }
      if let name, let own = addedInitializer(to: name, arguments, of: type) { return own }
      var target = CallTarget(kind: .external)
      target.models = program.modelRows(
        named: "init", receiver: name.map { program.text($0) }, arguments: arguments, of: current)
      target.isReceiverKnown = true
      // C functions, and functions of test frameworks, are spelled like types.
      if target.models.isEmpty, let name {
        target.models = program.modelRows(named: program.text(name), receiver: nil, isGlobal: true, arguments: arguments, of: current)
        if let row = target.models.first {
          body.types[result] = program.models.functions[row].resultType.map { program.modelType($0) } ?? .unknown
        }
      }
      return target
    }
    var target = CallTarget(kind: .initializer(id))
    for ancestor in program[id].ancestors where program[ancestor].kind != .protocol {
      let candidates = program[ancestor].functions[program.known.initializer] ?? []
      target.functions = initializers(among: candidates, arguments, of: type)
      if !target.functions.isEmpty {
        body.types[result] = inferred(type, by: target.functions.first, arguments)
        // Without a known initialiser, the object may hold each argument.
        if target.functions.count > Self.meaningLimit { target.functions = [] }
        return target
      }
    }
    for name in [program[id].name] + program[id].externalAncestors {
      if let own = addedInitializer(to: name, arguments, of: type) { return own }
    }
    if case .nominal(_, []) = type, !program[id].isDeclared { body.types[result] = outsideType(type, program[id].name, function.arguments[arguments.indices]) }
    if program[id].hasExternalAncestor || !program[id].isDeclared {
      for name in [program[id].name] + program[id].externalAncestors where target.models.isEmpty {
        target.models = program.modelRows(named: "init", receiver: program.text(name), arguments: arguments, of: current)
      }
      target.isReceiverKnown = true
    }
    return target
  }

  /// An initialiser that the program adds to a type outside, or to one that it inherits from: `extension UIControl` for `UIButton(…)`.
  private mutating func addedInitializer(to name: Name, _ arguments: ArgumentRange, of type: Type) -> CallTarget? {
    for extended in program.additions[name] ?? [] where program[extended].kind != .protocol {
      let candidates = program[extended].functions[program.known.initializer] ?? []
      let found = candidates.isEmpty ? [] : initializers(among: candidates, arguments, of: type)
      if found.isEmpty { continue }
      var target = CallTarget(kind: .initializer(extended))
      target.functions = found.count > Self.meaningLimit ? [] : found
      return target
    }
    return nil
  }

  /// A type outside the program, with the generic arguments that those of its initialiser imply.
  private func outsideType(_ type: Type, _ name: Name, _ arguments: some Collection<Argument>) -> Type {
    let generics = program.outsideArguments(
      of: name, impliedBy: arguments.lazy.map { (label: $0.label.map { program.name($0, in: file) }, type: body.type($0.value)) })
    if generics.isEmpty { return type }
    if case .nominal(let id, _) = type.unwrapped { return .nominal(id, generics) }
    return .external(name, generics)
  }

  /// The initialisers that a call fits. None where it fits none: inherited ones are looked up then.
  private mutating func initializers(among candidates: [FunctionReference], _ arguments: ArgumentRange, of type: Type) -> [FunctionReference] {
    if let found = likely(candidates, arguments, receiver: type) { return found }
    let fitting = fittingByLabels(candidates, arguments)
    return fitting.count > OverloadIndex.limit ? fitting : accepting(fitting, arguments, receiver: type)
  }

  /// `CVDisplayLinkSetOutputHandler(link) { … }`: a C function, judging by its form. Initialisers without labels take one argument.
  private func functionSpelledLikeType(_ type: Type, _ arguments: ArgumentRange) -> Name? {
    guard case .external(let name, _) = type, arguments.count > 1, program.models.kind(ofType: program.text(name)) == nil,
      function.arguments[arguments.indices].allSatisfy({ $0.label == nil }), program.text(name).prefix(2).allSatisfy(\.isUppercase)
    else { return nil }
    return name
  }

  private mutating func external(_ name: Name, receiver: Type?, arguments: ArgumentRange, result: Int) -> CallTarget {
    var target = CallTarget(kind: .external)
    let text = program.text(name)
    if name == program.known.initializer, case .metatype(let type) = receiver ?? .unknown {
      return initializer(of: type, arguments: arguments, result: result)
    }
    target.models = program.modelRows(
      named: text, receiver: receiver.flatMap { program.modelNames(of: $0) }, isGlobal: receiver == nil, arguments: arguments,
      of: current)
    target.isReceiverKnown = true
    if target.models.isEmpty, case .metatype(.external(let module, _)) = receiver, program.models.frameworksInUse.contains(program.text(module)) {
      // `Swift.withUnsafeBytes(of: &value) { … }`: the name spelled like a type is the module of a free function.
      target.models = program.modelRows(named: text, receiver: nil, isGlobal: true, arguments: arguments, of: current)
    }
    if let receiver { lookInRootClasses(text, receiver, arguments, &target) }
    if let row = target.models.first {
      let model = program.models.functions[row]
      if let type = model.resultType {
        body.types[result] = program.modelType(type)
      } else if model.result == .receiver, let receiver {
        body.types[result] = receiver
      } else if let receiver, let type = sequenceResult(text, receiver: receiver, arguments) {
        body.types[result] = type
      }
    }
    return target
  }

  /// A method without a model for the receiver's type may be one of its root class.
  private func lookInRootClasses(_ name: String, _ receiver: Type, _ arguments: ArgumentRange, _ target: inout CallTarget) {
    guard target.models.isEmpty, program.mayInheritFromRoot(receiver) else { return }
    target.models = program.modelRows(named: name, receiver: program.models.rootClasses, isGlobal: false, arguments: arguments, of: current)
    if !target.models.isEmpty { target.isReceiverKnown = false }
  }

  /// The callee is a local variable, a parameter, a closure, or a member of a value of unknown type.
  private mutating func unknownCallee(_ callee: ValueID, arguments: ArgumentRange, result: Int) -> CallTarget {
    switch function[callee].operation {
    case .closure(let id):
      body.types[result] = appliedResult(of: id)
      return CallTarget(kind: .value)
    case .variable(let variable):
      if let nested = program.files[file][variable].nestedFunction {
        var target = CallTarget(kind: .program)
        target.functions = [FunctionReference(file: file, function: nested)]
        body.types[result] = program.resultType(of: target.functions[0])
        return target
      }
      body.types[result] = functionResult(of: callee)
      return CallTarget(kind: .value)
    case .member(let base, let id):
      if body.type(callee).isFunction {
        body.types[result] = functionResult(of: callee)
        return CallTarget(kind: .value)
      }
      let name = program.text(program.name(id, in: file))
      var target = CallTarget(kind: .external)
      let receiver = body.type(base)
      let names = program.modelNames(of: receiver)
      target.models = program.modelRows(
        named: name, receiver: names, isGlobal: false, arguments: arguments, of: current)
      target.isReceiverKnown = names != nil
      if names == nil { target.models = likeliestFirst(target.models, call: result) }
      lookInRootClasses(name, receiver, arguments, &target)
      if let row = target.models.first {
        let model = program.models.functions[row]
        if names != nil, let type = model.resultType {
          body.types[result] = program.modelType(type)
        } else if model.result == .receiver {
          body.types[result] = receiver
        }
      }
      body.types[result] = sequenceResult(name, receiver: receiver, arguments) ?? body.types[result]
      return target
    case .implicitMember(let id):
      // Only the destination would tell the member's type. Initialisers are too many to be told apart by labels.
      var target = CallTarget(kind: .external)
      if program.name(id, in: file) == program.known.initializer { return target }
      let name = program.text(program.name(id, in: file))
      // For an optional, it may be a case of `Optional`: `.some(…)`.
      let context = contextType(of: result)
      if case .optional = context {
        target.models = program.modelRows(named: name, receiver: program.modelNames(of: context), isGlobal: false, arguments: arguments, of: current)
        target.isReceiverKnown = !target.models.isEmpty
        if target.isReceiverKnown { return target }
      }
      // It makes a value of its type. What gives the result of a closure is no such member.
      let rows = program.modelRows(named: name, receiver: nil, isGlobal: false, arguments: arguments, of: current)
      let makers = rows.filter {
        program.models.functions[$0].type != nil && program.models.functions[$0].resultType?.name == program.models.functions[$0].type
      }
      target.models = makers.isEmpty ? rows.filter { program.models.functions[$0].result != .returned } : makers
      if makers.count == 1, let type = program.models.functions[makers[0]].resultType { body.types[result] = program.modelType(type) }
      return target
    case .unwrap(let inner, _):
      return unknownCallee(inner, arguments: arguments, result: result)
    default:
      body.types[result] = functionResult(of: callee)
      return CallTarget(kind: body.type(callee).isFunction ? .value : .external)
    }
  }

  /// The result type of a collection's member that keeps the element type.
  private func sequenceResult(_ name: String, receiver: Type, _ arguments: ArgumentRange) -> Type? {
    guard let result = program.models.memberResult(of: name) else { return nil }
    if result == .success { return program.resultArguments(receiver.unwrapped)?.success }
    let element = receiver.element
    guard !element.isUnknown else { return nil }
    switch result {
    case .elements, .someElements: return .array(element)
    case .selectedElements: return .array(selectedClass(arguments) ?? element)
    case .numbered:
      return Type.array(.tuple([.init(label: nil, type: .external(program.known.int, [])), .init(label: nil, type: element)])).bounded
    case .elementIfAny: return .optional(selectedClass(arguments) ?? element)
    case .element: return element
    case .success: return nil
    }
  }

  private func functionResult(of callee: ValueID) -> Type {
    if case .function(let type) = body.type(callee).unwrapped { return type.result }
    return .unknown
  }
}
