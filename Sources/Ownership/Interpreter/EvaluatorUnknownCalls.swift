import Program
import Facts
import Catalog

/// Calls of functions that are neither in sight nor modelled.
extension UnitEvaluator {
  /// Infers from names and labels what a call retains.
  mutating func callUnknown(
    _ name: String, _ callee: ValueID, receiver: [NodeID], arguments: ArgumentRange, type: Type, range: ByteRange
  ) -> [NodeID] {
    let isInitializer = isInitializer(callee) && !isStatement(call: frames[top].next - 1)
    let isOperator = isOperator(callee)
    if allClosuresObeyImplicitSelf(arguments) {
      explainImplicitSelf(arguments, range)
      return isOperator ? operatorResult(callee, on: receiver, type: type, range) : []
    }
    let argumentList = Array(frames[top].code.function.arguments[arguments.indices])
    // One description for all closures of the call. As a lazy variable it would copy the evaluator.
    var description: UnmodelledCallee?
    func unmodelled() -> UnmodelledCallee {
      let known = description ?? outsideCallee(name, callee, argumentList, type)
      description = known
      return known
    }
    var result: NodeID?
    func resultNode() -> NodeID {
      if let result { return result }
      let node = heap.graph.node(.allocation(place(range), instance: 0), type: type)
      result = node
      return node
    }
    for argument in argumentList {
      // Closures are judged by name and label. There is no such heuristic for the content of objects made here.
      if !isInitializer { lose(value(argument.value).filter { !isClosure($0) }, .insideHandedObject, range) }
      let label = self.label(argument)
      for node in value(argument.value) where isClosure(node) && !cannotEscape(node) {
        if isInitializer {
          // An object made from a closure nearly always retains it.
          heap.retain(node, by: resultNode(), field: .unknown, assumptions: 1, place: place(range), isUnchecked: true)
          record(.unknownCallee(unmodelled()), of: node, range)
          continue
        }
        record(.unknownCallee(unmodelled()), of: node, range)
        let lifetime = retainAsNamesSuggest(node, function: name, label: label, receiver: receiver, range)
        if lifetime != .untilEvent {
          heap.retain(
            node, by: resultNode(), field: .unknown, lifetime: isOperator ? .whileKept : lifetime, assumptions: isOperator ? 1 : 2, place: place(range),
            isUnchecked: isOperator)
        }
      }
      if isInitializer {
        for node in value(argument.value) where !isClosure(node) {
          // A wrapper may hold its arguments. That is enough to follow closures through it, but not to prove a cycle. Without it, an object held by no one
          // else would die at once.
          let holder = resultNode()
          let isMadeForIt = isMadeFor(holder, node)
          heap.retain(node, by: holder, field: .unknown, assumptions: isMadeForIt ? 1 : 2, place: place(range), isUnchecked: isMadeForIt)
        }
      }
    }
    if isOperator { return operatorResult(callee, on: receiver, type: type, range) }
    if result == nil, isInitializer { return [resultNode()] }
    return result.map { [$0] } ?? []
  }

  /// Whether a call is made for its effect only. Hardly any initialiser is, but a function of C may have a capital too. A closure may be a result builder: there the
  /// values of statements are used.
  private mutating func isStatement(call index: Int) -> Bool {
    let function = frames[top].code.function
    return function.kind == .function && function.result == nil && !frames[top].usedValues(in: program.files[file]).contains(UInt32(index))
  }

  /// Whether it is a method of a publisher, an observable or another type whose methods make values that hold their receiver.
  private func isOperator(_ callee: ValueID) -> Bool {
    switch operation(callee) {
    case .unwrap(let inner, _), .await(let inner), .fullName(let inner, _): isOperator(inner)
    case .member(let base, _): program.hasOperators(self.type(base))
    default: false
    }
  }

  /// The result of an operator that no model lists. It most likely holds its receiver, as the operators next to it do.
  private mutating func operatorResult(_ callee: ValueID, on receiver: [NodeID], type: Type, _ range: ByteRange) -> [NodeID] {
    let result = heap.graph.node(.allocation(place(range), instance: 0), type: type)
    // It may end before its receiver, but hardly after it.
    if receiverEnd(callee, receiver) == .finite { heap.end(result, .finite, with: heap.waysToEnd(of: receiver)) }
    for node in receiver where node != result {
      heap.retain(node, by: result, field: .unknown, assumptions: 1, place: place(range), isUnchecked: true)
    }
    return [result]
  }

