import Catalog
import Engine
import Program
import Facts

/// A property of `self` that a function empties, or of which it takes out what has a key.
///
/// What it fills again on each of its ways is not among them.
struct SummaryClearing: Hashable, Sendable, Storable {
  var property: PropertyReference
  var key: ElementKey?
  /// Does every way through the function do it?
  var isCertain: Bool
  /// What the function's parameters must be.
  var conditions: Set<ParameterCondition> = []
  /// The class whose method does it: its objects alone are meant, whoever calls a method of that name.
  var ownerClass: NominalID?
  /// The method in whose own code it stands.
  var method: FunctionReference?
}

/// What a function does to the objects that its caller knows: its graph, restricted to what its roots reach.
struct Summary: Sendable, Equatable, Storable {
  struct Item: Sendable, Equatable, Storable {
    var kind: NodeKind
    var type: Type
    /// Whether it is a stream that ends by itself, or one that never does.
    var streamEnd: TypeModel.SequenceEnd?
    /// Is it the parameter of a closure for which code in sight passes something?
    var isPassedInSight = false
  }
  struct Reference: Sendable, Equatable, Storable {
    var source: Int32
    var target: Int32
    var edge: Edge
  }
  /// A field of an item; with a key what it keeps under that key; without either, all that it holds.
  struct ItemSlot: Hashable, Sendable, Storable {
    var item: Int32
    var field: Field?
    var key: ElementKey?

    /// Is it all that the item holds?
    var isWhole: Bool { field == nil && key == nil }
  }
  struct Read: Sendable, Equatable, Storable {
    var item: Int32
    var property: PropertyReference
  }
  /// Nodes in an order in which the base of a load precedes the load.
  var items: [Item] = []
  /// For each load among `items` the item that it is read from.
  var loadBases: [Int32: Int32] = [:]
  /// Loads that their base no longer holds when the function has returned.
  var replaced: Set<Int32> = []
  /// What each way through the function replaces, by what `references` tell, if anything: a strong update in the caller.
  var overwritten: [ItemSlot] = []
  /// What holds something whichever way the function took.
  var filled: Set<ItemSlot> = []
  /// For each copy of a value among `items` the item that it was copied from. That one stands behind it where it is a part of it.
  var origins: [Int32: Int32] = [:]
  /// What the function stores, and the captures of the closures that it stores.
  var references: [Reference] = []
  /// For references, by number, what the function's parameters must be for it to make them, if that hangs on them.
  var conditions: [Int32: Set<ParameterCondition>] = [:]
  /// What it returns.
  var returned: [Int32] = []
  /// What it throws.
  var thrown: [Int32] = []
  /// The properties of `self` that it empties, itself or through other methods.
  var cleared: [SummaryClearing] = []
  /// What it assigns to its `inout` parameters, by position.
  var written: [Int: [Int32]] = [:]
  /// Was something left out because it would have grown too large?
  var isCut = false
  /// The parameters of which it loses sight, by position.
  var lost: [Int: ClosureLoss] = [:]
  /// The reads that it tells observers of.
  var observed: [Read] = []
  /// Set where the function does not come to an end by itself.
  var endless: EndlessBody?
  /// Does the process end whenever it is called (`fatalError("abstract")`)?
  var endsProcess = false

  /// What it takes out of the value whose method it is.
  var selfRelease: SelfRelease?

  /// Does what it keeps or empties hang on keys that its caller passes?
  var usesKeys = false

  static let empty = Summary()
}

extension Summary {
  /// Summaries with more references than this are cut.
  static let referenceLimit = 96
  /// Of more replaced fields than these only the first ones stay: each caller would replace all that its callees do.
  static let replacementLimit = 256

