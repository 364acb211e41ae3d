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
    for index in graph.nodes.indices {
      let node = NodeID(index)
      guard let site = ClosureSite(graph[node].kind), graph.isRetainedForCalls(node) else { continue }
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

  /// Whether something retains the closure for more than one call: directly, in a collection (`let routes = [{ Page() }]`), or through another closure.
  fileprivate func isRetainedForCalls(_ closure: NodeID) -> Bool {
    var node = closure
    var pending: [NodeID] = []
    var seen: Set<NodeID> = []
    while true {
      for edge in edges(to: node) where edge.strength == .strong && !edge.endsByItself {
        switch edge.field {
        case .property, .externalProperty, .model:
          if case .box = self[edge.source].kind { continue }
          return true
        case .element, .tupleElement:
          switch self[edge.source].kind {
          case .load(_, .property), .global: return true
          default: if seen.insert(edge.source).inserted { pending.append(edge.source) }
          }
        // Another closure that calls it: `observe { _ in handler() }`.
        case .capture: if seen.insert(edge.source).inserted { pending.append(edge.source) }
        default: continue
        }
      }
      guard let next = pending.popLast() else { return false }
      node = next
    }
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
