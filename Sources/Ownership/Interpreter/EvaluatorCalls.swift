import Program
import Facts
import Catalog

extension UnitEvaluator {
  /// Runs a call: instantiates the summaries of its possible callees, or applies the models.
  mutating func call(_ index: Int, callee: ValueID, arguments: ArgumentRange, range: ByteRange) -> [NodeID] {
    guard case .call(let target) = frames[top].code.body.references[index] else { return [] }
    let receiver = target.isCalleeReceiver ? value(callee) : receiverNodes(callee)
    if !isStoredOnly(by: target, in: receiver) {
      for argument in frames[top].code.function.arguments[arguments.indices] { handedOn.formUnion(value(argument.value)) }
    }
    switch target.kind {
    case .program:
      if let function = target.functions.first, program.isModelled(function, from: file) {
        recordUnregistration(calleeName(callee), callee, arguments, range, nil, row: program.modelRows(about: function).first)
      }
      defer { releaseReceiver(callee, of: target.functions, range) }
      return callProgram(
        target.functions, on: target.isCalleeReceiver ? .dynamic(nil) : dispatch(callee), receiver: receiver, arguments: arguments, range: range,
        type: frames[top].code.body.types[index])
    case .initializer(let id):
      // A framework type that the program only extends is instantiated by its model.
      if target.functions.isEmpty, !target.models.isEmpty, !program[id].isDeclared {
        return callOutside(index, target, callee: callee, receiver: [], arguments: arguments, range: range)
      }
      return initialize(id, target, arguments: arguments, range: range, type: frames[top].code.body.types[index])
    case .enumCase:
      return allocate(holding: arguments, field: .element, type: frames[top].code.body.types[index], range: range)
    case .unboundMethod:
      let object = frames[top].code.function.arguments[arguments.indices.lowerBound].value
      return methodReference(to: target.functions, base: value(object), range: range)
    case .value:
      return callValue(callee, arguments: arguments, range: range)
    case .external:
      noteFinish(callee, receiver, arguments)
      return callOutside(index, target, callee: callee, receiver: receiver, arguments: arguments, range: range)
    }
  }

  /// Runs an operator declared in the program. Any other operator may return its operands.
  mutating func apply(_ index: Int, _ operands: ArgumentRange, range: ByteRange) -> [NodeID] {
    guard case .call(let target) = frames[top].code.body.references[index] else {
      // The result of a comparison or of a calculation holds no object.
      return program.holdsNoObjects(frames[top].code.body.types[index]) ? [] : values(of: operands)
    }
    if case .external = target.kind {
      // The left operand takes the role of a call's receiver.
      let left = Array(frames[top].code.function.arguments[operands.indices].prefix(1)).flatMap { value($0.value) }
      applyModels(target, receiver: left, result: nil, arguments: operands, range: range)
      return left
    }
    for argument in frames[top].code.function.arguments[operands.indices] { handedOn.formUnion(value(argument.value)) }
    return callProgram(target.functions, on: .fixed, receiver: [], arguments: operands, range: range, type: frames[top].code.body.types[index])
  }

  func values(of arguments: ArgumentRange) -> [NodeID] {
    var result: [NodeID] = []
    for argument in frames[top].code.function.arguments[arguments.indices] { result.unite(value(argument.value)) }
    return result
  }

  /// The receiver of a method call.
  mutating func receiverNodes(_ callee: ValueID) -> [NodeID] {
    switch operation(callee) {
    case .member(let base, _): return value(base)
    case .name(_, let selfBinding):
      return implicitBase(of: frames[top].code.body.reference(callee), selfBinding)
    case .unwrap(let inner, _), .await(let inner), .fullName(let inner, _): return receiverNodes(inner)
    default: return []
    }
  }

  /// How a method's implementation is selected.
  enum Dispatch {
    /// By the receiver's type, which is this one or a subtype; `nil` where it is unknown.
    case dynamic(NominalID?)
    /// Statically: `super.load()`.
    case fixed
  }