  init(of heap: Heap, returned returnedNodes: [NodeID], thrown thrownNodes: [NodeID], written writtenNodes: [Int: [NodeID]], observed reads: [ObservedRead]) {
    let graph = heap.graph
    let copies = heap.origins
    // Everything that a root reaches.
    var reached = BitSet()
    var pending: [NodeID] = returnedNodes + thrownNodes + writtenNodes.values.joined()
    for index in graph.nodes.indices {
      let id = NodeID(index)
      switch graph[id].kind {
      case .selfObject, .parameter, .global, .externalGlobal, .system, .unknownCallee, .load: pending.append(id)
      case .closure, .methodReference, .autoclosure, .allocation, .closureParameter, .box, .former: break
      }
    }
    while let id = pending.popLast() {
      if reached.contains(id.index) { continue }
      reached.insert(id.index)
      graph.forEachEdge(from: id) { edge in if !reached.contains(edge.target.index) { pending.append(edge.target) } }
    }
    // Of these, what a store or a stored closure's captures mention.
    var indices: [Int32] = Array(repeating: -1, count: graph.nodes.count)
    func isItem(_ id: NodeID) -> Bool { indices[Int(id.index)] >= 0 }
    func item(_ id: NodeID) -> Int32 {
      if isItem(id) { return indices[Int(id.index)] }
      // Bases of loads first, without recursion. A value may become a part of itself (`self = children[0]`): its origin follows it.
      var chain = [id]
      while true {
        if let base = Self.base(of: graph[chain.last!].kind), !isItem(base) {
          chain.append(base)
        } else if let origin = copies[chain.last!], !isItem(origin), !chain.contains(origin) {
          chain.append(origin)
        } else {
          break
        }
      }
      for node in chain.reversed() where !isItem(node) {
        let index = Int32(items.count)
        indices[Int(node.index)] = index
        items.append(
          Item(
            kind: graph[node].kind, type: graph[node].type, streamEnd: heap.streamEnd(of: node),
            isPassedInSight: heap.passedParameters.contains(node)))
        if let base = Self.base(of: graph[node].kind) { loadBases[index] = indices[Int(base.index)] }
        if case .load(let base, let field) = graph[node].kind, graph.wasReplaced(node, in: base, field.stored) { replaced.insert(index) }
      }
      for node in chain { if let origin = copies[node], isItem(origin) { origins[indices[Int(node.index)]] = indices[Int(origin.index)] } }
      return indices[Int(id.index)]
    }
    let sight = CallerSight(of: graph, given: returnedNodes + thrownNodes + writtenNodes.values.joined())
    var stored: [Edge] = []
    for node in reached.members {
      graph.forEachEdge(from: NodeID(Int(node))) { edge in if edge.isWrite, sight.concerns(edge) { stored.append(edge) } }
    }
    if stored.count > Self.referenceLimit {
      isCut = true
      stored = Self.mostTelling(of: stored, in: graph, from: returnedNodes + thrownNodes + writtenNodes.sorted { $0.key < $1.key }.flatMap(\.value))
    }
    references.reserveCapacity(stored.count)
    for edge in stored {
      let asked = graph.conditions(of: edge)
      if !asked.isEmpty { conditions[Int32(references.count)] = asked }
      references.append(Reference(source: item(edge.source), target: item(edge.target), edge: edge))
    }
    let replacements = Self.known(graph.flow.replaced, graph, reached)
    if replacements.count > Self.replacementLimit { isCut = true }
    overwritten = replacements.prefix(Self.replacementLimit).map { ItemSlot(item: item($0.source), field: $0.field, key: $0.key) }
    filled = Set(Self.known(graph.flow.filled, graph, reached).map { ItemSlot(item: item($0.source), field: $0.field) })
    for slot in graph.flow.filled.members.map({ graph.slots[Int($0)] }) {
      if isItem(slot.source) { filled.insert(ItemSlot(item: item(slot.source), field: slot.field)) }
    }
    // What `self` was made to be, which its caller knows the content of.
    if let object = graph.find(.selfObject), copies[object] != nil { _ = item(object) }
    returned = returnedNodes.map { item($0) }
    thrown = thrownNodes.map { item($0) }
    for read in reads where reached.contains(read.object.index) { observed.append(Read(item: item(read.object), property: read.property)) }
    for (position, nodes) in writtenNodes.sorted(by: { $0.key < $1.key }) { written[position] = nodes.map { item($0) } }
    forgetNumbers()
  }