  /// Whether it is a fresh object of the program, one made the same way, or a collection of such, that is held only by the recipient.
  private func isMadeFor(_ holder: NodeID, _ node: NodeID) -> Bool {
    func isFresh(_ node: NodeID, but holder: NodeID) -> Bool {
      guard case .allocation = heap.graph[node].kind else { return false }
      return heap.graph.edges(to: node).allSatisfy { $0.source == holder || $0.strength != .strong }
    }
    func isOfProgram(_ node: NodeID) -> Bool {
      if case .nominal(let id, _) = heap.graph[node].type.unwrapped, program[id].isDeclared { return true }
      return heap.graph.edges(from: node).contains { $0.field == .unknown && $0.isUnchecked }
    }
    guard isFresh(node, but: holder) else { return false }
    switch heap.graph[node].type.unwrapped {
    case .array, .set, .dictionary:
      let elements = heap.graph.edges(from: node).filter { $0.field == .element }.map(\.target)
      return !elements.isEmpty && elements.allSatisfy { isFresh($0, but: node) && isOfProgram($0) }
    default: return isOfProgram(node)
    }
  }

  /// Calls a method with more implementations than are followed. Names and labels decide about closures, too.
  mutating func passToAny(
    of function: FunctionReference, receiver: [NodeID], arguments: ArgumentRange, range: ByteRange, type: Type
  ) -> [NodeID] {
    if allClosuresObeyImplicitSelf(arguments) { return [] }
    let declaration = program.function(function)
    let parameters = program.matchArguments(arguments, of: frames[top].code.reference, to: function)
    let name = declaration.name.map { program.text(program.name($0, in: Int(function.file))) } ?? ""
    var result: [NodeID] = []
    for (position, argument) in frames[top].code.function.arguments[arguments.indices].enumerated() {
      let parameter = parameters?[position] ?? position
      guard declaration.parameters.indices.contains(parameter), program.parameterEscapes(parameter, of: function) else { continue }
      let label = declaration.parameters[parameter].label.map { program.text(program.name($0, in: Int(function.file))) }
      for node in value(argument.value) where isClosure(node) {
        if retainAsNamesSuggest(node, function: name, label: label, receiver: receiver, range) == .untilEvent || declaration.result == nil { continue }
        result = [heap.graph.node(.allocation(place(range), instance: 0), type: type)]
        heap.retain(node, by: result[0], field: .unknown, lifetime: .unknown, assumptions: 2, place: place(range))
      }
    }
    return result
  }

  /// The stores of the implementations' arguments in their own objects. The object's class is assumed.
  mutating func retainAsImplementations(_ implementations: [FunctionReference], receiver: [NodeID], arguments: ArgumentRange) {
    if implementations.count > Self.storeLimit { return }
    for implementation in implementations where !program.isTest(implementation) || program.isTest(root) {
      let stored = program.storedParameters(of: implementation)
      if stored.isEmpty { continue }
      let parameters = program.matchArguments(arguments, of: frames[top].code.reference, to: implementation)
      for (position, argument) in frames[top].code.function.arguments[arguments.indices].enumerated() {
        for store in stored where store.parameter.position == parameters?[position] ?? position {
          let strength = CaptureStrength(program.ownership(of: store.property))
          for node in value(argument.value) where !isClosure(node) {
            for holder in receiver where holder != node {
              heap.retain(
                node, by: holder, field: .property(store.property), strength: strength, assumptions: 1,
                place: SourcePlace(file: Int(implementation.file), range: store.parameter.range))
            }
          }
        }
      }
    }
  }

  /// A representative for more implementations than are followed, if all of them retain the closure arguments in the receiver.
  func representative(of implementations: [FunctionReference], _ arguments: ArgumentRange) -> FunctionReference? {
    if implementations.count > Self.agreementLimit { return nil }
    let concrete = implementations.filter { !program.function($0).isRequirement }
    var passesClosure = false
    for (position, argument) in frames[top].code.function.arguments[arguments.indices].enumerated()
    where value(argument.value).contains(where: { isClosure($0) }) {
      passesClosure = true
      let areAlike = concrete.allSatisfy { function in
        let parameter = program.matchArguments(arguments, of: frames[top].code.reference, to: function)?[position] ?? position
        guard let keepers = summaries[function]?.value.keepers(ofParameter: parameter, in: program) else { return false }
        return keepers.contains { $0.keeper == .receiver && $0.lifetime == .whileKept && $0.assumptions == 0 }
      }
      if !areAlike { return nil }
    }
    return passesClosure ? concrete.first : nil
  }

  /// Retains a closure whose keeper is unknown, for the lifetime that names and labels suggest.
  private mutating func retainAsNamesSuggest(
    _ node: NodeID, function: String, label: String?, receiver: [NodeID], _ range: ByteRange
  ) -> Lifetime {
    let pattern = program.unknownPattern(function: function, label: label)
    let lifetime = pattern?.lifetime ?? .unknown
    heap.retain(node, by: heap.graph.node(.unknownCallee, type: .unknown), field: .unknown, lifetime: lifetime, assumptions: 1, place: place(range))
    if pattern?.keeper == .receiver {
      for holder in receiver { heap.retain(node, by: holder, field: .unknown, lifetime: lifetime, assumptions: 1, place: place(range)) }
    }
    return lifetime
  }

