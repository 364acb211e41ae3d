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

  /// A new collection of the closure's results for each element.
  mutating func collect(_ arguments: ArgumentRange, type: Type, range: ByteRange) -> [NodeID] {
    let contents = results(of: arguments)
    if contents.isEmpty { return [] }
    let collection = heap.graph.node(.allocation(place(range), instance: 0), type: type)
    for node in contents { retainElements(of: node, by: collection, place: place(range)) }
    return [collection]
  }

  /// The closure receives the accumulated value and an element. Without elements the initial value is the result.
  mutating func fold(_ arguments: ArgumentRange, of receiver: [NodeID], range: ByteRange) -> [NodeID] {
    guard let first = frames[top].function.arguments[arguments.indices].first else { return [] }
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
    guard let first = frames[top].function.arguments[arguments.indices].first else { return [] }
    var result = copiedValue(first.value)
    if result.isEmpty { result = [heap.graph.node(.allocation(place(range), instance: 0), type: type)] }
    let elements = heap.readElements(of: receiver, type: .unknown, ElementIdentity(.read(place(range))))
    for closure in values(of: arguments) where isClosure(closure) && !result.contains(closure) {
      for node in result { link(closure, .argument(0), to: node, range) }
      for node in elements { link(closure, .argument(1), to: node, range) }
    }
    return result
  }

  /// A new collection of tuples, with one node for all of them.
  mutating func pair(_ arguments: ArgumentRange, _ callee: ValueID, type: Type, range: ByteRange) -> [NodeID] {
    let tuple = heap.graph.node(.allocation(place(frames[top].function[callee].range), instance: 0), type: type.element)
    for (position, argument) in frames[top].function.arguments[arguments.indices].enumerated() {
      for element in heap.readElements(of: value(argument.value), type: self.type(argument.value).element, ElementIdentity(.read(place(range)))) {
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
    let labels = program.modelLabels(arguments, of: frames[top].reference, row: model)
    let collection = heap.graph.node(.allocation(place(range), instance: 0), type: type)
    for (argument, label) in zip(Array(frames[top].function.arguments[arguments.indices]), labels)
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