  private func dispatch(_ callee: ValueID) -> Dispatch {
    switch operation(callee) {
    case .member(let base, _):
      if operation(base) == .superReference { return .fixed }
      if case .property(let property, _) = frames[top].code.body.reference(base), program.isMadeAsDeclared(property) { return .fixed }
      if case .nominal(let id, _) = type(base).unwrapped { return .dynamic(id) }
      return .dynamic(nil)
    case .name:
      return .dynamic(frames[top].code.body.reference(callee).readsSelf ? program.owner(of: root) : nil)
    case .unwrap(let inner, _), .await(let inner), .fullName(let inner, _): return dispatch(inner)
    default: return .dynamic(nil)
    }
  }

  /// The search stops where more implementations would not be used.
  private func implementations(of function: FunctionReference, _ dispatch: Dispatch) -> [FunctionReference] {
    switch dispatch {
    case .fixed: [function]
    case .dynamic(let receiver): program.implementations(of: function, receiver: receiver, atMost: Self.storeLimit + 1)
    }
  }

  mutating func callProgram(
    _ functions: [FunctionReference], on dispatch: Dispatch = .dynamic(nil), receiver: [NodeID], arguments: ArgumentRange, range: ByteRange, type: Type
  ) -> [NodeID] {
    var result: [NodeID] = []
    var implementations: [FunctionReference] = []
    var isAssumed = false
    var several: [[FunctionReference]] = []
    for function in program.withoutOverridden(functions) {
      let found = self.implementations(of: function, dispatch)
      if found.count > 2 { several.append(found) }
      if found.count <= Self.implementationLimit {
        implementations += found
        continue
      }
      noteAlternatives(found, receiver: receiver)
      if let one = representative(of: found, arguments) {
        implementations.append(one)
        isAssumed = true
      } else {
        implementations.append(function)
        result.unite(passToAny(of: function, receiver: receiver, arguments: arguments, range: range, type: type))
      }
    }
    let concrete = implementations.filter { !isAbstract($0) }
    if concrete.count < implementations.count { implementations.forEach { noteCall($0) } }
    let called = concrete.isEmpty ? implementations : concrete
    // Objects of each class that inherits the code run that class's overrides. That such objects exist is the only assumption.
    let isOwn = !receiver.isEmpty && receiver.allSatisfy { if case .selfObject = heap.graph[$0].kind { true } else { false } }
    let assumptions = UInt8(min(isOwn && !isAssumed ? 1 : 2, called.count - 1 + (isAssumed ? 1 : 0)))
    result.unite(
      runOneOf(called) {
        $0.callImplementation(
          $1, isNamed: functions.contains($1), receiver: receiver, arguments: arguments, range: range, assumptions: assumptions)
      })
    // After the joint effects, so that these take precedence.
    for found in several { retainAsImplementations(found, receiver: receiver, arguments: arguments) }
    runPassedMethods(arguments, to: functions, range)
    explainPassing(to: functions, arguments: arguments, range: range)
    if result.isEmpty, implementations.allSatisfy({ program.function($0).isRequirement }), !type.isUnknown {
      result = [heap.graph.node(.allocation(place(range), instance: 0), type: type)]
    }
    return result
  }

  /// One of several pieces of code runs: each starts from the current state, and their results are joined.
  mutating func runOneOf<Code>(_ codes: [Code], _ run: (inout UnitEvaluator, Code) -> [NodeID]) -> [NodeID] {
    if codes.count == 1 { return run(&self, codes[0]) }
    var result: [NodeID] = []
    let before = heap.graph.flow
    var after: ReferenceState?
    for code in codes {
      heap.graph.flow = before
      result.unite(run(&self, code))
      if after?.join(heap.graph.flow) == nil { after = heap.graph.flow }
    }
    if let after { heap.graph.flow = after }
    return result
  }

  /// Whether it exists only to be implemented by others: without a body, or with one that ends the process.
  private func isAbstract(_ function: FunctionReference) -> Bool {
    program.function(function).isRequirement || summaries[function]?.value.endsProcess == true
  }

