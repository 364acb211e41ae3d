import FrameworkModels
import ProgramModel
import SourceFacts
import VerdictVocabulary

/// An object graph with the laws for reading it, storing into it, and applying a callee's summary to it.
struct Heap {
  let program: Program
  var graph = Graph()
  /// For each copy of a value what it was copied from: fields that nobody has touched since have the same content.
  var origins: [NodeID: NodeID] = [:]
  /// Streams that are known to end by themselves, or never to end, though their type does not say so.
  var streamEnds: [NodeID: TypeModel.SequenceEnd] = [:]
  /// Parameters of closures that code in sight calls: what it passes for them is told as well.
  var passedParameters: Set<NodeID> = []
  /// The fields that the function or closure at hand has read.
  var reads = BitSet()
  /// Reads that were not followed because they lie too deep.
  var collapsedLoads = 0

  /// Values that may be more objects than are followed.
  var cutValues = 0
  /// Calls whose summary was not applied because the graph has grown too large.
  var collapsedCalls = 0

  /// The calls through which objects made elsewhere have come, and the objects' own contexts there; each with a number of its own.
  var contexts: [CallContext: Int32] = [:]
  /// The functions that call the one at hand in turn. What they make is told apart no further: no call tree has an end otherwise.
  var recursiveGroup: Set<FunctionReference> = []

  /// A graph takes in no more summaries when it has this many nodes.
  static let nodeLimit = 2_000
  /// Loads of loads beyond this depth are not followed,
  static let loadDepthLimit = 12
  /// nor those that read the same field once more than this: only that can go on for ever.
  static let repetitionLimit = 2

  /// Reads a field. `ownership` is `nil` where the field is not known to hold what it gives.
  mutating func readField(
    of base: [NodeID], _ field: Field, type: Type, ownership: CaptureStrength?, assumptions: UInt8 = 0
  ) -> [NodeID] {
    var result: [NodeID] = []
    for node in base {
      reads.insert(graph.slot(node, field))
      let known = graph.targets(of: node, field)
      if !known.isEmpty {
        result.unite(known)
        continue
      }
      // Nothing but `nil` is there.
      if graph.isEmpty(node, field) { continue }
      let origin = self.origin(of: node)
      guard canRead(field, of: origin) else {
        collapsedLoads += 1
        continue
      }
      // What a generic type's own code knows only by a parameter's name is known of an instance.
      let type = program.substitute(type, with: graph[node].type)
      let load = graph.node(.load(origin, field), type: type)
      if let ownership {
        for holder in origin == node || isCopied(type) ? [origin] : [node, origin] {
          graph.add(
            Edge(
              source: holder, target: load, field: field, strength: ownership, lifetime: .whileKept, assumptions: assumptions,
              place: nil, isWrite: false))
        }
      }
      guard origin != node, isCopied(type) else {
        result.unite([load])
        continue
      }
      // A value in a field of a copy was copied with it.
      let inner = graph.node(.load(node, field), type: type)
      origins[inner] = load
      if let ownership {
        graph.add(
          Edge(
            source: node, target: inner, field: field, strength: ownership, lifetime: .whileKept, assumptions: assumptions,
            place: nil, isWrite: false))
      }
      result.unite([inner])
    }
    return result
  }

  /// May the node be one of several objects: an element of a collection, or read from one? What one of them is given does not
  /// replace what another one was given.
  func standsForSeveral(_ node: NodeID) -> Bool {
    var node = node
    while case .load(let base, let field) = graph[node].kind {
      if field == .element { return true }
      node = base
    }
    if case .allocation(_, CallContext.recursive) = graph[node].kind { return true }
    return false
  }

  /// Is the way to what the field holds short enough?
  private func canRead(_ field: Field, of node: NodeID) -> Bool {
    var depth = 0
    var repetitions = 0
    var next = node
    while case .load(let base, let step) = graph[next].kind {
      depth += 1
      if step == field { repetitions += 1 }
      next = base
    }
    return depth < Self.loadDepthLimit && repetitions < (field == .element ? 2 : 1) * Self.repetitionLimit
  }

  /// Elements of collections; every read gives what was put in, or an element that was there before.
  mutating func readElements(of base: [NodeID], type: Type) -> [NodeID] {
    readField(of: base, .element, type: type, ownership: .strong)
  }

  /// What a function gives: what its body returns; where the function came from elsewhere, something that its caller knows.
  mutating func readResult(of function: NodeID) -> [NodeID] {
    let known = graph.targets(of: function, .result)
    if !known.isEmpty { return known }
    switch graph[function].kind {
    case .parameter, .load: break
    default: return []
    }
    guard case .function(let type) = graph[function].type.unwrapped, program.mayHoldObjects(type.result), canRead(.result, of: function) else { return [] }
    return [graph.node(.load(function, .result), type: type.result)]
  }

  mutating func keep(
    _ target: NodeID, by source: NodeID, field: Field, strength: CaptureStrength = .strong, lifetime: Lifetime = .whileKept,
    assumptions: UInt8 = 0, place: SourcePlace, key: ElementKey? = nil, isUnchecked: Bool = false
  ) {
    graph.add(
      Edge(
        source: source, target: target, field: field, strength: strength, lifetime: lifetime,
        assumptions: min(assumptions, 2), place: place, isWrite: true, isUnchecked: isUnchecked, key: key))
  }

  /// A closure captures what a variable holds, or `self` where there is none.
  mutating func capture(_ targets: [NodeID], by closure: NodeID, as variable: VariableID?, strength: CaptureStrength = .strong, place: SourcePlace) {
    for target in targets { keep(target, by: closure, field: .capture(variable), strength: strength, place: place) }
  }
}
