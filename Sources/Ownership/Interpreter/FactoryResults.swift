import Program
import Facts

/// Objects of the program's classes that outside code may have made for the current code, which requests one explicitly.
extension UnitEvaluator {
  /// Records that code takes a value for an object of a class, through a cast or a typed destination.
  mutating func recordFactoryResult(_ type: Type, from source: ValueID) {
    guard case .nominal(let id, _) = type.unwrapped, program[id].kind == .class, mayBeMadeForThis(source) else { return }
    if isThereForGood(id), value(source).contains(where: { isMadeForThis($0) == true }) { return }
    recordFactoryResult(id)
  }

  /// Records an object returned by a call with a declared type: `let cell: Cell = table.dequeue()`.
  mutating func recordFactoryResult(_ type: Type, fromCall source: ValueID) {
    let value = unwrapped(source)
    if case .call = operation(value) { recordFactoryResult(type, from: value) }
  }

  /// Records the classes instantiated by a call that names them: `Page.fromStoryboard()`, `Registration<Cell, Item>()`.
  mutating func recordFactoryResult(byCall index: Int, _ callee: ValueID) {
    if case .external(_, let arguments) = frames[top].code.body.types[index].unwrapped {
      for case .nominal(let id, _) in arguments where program[id].kind == .class { recordFactoryResult(id) }
    }
    guard case .member(let base, _) = operation(unwrapped(callee)), case .type(.nominal(let id, _)) = frames[top].code.body.reference(base),
      program[id].kind == .class
    else {
      return
    }
    if givesNothing(index) { return }
    let given = frames[top].code.body.types[index].unwrapped
    switch given {
    case .nominal(let made, _): if program[id].ancestors.contains(made), !isMethod(of: id, index) { recordFactoryResult(id) }
    case .unknown, .generic: recordFactoryResult(id)
    default: break
    }
  }

  /// Whether it is a call of the class's own method in sight. Its code shows whether it makes an object.
  private func isMethod(of id: NominalID, _ call: Int) -> Bool {
    callsOnly(call) { program.owner(of: $0) == id && program.function($0).kind == .function }
  }

  /// Whether it is a call of a function in sight without a result.
  private func givesNothing(_ call: Int) -> Bool {
    callsOnly(call) { program.function($0).kind == .function && program.function($0).result == nil }
  }

  /// Whether all possible targets of a call are in sight and meet a condition.
  private func callsOnly(_ call: Int, _ isOfKind: (FunctionReference) -> Bool) -> Bool {
    guard case .call(let target) = frames[top].code.body.references[call], !target.functions.isEmpty else { return false }
    return target.functions.allSatisfy(isOfKind)
  }

  /// If only a class's own initialisers in sight make its objects, the requested object was made by code that calls them.
  private mutating func recordFactoryResult(_ id: NominalID) {
    guard program.isOfFrameworks(id) || program.canBeMadeByMetatype(id) || program[id].descendants.contains(where: program.canBeMadeByMetatype) else {
      return
    }
    obtained.insert(id)
    if !frames.isEmpty, case let asking = frames[top].code.reference, asking != root { obtainedByClosures[asking, default: []].insert(id) }
  }

  /// The value without unwrapping, `await`, casts or qualification.
  func unwrapped(_ value: ValueID) -> ValueID {
    var value = value
    while true {
      switch operation(value) {
      case .unwrap(let inner, _), .await(let inner), .fullName(let inner, _), .cast(let inner, _, _): value = inner
      default: return value
      }
    }
  }

  /// Whether it may be an object that did not exist before, in code in sight or in a framework.
  private func mayBeMadeForThis(_ source: ValueID) -> Bool {
    let nodes = value(source)
    // Reading a property gives an existing object: `self.parentController as? PageController`.
    if readsProperty(source) { return nodes.contains { isMadeForThis($0) == true } }
    if nodes.isEmpty { return !handsBackArguments(source) }
    return nodes.contains { isMadeForThis($0) != false }
  }

  /// Whether it is a call of code in sight that returns only its arguments or their content, where these are default values: `topController()`.
  private func handsBackArguments(_ source: ValueID) -> Bool {
    let value = unwrapped(source)
    guard case .call = operation(value) else { return false }
    return callsOnly(Int(value.index)) { function in
      guard let summary = summaries[function]?.value, !summary.returned.isEmpty else { return false }
      return summary.returned.allSatisfy { summary.isFromParameter($0) }
    }
  }

  /// Whether the code reads existing content: a property, or an element of a collection in a property. Nothing is known about a property of a framework's
  /// object that a call returns: that object may be new.
  private func readsProperty(_ source: ValueID) -> Bool {
    var value = unwrapped(source)
    var hasReadMember = false
    while true {
      switch frames[top].code.body.reference(value) {
      case .property: return true
      case .externalMember: hasReadMember = true
      default: break
      }
      switch operation(value) {
      case .member(let base, _): value = unwrapped(base)
      case .subscript(let base, _) where hasReadMember || program.isCollection(type(base)): value = unwrapped(base)
      case .call(let callee, _):
        guard case .member(let base, let name) = operation(unwrapped(callee)),
          program.models.memberResult(of: program.text(program.name(name, in: file))) != nil
        else { return false }
        value = unwrapped(base)
      default: return hasReadMember
      }
    }
  }

  /// What a framework has made for the code is, in each run, an object of one class: a controller to which a segue leads. Casts to several classes
  /// are branches for several objects: each class has its node, as if the object had a property of that name. `nil` for other casts.
  mutating func objectMadeOutside(as type: Type, in nodes: [NodeID]) -> NodeID? {
    guard case .nominal(let id, _) = type, program[id].kind == .class, program[id].isDeclared, let node = nodes.first, nodes.count == 1,
      heap.graph[node].type.unwrapped != type, isMadeForThis(node) == true
    else { return nil }
    return heap.graph.node(.load(node, .externalProperty(program[id].name)), type: type)
  }

  /// Whether interface files, which list all segues, make one object of the class, for good. A segue that embeds it leads to that one.
  private func isThereForGood(_ id: NominalID) -> Bool { program.holdersForGood(of: id) != nil }

  /// `nil` where the origin of the object is unknown.
  private func isMadeForThis(_ node: NodeID) -> Bool? {
    var node = node
    while case .load(let base, let field) = heap.graph[node].kind {
      switch field {
      case .externalProperty(let name): if program.modelProperty(name, of: heap.graph[base].type)?.isMadeForObject ?? false { return true }
      case .property: return false
      default: break
      }
      node = base
    }
    switch heap.graph[node].kind {
    case .selfObject, .parameter, .closureParameter, .global, .externalGlobal: return false
    default: return nil
    }
  }
}
