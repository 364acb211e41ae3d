import Program
import Facts
import Catalog

/// Calls of what is neither in sight nor modelled.
extension UnitEvaluator {
  /// Judges by names and labels what a call keeps.
  mutating func callUnknown(
    _ name: String, _ callee: ValueID, receiver: [NodeID], arguments: ArgumentRange, type: Type, range: ByteRange
  ) -> [NodeID] {
    let isInitializer = isInitializer(callee)
    if allClosuresObeyImplicitSelf(arguments) {
      explainImplicitSelf(arguments, range)
      return []
    }
    let argumentList = Array(frames[top].function.arguments[arguments.indices])
    var result: NodeID?
    func resultNode() -> NodeID {
      if let result { return result }
      let node = heap.graph.node(.allocation(place(range), instance: 0), type: type)
      result = node
      return node
    }
    for argument in argumentList {
      // Closures are judged by name and label; what an object holds that is made here has no such guess.
      if !isInitializer { lose(value(argument.value).filter { !isClosure($0) }, .insideHandedObject, range) }
      let label = argument.label.map { program.text(program.name($0, in: file)) }
      for node in value(argument.value) where isClosure(node) && !cannotEscape(node) {
        if isInitializer {
          // What is made from a closure nearly always keeps it.
          heap.keep(node, by: resultNode(), field: .unknown, assumptions: 1, place: place(range))
          record(.unknownCallee(outsideCallee(name, callee, argumentList, type)), of: node, range)
          continue
        }
        record(.unknownCallee(outsideCallee(name, callee, argumentList, type)), of: node, range)
        let lifetime = keepAsNamesSuggest(node, function: name, label: label, receiver: receiver, range)
        if lifetime != .untilEvent {
          heap.keep(node, by: resultNode(), field: .unknown, lifetime: lifetime, assumptions: 2, place: place(range))
        }
      }
      if isInitializer {
        for node in value(argument.value) where !isClosure(node) {
          // A wrapper may hold what it is given; enough to follow closures through it, too little to prove a cycle. What nobody else holds would
          // be gone at once if it did not.
          let holder = resultNode()
          heap.keep(node, by: holder, field: .unknown, assumptions: isMadeFor(holder, node) ? 1 : 2, place: place(range))
        }
      }
    }
    if result == nil, isInitializer { return [resultNode()] }
    return result.map { [$0] } ?? []
  }

  /// Has the code made an object of the program, or a collection of such, that nobody holds but the one that it is given to?
  private func isMadeFor(_ holder: NodeID, _ node: NodeID) -> Bool {
    func isFresh(_ node: NodeID, but holder: NodeID) -> Bool {
      guard case .allocation = heap.graph[node].kind else { return false }
      return heap.graph.edges(to: node).allSatisfy { $0.source == holder || $0.strength != .strong }
    }
    func isOfProgram(_ node: NodeID) -> Bool {
      if case .nominal(let id, _) = heap.graph[node].type.unwrapped { program[id].isDeclared } else { false }
    }
    guard isFresh(node, but: holder) else { return false }
    switch heap.graph[node].type.unwrapped {
    case .array, .set, .dictionary:
      let elements = heap.graph.edges(from: node).filter { $0.field == .element }.map(\.target)
      return !elements.isEmpty && elements.allSatisfy { isFresh($0, but: node) && isOfProgram($0) }
    default: return isOfProgram(node)
    }
  }

  /// Calls a method that has more implementations than are followed: what they do with closures is judged by names and labels, too.
  mutating func passToAny(
    of function: FunctionReference, receiver: [NodeID], arguments: ArgumentRange, range: ByteRange, type: Type
  ) -> [NodeID] {
    if allClosuresObeyImplicitSelf(arguments) { return [] }
    let declaration = program.function(function)
    let parameters = program.matchArguments(arguments, of: frames[top].reference, to: function)
    let name = declaration.name.map { program.text(program.name($0, in: Int(function.file))) } ?? ""
    var result: [NodeID] = []
    for (position, argument) in frames[top].function.arguments[arguments.indices].enumerated() {
      let parameter = parameters?[position] ?? position
      guard declaration.parameters.indices.contains(parameter), program.parameterEscapes(parameter, of: function) else { continue }
      let label = declaration.parameters[parameter].label.map { program.text(program.name($0, in: Int(function.file))) }
      for node in value(argument.value) where isClosure(node) {
        if keepAsNamesSuggest(node, function: name, label: label, receiver: receiver, range) == .untilEvent || declaration.result == nil { continue }
        result = [heap.graph.node(.allocation(place(range), instance: 0), type: type)]
        heap.keep(node, by: result[0], field: .unknown, lifetime: .unknown, assumptions: 2, place: place(range))
      }
    }
    return result
  }

  /// What the implementations store of the call's arguments in their own objects: that the object is of that class is assumed.
  mutating func keepAsImplementations(_ implementations: [FunctionReference], receiver: [NodeID], arguments: ArgumentRange) {
    if implementations.count > Self.storeLimit { return }
    for implementation in implementations where !program.isTest(implementation) || program.isTest(root) {
      let stored = program.storedParameters(of: implementation)
      if stored.isEmpty { continue }
      let parameters = program.matchArguments(arguments, of: frames[top].reference, to: implementation)
      for (position, argument) in frames[top].function.arguments[arguments.indices].enumerated() {
        for store in stored where store.parameter.position == parameters?[position] ?? position {
          let strength = CaptureStrength(program.ownership(of: store.property))
          for node in value(argument.value) where !isClosure(node) {
            for holder in receiver where holder != node {
              heap.keep(
                node, by: holder, field: .property(store.property), strength: strength, assumptions: 1,
                place: SourcePlace(file: Int(implementation.file), range: store.parameter.range))
            }
          }
        }
      }
    }
  }

