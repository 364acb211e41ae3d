import Catalog
import Program
import Facts

/// The effects of modelled calls on collection elements and closure results.
extension UnitEvaluator {
  /// The results of the closure arguments.
  func results(of arguments: ArgumentRange) -> [NodeID] {
    var result: [NodeID] = []
    for node in values(of: arguments) { result.unite(heap.graph.targets(of: node, .result)) }
    return result
  }

  /// The results of all function arguments. Initialisers and key paths are functions, too.
  mutating func results(of arguments: ArgumentRange, from receiver: [NodeID], _ model: FunctionModel, _ range: ByteRange) -> [NodeID] {
    var result = results(of: arguments)
    for argument in frames[top].code.function.arguments[arguments.indices] where isPathOrInitializer(argument.value) {
      let isWhole = model.effects.contains { $0.passes == .receiver }
      let element = receiver.first.map { heap.graph[$0].type.element } ?? .unknown
      let given = isWhole ? receiver : heap.readElements(of: receiver, type: element, ElementIdentity(.read(place(range))))
      result.unite(results(of: argument.value, from: given, isOne: isWhole))
    }
    return result
  }

  func isPathOrInitializer(_ value: ValueID) -> Bool { path(value) != nil || initializer(value) != nil || isOptionalOf(value) }

  /// `Optional.some` and `Optional.init`, as functions: the payload of an optional is the value itself.
  private func isOptionalOf(_ value: ValueID) -> Bool {
    guard case .member(let base, _) = operation(value), case .metatype(let type) = self.type(base) else { return false }
    switch type {
    case .optional: return true
    case .external(let name, _): return program.text(name) == "Optional"
    default: return false
    }
  }

  /// What a key path or an initialiser, as functions, make of some values.
  ///
  /// - Parameter isOne: Whether it is one value.
  mutating func results(of function: ValueID, from given: [NodeID], isOne: Bool) -> [NodeID] {
    if let path = path(function) { return read(path, of: given) }
    if isOptionalOf(function) { return given }
    guard let (type, functions) = initializer(function) else { return [] }
    return [make(type, by: functions, of: given, isOne: isOne, at: frames[top].code.function[function].range)]
  }

  func path(_ value: ValueID) -> [Name]? {
    if case .keyPath(_, let components, _) = operation(value) { components.map { program.name($0, in: file) } } else { nil }
  }

  /// The type and the initialisers that a value names without a call: `Row.init`.
  private func initializer(_ value: ValueID) -> (Type, [FunctionReference])? {
    switch operation(value) {
    case .fullName(let base, _): return initializer(base)
    case .member(let base, let name):
      guard program.files[file].name(name) == "init", case .metatype(let type) = self.type(base) else { return nil }
      // One value is passed. An initialiser that needs more is not meant.
      guard case .functions(let functions, _) = frames[top].code.body.reference(value) else { return (type, []) }
      return (type, functions.filter { program.function($0).parameters.count { $0.defaultValue == nil } == 1 })
    default: return nil
    }
  }

  mutating func read(_ path: [Name], of objects: [NodeID]) -> [NodeID] {
    var found = objects
    for name in path {
      found = found.flatMap { node -> [NodeID] in
        guard let property = program.property(name, of: heap.graph[node].type) else { return [] }
        let strength = CaptureStrength(program.ownership(of: property))
        return heap.readField(of: [node], .property(property), type: program.type(of: property), ownership: strength)
      }
    }
    return found
  }

  /// The value that an initialiser makes of another one.
  ///
  /// - Parameter isOne: Whether it makes one value, rather than one for each element.
  private mutating func make(
    _ type: Type, by initializers: [FunctionReference], of given: [NodeID], isOne: Bool, at range: ByteRange
  ) -> NodeID {
    let object = heap.graph.node(.allocation(place(range), instance: isOne ? 0 : CallContext.recursive), type: type)
    if case .nominal(let id, _) = type.unwrapped, initializers.isEmpty, program[id].isDeclared, program[id].kind == .struct {
      // The memberwise initialiser.
      guard let property = uses.storedProperties(of: id, in: program).first else { return object }
      let strength = CaptureStrength(program.ownership(of: property))
      for node in given { heap.retain(node, by: object, field: .property(property), strength: strength, place: place(range)) }
    }
    for function in initializers {
      var bindings = ParameterBindings()
      if let position = program.function(function).parameters.firstIndex(where: { $0.defaultValue == nil }) { bindings.nodes[position] = given }
      _ = apply(function, receiver: [object], bindings, range: range, assumptions: UInt8(min(2, initializers.count - 1)))
    }
    return object
  }