  private mutating func callImplementation(
    _ function: FunctionReference, isNamed: Bool, receiver: [NodeID], arguments: ArgumentRange, range: ByteRange, assumptions: UInt8
  ) -> [NodeID] {
    var result: [NodeID] = []
    if program.function(function).parent != nil {
      let closure = closureNode(function)
      result = heap.graph.targets(of: closure, .result)
      pass(arguments, to: function)
    }
    noteCall(function)
    guard let summary = summaries[function] else { return result }
    if summary.value.isCut || heap.graph.nodes.count > Heap.nodeLimit { lose(values(of: arguments).filter { isClosure($0) }, .cut, range) }
    let parameters = program.matchArguments(arguments, of: frames[top].code.reference, to: function)
    var bindings = ParameterBindings()
    for (position, argument) in frames[top].code.function.arguments[arguments.indices].enumerated() {
      let parameter = parameters?[position] ?? position
      bindings.nodes[parameter, default: []].unite(passedValue(argument, for: parameter, of: function, range))
      if isEmptyValue(argument.value, expected: program.parameterType(parameter, of: function)) { bindings.empty.insert(parameter) }
    }
    for (index, parameter) in program.function(function).parameters.enumerated() where parameter.isVariadic {
      guard let nodes = bindings.nodes[index], !nodes.isEmpty else { continue }
      bindings.nodes[index] = [collected(nodes, for: index, of: function, range)]
    }
    if let parameters { bindDefaults(of: function, isNamed: isNamed, besides: parameters, &bindings, range) }
    let keys = summary.value.usesKeys ? argumentKeys(arguments, parameters, of: function, isNamed: isNamed) : ArgumentKeys()
    if assumptions > 0, receiver.count == 1, let owner = program.owner(of: function) { heap.dispatch = AssumedDispatch(receiver: receiver[0], owner: owner) }
    let outcome = apply(function, receiver: receiver, bindings, keys: keys, range: range, assumptions: assumptions)
    heap.dispatch = nil
    result.unite(outcome.returned)
    writeBack(outcome.written, to: arguments, parameters, range: range)
    return result
  }

  /// A parameter without an argument gets its default value. An override may have other default values than the named method.
  private mutating func bindDefaults(
    of function: FunctionReference, isNamed: Bool, besides given: [Int], _ bindings: inout ParameterBindings, _ range: ByteRange
  ) {
    guard isNamed, !program.isOverride(function) else { return }
    for (index, parameter) in program.function(function).parameters.enumerated() where !given.contains(index) {
      guard let value = parameter.defaultValue else { continue }
      let thunk = FunctionReference(file: Int(function.file), function: value)
      if program.defaultArgument(index, of: function)?.isNothing == true { bindings.empty.insert(index) }
      bindings.nodes[index] = apply(thunk, receiver: [], ParameterBindings(), range: range).returned
    }
  }

  /// The objects of the process that a parameter of the unit has by default: `center: NotificationCenter = .default`. Where no call is in sight, callers
  /// seldom give another one.
  mutating func sharedDefaults(of parameter: Int, in function: FunctionReference) -> [NodeID] {
    guard function == root, !isCalledInSight, let value = program.function(function).parameters[parameter].defaultValue else { return [] }
    let thunk = FunctionReference(file: Int(function.file), function: value)
    return apply(thunk, receiver: [], ParameterBindings(), range: program.function(thunk).range).returned.filter { node in
      switch heap.graph[node].kind {
      case .global, .externalGlobal, .system: true
      default: false
      }
    }
  }

  /// A callee's assignment to an `inout` parameter is an assignment to the argument.
  private mutating func writeBack(
    _ written: [Int: [NodeID]], to arguments: ArgumentRange, _ parameters: [Int]?, range: ByteRange
  ) {
    if written.isEmpty { return }
    for (position, argument) in frames[top].code.function.arguments[arguments.indices].enumerated() where argument.kind == .inout {
      guard let nodes = written[parameters?[position] ?? position], !nodes.isEmpty else { continue }
      store(nodes, into: argument.value, isCompound: false, isEmpty: false, range: range)
    }
  }