  /// Of more implementations than are followed one that stands for all, where each keeps the closures that the call passes, by the object
  /// that it is called on.
  func representative(of implementations: [FunctionReference], _ arguments: ArgumentRange) -> FunctionReference? {
    if implementations.count > Self.agreementLimit { return nil }
    let concrete = implementations.filter { !program.function($0).isRequirement }
    var passesClosure = false
    for (position, argument) in frames[top].function.arguments[arguments.indices].enumerated() where value(argument.value).contains(where: isClosure) {
      passesClosure = true
      let areAlike = concrete.allSatisfy { function in
        let parameter = program.matchArguments(arguments, of: frames[top].reference, to: function)?[position] ?? position
        guard let keepers = summaries[function]?.keepers(ofParameter: parameter, in: program) else { return false }
        return keepers.contains { $0.keeper == .receiver && $0.lifetime == .whileKept && $0.assumptions == 0 }
      }
      if !areAlike { return nil }
    }
    return passesClosure ? concrete.first : nil
  }

  /// Keeps a closure that nobody knows who keeps, and says for how long names and labels suggest.
  private mutating func keepAsNamesSuggest(
    _ node: NodeID, function: String, label: String?, receiver: [NodeID], _ range: ByteRange
  ) -> Lifetime {
    let pattern = program.unknownPattern(function: function, label: label)
    let lifetime = pattern?.lifetime ?? .unknown
    heap.keep(node, by: heap.graph.node(.unknownCallee, type: .unknown), field: .unknown, lifetime: lifetime, assumptions: 1, place: place(range))
    if pattern?.keeper == .receiver {
      for holder in receiver { heap.keep(node, by: holder, field: .unknown, lifetime: lifetime, assumptions: 1, place: place(range)) }
    }
    return lifetime
  }

  /// What the call of something unknown shows of it; `type` is that of its result.
  private func outsideCallee(_ name: String, _ callee: ValueID, _ arguments: [Argument], _ type: Type) -> OutsideCallee {
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
    return OutsideCallee(
      kind: isInitializer ? .initializer : .call, receiver: receiver, name: name, isMember: isMember,
      labels: arguments.map { $0.kind == .trailingClosure ? .trailing : .written($0.label.map { program.name($0, in: file) }) })
  }

  /// Is it a parameter that does not escape, or a closure that captures one? The compiler lets nobody keep it.
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

  /// Where code compiles, a closure in a class that uses a name known to be a member bare cannot escape, unless it lists `self` or has
  /// rebound it (SE-0269, SE-0365).
  func allClosuresObeyImplicitSelf(_ arguments: ArgumentRange) -> Bool {
    guard let owner = program.owner(of: frames[top].reference) else { return false }
    switch program[owner].kind {
    case .class, .actor: break
    case .protocol, .unknown: guard program[owner].isClassBound else { return false }
    case .struct, .enum: return false
    }
    var found = false
    for argument in frames[top].function.arguments[arguments.indices] {
      guard case .closure(let id) = operation(argument.value) else { continue }
      let reference = FunctionReference(file: file, function: id)
      let implicit = captures.captures(of: reference).contains { $0.subject == .selfObject && $0.isImplicit }
      if !implicit { return false }
      found = true
    }
    return found
  }

  mutating func explainImplicitSelf(_ arguments: ArgumentRange, _ range: ByteRange) {
    for argument in frames[top].function.arguments[arguments.indices] {
      for node in value(argument.value) {
        record(.implicitSelf, of: node, range)
      }
    }
  }

  /// What a call gives of which nothing is known but the class that the context asks for: `let row: Row = .fromNib()`.
  mutating func objectOfContext(_ call: ValueID, declared: Type, _ range: ByteRange) -> NodeID? {
    guard case .call(let callee, _) = operation(call), !isInitializer(callee), case .nominal(let id, _) = declared.unwrapped, program[id].kind == .class,
      case .call(let target) = frames[top].body.reference(call)
    else { return nil }
    let isOpen = target.functions.allSatisfy { function in
      if case .generic = program.resultType(of: function).unwrapped { true } else { false }
    }
    guard isOpen, !target.functions.isEmpty || type(call).isUnknown else { return nil }
    return heap.graph.node(.allocation(place(range), instance: 0), type: declared.unwrapped)
  }

  /// What a call of something outside gives is an object of the program's own where the code casts it to one of its classes.
  mutating func objectFromOutside(_ value: ValueID, _ index: Int, _ range: ByteRange) -> NodeID? {
    var value = value
    while case .unwrap(let inner, _) = operation(value) { value = inner }
    guard case .call = operation(value), case .call(let target) = frames[top].body.reference(value), case .external = target.kind,
      case .nominal(let id, _) = frames[top].body.types[index].unwrapped, program[id].kind == .class
    else { return nil }
    return heap.graph.node(.allocation(place(range), instance: 0), type: frames[top].body.types[index].unwrapped)
  }
}