  /// Of some slots those that belong to objects that the caller knows.
  private static func known(_ slots: BitSet, _ graph: Graph, _ reached: BitSet) -> [Slot] {
    slots.members.map { graph.slots[Int($0)] }.filter { slot in
      guard reached.contains(slot.source.index) else { return false }
      switch graph[slot.source].kind {
      case .selfObject, .parameter, .load, .global, .externalGlobal: return true
      default: return false
      }
    }
  }

  /// Of too many edges those that stay, in their order: first what leads to the caller's arguments, which nothing else tells of, and to
  /// its object; then what leads to another object that the caller knows, for only that can close a cycle through it. Of each the first
  /// way to a node comes before all others, so that no way is left with a gap.
  private static func mostTelling(of edges: [Edge], in graph: Graph, from returned: [NodeID]) -> [Edge] {
    var known: [[NodeID]] = [[], [], []]
    for index in graph.nodes.indices {
      switch graph[NodeID(index)].kind {
      case .parameter: known[0].append(NodeID(index))
      case .selfObject: known[1].append(NodeID(index))
      case .load: known[2].append(NodeID(index))
      default: break
      }
    }
    let leading = known.map { sources(of: $0, in: graph) }
    let goals = known.map(Set.init)
    let ways = firstWays(over: edges, from: returned + known.joined())
    // By what an edge leads to: its rank on a first way, and beside one.
    let ranks = [(first: 0, other: 2), (first: 1, other: 3), (first: 4, other: 5)]
    func rank(_ index: Int) -> Int {
      let target = edges[index].target
      guard let goal = leading.firstIndex(where: { $0.contains(target) }) else { return 6 }
      return ways.contains(index) || goals[goal].contains(target) ? ranks[goal].first : ranks[goal].other
    }
    let order = edges.indices.map { (rank: rank($0), index: $0) }.sorted { $0 < $1 }
    return order.prefix(referenceLimit).map(\.index).sorted().map { edges[$0] }
  }

  /// Of the edges those over which some nodes are reached first, the nearest before those behind them.
  private static func firstWays(over edges: [Edge], from starts: [NodeID]) -> Set<Int> {
    let outgoing = Dictionary(grouping: edges.indices) { edges[$0].source }
    var seen = Set(starts)
    var pending = starts
    var next = 0
    var result: Set<Int> = []
    while next < pending.count {
      for index in outgoing[pending[next]] ?? [] where seen.insert(edges[index].target).inserted {
        result.insert(index)
        pending.append(edges[index].target)
      }
      next += 1
    }
    return result
  }

  /// The nodes that lead to one of these, and these.
  private static func sources(of goals: [NodeID], in graph: Graph) -> Set<NodeID> {
    var result: Set<NodeID> = []
    var pending = goals
    while let id = pending.popLast() {
      guard result.insert(id).inserted else { continue }
      for edge in graph.edges(to: id) where !result.contains(edge.source) { pending.append(edge.source) }
    }
    return result
  }

  private static func base(of kind: NodeKind) -> NodeID? {
    switch kind {
    case .load(let base, _), .former(let base, _): base
    default: nil
    }
  }
}

extension Summary {
  /// Does the function return nothing but streams that end by themselves, or that never do?
  var returnedEnd: TypeModel.SequenceEnd? {
    guard let first = returned.first.map({ items[Int($0)].streamEnd }), returned.allSatisfy({ items[Int($0)].streamEnd == first }) else { return nil }
    return first
  }

  var returnsEndingStream: Bool { returnedEnd == .finite }

  /// Does every way through the function give a property of `self` something else, or nothing? A collection that is emptied stays what it is.
  func replaces(_ property: PropertyReference) -> Bool {
    overwritten.contains { slot in
      if case .selfObject = items[Int(slot.item)].kind { slot.field == .property(property) } else { false }
    }
  }

  /// Does what it keeps or reads hang on keys?
  var namesKeys: Bool {
    references.contains { $0.edge.key != nil }
      || items.contains { if case .load(_, .oneElement(let identity)) = $0.kind { identity.knownKey != nil } else { false } }
  }

  /// Is an item a parameter, or something that a parameter has?
  func isFromParameter(_ item: Int32) -> Bool {
    var item = item
    while case .load = items[Int(item)].kind, let base = loadBases[item] { item = base }
    if case .parameter = items[Int(item)].kind { return true }
    return false
  }
}