  /// The value passed for a parameter: a closure where the parameter is an escaping `@autoclosure`.
  mutating func passedValue(
    _ argument: Argument, for parameter: Int, of function: FunctionReference, _ range: ByteRange
  ) -> [NodeID] {
    let parameters = program.function(function).parameters
    guard parameters.indices.contains(parameter), parameters[parameter].isAutoclosure,
      program.parameterEscapes(parameter, of: function)
    else { return argument.kind == .inout ? value(argument.value) : copiedValue(argument.value) }
    let node = autoclosureNode(argument.value)
    record(.passed(function, ArgumentPosition(parameter: parameter, label: argument.label.map { program.name($0, in: file) })), of: node, range)
    return [node]
  }

  private mutating func pass(_ arguments: ArgumentRange, to function: FunctionReference) {
    let declaration = program.function(function)
    let parameters = program.matchArguments(arguments, of: frames[top].code.reference, to: function)
    for (position, argument) in frames[top].code.function.arguments[arguments.indices].enumerated() {
      let index = parameters?[position] ?? position
      guard declaration.parameters.indices.contains(index) else { continue }
      let variable = VariableReference(file: file, variable: declaration.parameters[index].variable)
      let node = heap.graph.node(.closureParameter(variable), type: unit.variableType(variable.variable))
      let given = passedValue(argument, for: index, of: function, frames[top].code.function[argument.value].range)
      let isCollected = declaration.parameters[index].isVariadic && !given.isEmpty
      for value in isCollected ? [collected(given, for: index, of: function, frames[top].code.function[argument.value].range)] : given {
        passed.append((node, value))
      }
    }
  }

  private mutating func explainPassing(to functions: [FunctionReference], arguments: ArgumentRange, range: ByteRange) {
    // Most calls pass no closure, so their arguments need not be matched again.
    let passesClosure = frames[top].code.function.arguments[arguments.indices].contains { argument in
      value(argument.value).contains { heap.graph[$0].kind.isClosure }
    }
    guard passesClosure, let function = functions.first else { return }
    let parameters = program.matchArguments(arguments, of: frames[top].code.reference, to: function)
    let discardsKey = discardsKey(function, call: frames[top].next - 1, arguments)
    for (position, argument) in frames[top].code.function.arguments[arguments.indices].enumerated() {
      let parameter = parameters?[position] ?? position
      for node in value(argument.value) {
        if discardsKey, case .closure(let closure, instance: 0) = heap.graph[node].kind { keyless.insert(place(program.function(closure).range)) }
        let escapes = program.parameterEscapes(parameter, of: function)
        let written = ArgumentPosition(parameter: parameter, label: argument.label.map { program.name($0, in: file) })
        record(escapes ? .passed(function, written) : .passedWithoutEscape(function, written), of: node, range)
      }
    }
  }

  private mutating func initialize(
    _ id: NominalID, _ target: CallTarget, arguments: ArgumentRange, range: ByteRange, type: Type
  ) -> [NodeID] {
    let object = heap.graph.node(.allocation(place(range), instance: 0), type: type)
    if target.functions.isEmpty {
      if !target.models.isEmpty {
        applyModels(target, receiver: [], result: object, arguments: arguments, range: range)
      } else {
        initializeMemberwise(object, id, arguments: arguments, range: range)
      }
      return [object]
    }
    _ = callProgram(target.functions, receiver: [object], arguments: arguments, range: range, type: type)
    return [object]
  }