  /// The description of an unknown callee; `type` is its result type.
  private func outsideCallee(_ name: String, _ callee: ValueID, _ arguments: [Argument], _ type: Type) -> UnmodelledCallee {
    var base = callee
    while true {
      switch operation(base) {
      case .unwrap(let inner, _), .await(let inner), .fullName(let inner, _):
        base = inner
        continue
      default: break
      }
      break
    }
    let isInitializer = isInitializer(callee)
    var receiver = isInitializer ? type : Type.unknown
    var isMember = false
    if case .member(let object, _) = operation(base) {
      isMember = true
      if !isInitializer { receiver = self.type(object) }
    }
    let labels = arguments.prefix(UnmodelledCallee.labelLimit).map { argument -> UnmodelledCallee.Label in
      argument.kind == .trailingClosure ? .trailing : .written(argument.label.map { program.name($0, in: file) })
    }
    return UnmodelledCallee(
      kind: isInitializer ? .initializer : .call, receiver: receiver, name: name.isEmpty ? nil : program.names.find(name), isMember: isMember,
      labels: labels)
  }

  /// Whether it is a nonescaping parameter, or a closure that captures one. The compiler lets no one retain it.
  private func cannotEscape(_ node: NodeID) -> Bool {
    func isBound(_ node: NodeID) -> Bool {
      guard case .parameter(let position) = heap.graph[node].kind, heap.graph[node].type.isFunction else { return false }
      return !program.parameterEscapes(position, of: root)
    }
    return isBound(node) || heap.graph.edges(from: node).contains { if case .capture = $0.field { isBound($0.target) } else { false } }
  }

  func isClosure(_ node: NodeID) -> Bool {
    switch heap.graph[node].kind {
    case .closure, .methodReference: true
    case .parameter, .load, .closureParameter: heap.graph[node].type.isFunction
    default: false
    }
  }

  // MARK: The compiler's law of implicit self

  /// In code that compiles, a closure in a class with implicit `self` does not escape, unless it lists `self` or has rebound it (SE-0269, SE-0365).
  func allClosuresObeyImplicitSelf(_ arguments: ArgumentRange) -> Bool {
    guard let owner = program.owner(of: frames[top].code.reference) else { return false }
    switch program[owner].kind {
    case .class, .actor: break
    case .protocol, .unknown: guard program[owner].isClassBound else { return false }
    case .struct, .enum: return false
    }
    var found = false
    for argument in frames[top].code.function.arguments[arguments.indices] {
      guard case .closure(let id) = operation(argument.value) else { continue }
      let reference = FunctionReference(file: file, function: id)
      let implicit = captures.captures(of: reference).contains { $0.subject == .selfObject && $0.isImplicit }
      if !implicit { return false }
      found = true
    }
    return found
  }

  mutating func explainImplicitSelf(_ arguments: ArgumentRange, _ range: ByteRange) {
    for argument in frames[top].code.function.arguments[arguments.indices] {
      for node in value(argument.value) {
        record(.implicitSelf, of: node, range)
      }
    }
  }

  /// The result of an unknown call whose class is known only from the context: `let row: Row = .fromNib()`, or from the class on which it is made, where the
  /// function says `Self`: `Row.fromNib()`.
  mutating func objectOfContext(_ call: ValueID, declared: Type, _ range: ByteRange) -> NodeID? {
    guard case .call(let callee, _) = operation(call), !isInitializer(callee), case .nominal(let id, _) = declared.unwrapped, program[id].kind == .class,
      case .call(let target) = frames[top].code.body.reference(call)
    else { return nil }
    let isOpen = target.functions.allSatisfy { function in
      let result = program.resultType(of: function).unwrapped
      if case .generic = result { return true }
      return program.isStatic(function) && result != declared.unwrapped && !result.isUnknown
    }
    guard isOpen, !target.functions.isEmpty || type(call).isUnknown else { return nil }
    return heap.graph.node(.allocation(place(range), instance: 0), type: declared.unwrapped)
  }

  /// The result of an outside call is an object of the program if the code casts it to one of the program's classes, and a view or controller if the code
  /// casts it to such a class.
  mutating func objectFromOutside(_ value: ValueID, _ index: Int, _ range: ByteRange) -> NodeID? {
    var value = value
    while case .unwrap(let inner, _) = operation(value) { value = inner }
    guard case .call = operation(value), case .call(let target) = frames[top].code.body.reference(value), case .external = target.kind else { return nil }
    let type = frames[top].code.body.types[index].unwrapped
    switch type {
    case .nominal(let id, _) where program[id].kind == .class: break
    case .external where program.isShown(type): break
    default: return nil
    }
    return heap.graph.node(.allocation(place(range), instance: 0), type: type)
  }
}