  /// A new collection of the closure's results for each element.
  mutating func collect(_ arguments: ArgumentRange, from receiver: [NodeID], _ model: FunctionModel, type: Type, range: ByteRange) -> [NodeID] {
    let contents = results(of: arguments, from: receiver, model, range)
    if contents.isEmpty { return [] }
    let collection = heap.graph.node(.allocation(place(range), instance: 0), type: type)
    for node in contents { retainElements(of: node, by: collection, place: place(range)) }
    return [collection]
  }

  /// The closure receives the accumulated value and an element. Without elements the initial value is the result.
  mutating func fold(_ arguments: ArgumentRange, of receiver: [NodeID], range: ByteRange) -> [NodeID] {
    guard let first = frames[top].code.function.arguments[arguments.indices].first else { return [] }
    let start = copiedValue(first.value)
    let results = results(of: arguments)
    let elements = heap.readElements(of: receiver, type: .unknown, ElementIdentity(.read(place(range))))
    for closure in values(of: arguments) where isClosure(closure) && !start.contains(closure) {
      for node in start + results where node != closure { link(closure, .argument(0), to: node, range) }
      for node in elements { link(closure, .argument(1), to: node, range) }
    }
    return start + results.filter { !start.contains($0) }
  }

  /// The closure modifies its first argument for each element.
  mutating func accumulate(_ arguments: ArgumentRange, of receiver: [NodeID], type: Type, range: ByteRange) -> [NodeID] {
    guard let first = frames[top].code.function.arguments[arguments.indices].first else { return [] }
    var result = copiedValue(first.value)
    if result.isEmpty { result = [heap.graph.node(.allocation(place(range), instance: 0), type: type)] }
    let elements = heap.readElements(of: receiver, type: .unknown, ElementIdentity(.read(place(range))))
    for closure in values(of: arguments) where isClosure(closure) && !result.contains(closure) {
      for node in result { link(closure, .argument(0), to: node, range) }
      for node in elements { link(closure, .argument(1), to: node, range) }
    }
    return result
  }

  /// A new collection of tuples, with one node for all of them. A pair from two views of one collection is of two of its elements: `zip(all, all.dropFirst())`.
  mutating func pair(_ arguments: ArgumentRange, _ callee: ValueID, type: Type, range: ByteRange) -> [NodeID] {
    let tuple = heap.graph.node(.allocation(place(frames[top].code.function[callee].range), instance: 0), type: type.element)
    for (position, argument) in frames[top].code.function.arguments[arguments.indices].enumerated() {
      let identity = ElementIdentity(.read(place(frames[top].code.function[argument.value].range)))
      for element in heap.readElements(of: value(argument.value), type: self.type(argument.value).element, identity) {
        heap.retain(element, by: tuple, field: .tupleElement(position), place: place(range))
        record(.contained, of: element, range)
      }
    }
    if heap.graph.edges(from: tuple).isEmpty { return [] }
    let collection = heap.graph.node(.allocation(place(range), instance: 0), type: type)
    heap.retain(tuple, by: collection, field: .element, place: place(range))
    return [collection]
  }

  /// A new collection of the elements of the collection arguments, and of the other arguments.
  mutating func gather(_ arguments: ArgumentRange, _ model: FunctionModel, type: Type, range: ByteRange) -> [NodeID] {
    let labels = program.modelLabels(arguments, of: frames[top].code.reference, row: model)
    let collection = heap.graph.node(.allocation(place(range), instance: 0), type: type)
    for (argument, label) in zip(Array(frames[top].code.function.arguments[arguments.indices]), labels)
    where !model.effects.contains(where: { $0.argument == label }) {
      for node in value(argument.value) {
        // Anything that is neither closure nor object counts as a collection.
        let isOne = isClosure(node) || program.semantics(of: heap.graph[node].type) == .reference
        for element in isOne ? [node] : heap.readElements(of: [node], type: heap.graph[node].type.element) {
          heap.retain(element, by: collection, field: .element, place: place(range))
          record(.contained, of: element, range)
        }
      }
    }
    return [collection]
  }
}