  /// The memberwise initialiser of a struct: each argument goes to the property of its label.
  private mutating func initializeMemberwise(_ object: NodeID, _ id: NominalID, arguments: ArgumentRange, range: ByteRange) {
    let properties = uses.storedProperties(of: id, in: program)
    for argument in frames[top].code.function.arguments[arguments.indices] {
      var nodes = copiedValue(argument.value)
      let label = argument.label.map { program.name($0, in: file) }
      let property =
        properties.first { program.name(program.property($0).name, in: Int($0.file)) == label }
        ?? (argument.kind == .trailingClosure ? properties.last { program.type(of: $0).isFunction } : nil)
      // A wrapper that takes a closure gets the argument as one.
      if let property, program.isMadeOfAutoclosure(property) { nodes.append(autoclosureNode(argument.value)) }
      for node in nodes {
        if let property {
          let ownership = CaptureStrength(program.ownership(of: property))
          heap.retain(node, by: object, field: .property(property), strength: ownership, place: place(range))
        } else if let label, let outside = program.modelProperty(label, of: heap.graph[object].type) {
          // An inherited initialiser of a framework class: an argument with the name of a property goes into that property.
          heap.retain(node, by: object, field: .externalProperty(label), strength: outside.strength, assumptions: 1, place: place(range))
        } else {
          heap.retain(node, by: object, field: .unknown, assumptions: 1, place: place(range))
        }
        record(.contained, of: node, range)
      }
    }
  }

  /// A new value that holds all arguments.
  mutating func allocate(holding arguments: ArgumentRange, field: Field, type: Type, range: ByteRange) -> [NodeID] {
    var contents: [NodeID] = []
    for argument in frames[top].code.function.arguments[arguments.indices] { contents += copiedValue(argument.value) }
    let object = heap.graph.node(.allocation(place(range), instance: 0), type: type)
    for node in contents {
      heap.retain(node, by: object, field: field, place: place(range))
      record(.contained, of: node, range)
    }
    return [object]
  }

  /// Calls a closure or another value of function type.
  private mutating func callValue(_ callee: ValueID, arguments: ArgumentRange, range: ByteRange) -> [NodeID] {
    var result: [NodeID] = []
    if case .property(let property, _) = frames[top].code.body.reference(callee) { recordInvoked(property) }
    if value(callee).isEmpty { lose(values(of: arguments).filter { isClosure($0) }, .outsideCallee, range) }
    for node in value(callee) {
      // A local with the former content of a property: `guard let body = self.body else { return }; body()`. An element of a content is part of it.
      if let property = heap.propertyHolding(partOf: node) {
        recordInvoked(property)
      } else if case .closureParameter = heap.graph[heap.graph.firstBase(of: node)].kind {
        invokedParameters.insert(node)
      }
      for (position, argument) in frames[top].code.function.arguments[arguments.indices].enumerated() {
        for given in value(argument.value) where given != node { link(node, .argument(position), to: given, range) }
      }
      result.unite(heap.readResult(of: node))
      result.unite(callInitialValue(of: node, arguments, range))
      record(.applied, of: node, range)
    }
    return result
  }

  private mutating func recordInvoked(_ property: PropertyReference) {
    invoked.insert(property)
    if frames.count > 1 { invokedInside[frames[top].code.reference, default: []].insert(property) }
  }

  /// The content of a property of function type is not in sight. It is most likely the closure that is the property's initial value.
  private mutating func callInitialValue(of node: NodeID, _ arguments: ArgumentRange, _ range: ByteRange) -> [NodeID] {
    guard case .load(_, .property(let property)) = heap.graph[node].kind, let initial = program.initialFunction(of: property), summaries[initial] != nil else {
      return []
    }
    var result: [NodeID] = []
    for closure in apply(initial, receiver: [], ParameterBindings(), range: range, assumptions: 1).returned {
      guard case .closure(let function, _) = heap.graph[closure].kind else { continue }
      let parameters = program.function(function).parameters
      for (position, argument) in frames[top].code.function.arguments[arguments.indices].enumerated() where parameters.indices.contains(position) {
        let variable = VariableReference(file: Int(function.file), variable: parameters[position].variable)
        guard let parameter = heap.graph.find(.closureParameter(variable)) else { continue }
        for given in value(argument.value) { passed.append((parameter, given)) }
      }
      result.unite(heap.readResult(of: closure))
    }
    return result
  }
}
