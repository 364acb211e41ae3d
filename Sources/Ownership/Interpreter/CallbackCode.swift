import Catalog
import Engine
import Program
import Facts

/// Callbacks: closures of a unit that are retained and may be called any number of times, unlike completion handlers. Each call may make their objects
/// again.
struct CallbackCode: Sendable, Storable {
  /// The callbacks, with the closures written in them.
  var functions: Set<FunctionReference> = []
  /// Their callees, and methods retained like such a closure.
  var callees: Set<FunctionReference> = []
  /// The types that they instantiate, or request from outside code.
  var made: Set<NominalID> = []
  /// Types that the unit instantiates only in factories.
  var leftToFactories: Set<NominalID> = []
  /// The ones instantiated only in factories that run once: one object for each run of the unit.
  var singletons: Set<NominalID> = []
  /// Those of an unknown number: one for each call of a factory by code out of sight.
  var leftToCallers: Set<NominalID> { singletons.isEmpty ? leftToFactories : leftToFactories.subtracting(singletons) }
  var ranges: [ByteRange] = []

  init(_ evaluator: borrowing UnitEvaluator, _ graph: Graph) {
    let program = evaluator.program
    leftToFactories = Self.madeInFactories(evaluator, graph, evaluator.factories)
    singletons = Self.madeInFactories(evaluator, graph, evaluator.singleFactories)
    var pending: [FunctionReference] = []
    var retained: BitSet?
    for index in graph.nodes.indices {
      let node = NodeID(index)
      guard let site = ClosureSite(graph[node].kind) else { continue }
      if retained == nil { retained = graph.nodesRetainedForCalls() }
      guard retained!.contains(node.index) else { continue }
      switch site {
      case .function(let closure):
        // Closures of another unit are handled there.
        if closure.file == evaluator.root.file, program.unit(of: closure) == evaluator.root, !evaluator.factories.contains(closure) { pending.append(closure) }
      case .methodReference: if let value = evaluator.functionValues[site] { callees.insert(value.function) }
      case .autoclosure: break
      }
    }
    while let closure = pending.popLast() {
      guard functions.insert(closure).inserted else { continue }
      ranges.append(program.function(closure).range)
      callees.formUnion(evaluator.closureCallees[closure] ?? [])
      made.formUnion(evaluator.obtainedByClosures[closure] ?? [])
      pending += program.nested(in: closure)
    }
    if functions.isEmpty { return }
    for node in graph.nodes {
      guard case .allocation(let place, instance: 0) = node.kind, case .nominal(let type, _) = node.type.unwrapped, contains(place) else { continue }
      made.insert(type)
    }
  }

  private static func madeInFactories(_ evaluator: borrowing UnitEvaluator, _ graph: Graph, _ factories: Set<FunctionReference>) -> Set<NominalID> {
    if factories.isEmpty { return [] }
    let (root, program) = (evaluator.root, evaluator.program)
    return graph.typesMade(onlyIn: factories.filter { $0.file == root.file }.map(program.place))
  }

  /// Whether a place of the unit lies in one of the callbacks.
  func contains(_ place: SourcePlace) -> Bool { ranges.contains { $0.contains(place.range) } }

  /// Whether a closure of the unit is written in another callback.
  func contains(closureOf range: ByteRange) -> Bool { ranges.contains { $0 != range && $0.contains(range) } }
}

extension Graph {
  /// The types that the graph's own code instantiates, and only in these places.
  func typesMade(onlyIn places: [SourcePlace]) -> Set<NominalID> {
    if places.isEmpty { return [] }
    var inside: Set<NominalID> = []
    var outside: Set<NominalID> = []
    for node in nodes {
      guard case .allocation(let place, instance: 0) = node.kind, case .nominal(let type, _) = node.type.unwrapped else { continue }
      if places.contains(where: { $0.contains(place) }) { inside.insert(type) } else { outside.insert(type) }
    }
    return inside.subtracting(outside)
  }

  /// The nodes that something retains for more than one call: directly, in a collection (`let routes = [{ Page() }]`), or through another closure.
  ///
  /// For all nodes at once: many closures may lie behind the same objects.
  fileprivate func nodesRetainedForCalls() -> BitSet {
    var result = BitSet()
    var pending: [NodeID] = []
    for index in edges.indices {
      switch edges[index].field {
      case .property, .externalProperty, .model: if case .box = self[edges[index].source].kind { continue }
      case .element, .tupleElement:
        switch self[edges[index].source].kind {
        case .load(_, .property), .global: break
        default: continue
        }
      default: continue
      }
      let target = edges[index].target
      if !result.contains(target.index), isRetention(Int32(index)) {
        result.insert(target.index)
        pending.append(target)
      }
    }
    while let node = pending.popLast() {
      var index = firstEdge(from: node)
      while index >= 0 {
        switch edges[Int(index)].field {
        // Another closure that calls it: `observe { _ in handler() }`.
        case .element, .tupleElement, .capture:
          let target = edges[Int(index)].target
          if !result.contains(target.index), isRetention(index) {
            result.insert(target.index)
            pending.append(target)
          }
        default: break
        }
        index = self.edge(after: index)
      }
    }
    return result
  }

  private func isRetention(_ index: Int32) -> Bool {
    edges[Int(index)].strength == .strong && !edges[Int(index)].endsByItself && isLive(index)
  }
}

extension UnitEvaluator {
  /// Records the factories of an object as single ones, where a call on it asks for one object.
  mutating func noteSingleFactories(of receiver: [NodeID], _ model: FunctionModel, _ arguments: ArgumentRange) {
    guard let single = model.singleCase, let argument = frames[top].code.function.arguments[arguments.indices].first, caseName(argument.value) == single
    else { return }
    for holder in receiver {
      heap.graph.forEachEdge(from: holder) { edge in
        if case .function(let closure) = ClosureSite(heap.graph[edge.target].kind), factories.contains(closure) { singleFactories.insert(closure) }
      }
    }
  }
}
