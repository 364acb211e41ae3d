import Catalog
import Engine
import Program
import Facts

/// A property of `self` that a function releases, or from which it removes the element under a key.
///
/// Properties that it fills again on every path are not included.
struct SummaryFieldRelease: Hashable, Sendable, Storable {
  var property: PropertyReference
  var key: ElementKey?
  /// Whether it happens on every path through the function.
  var isCertain: Bool
  /// The conditions on the function's parameters.
  var conditions: Set<ParameterCondition> = []
  /// The class of the releasing method. Only its objects are concerned, whoever calls a method of that name.
  var ownerClass: NominalID?
  /// The method that contains the code.
  var method: FunctionReference?
}

/// The effects of a function on objects known to its caller: its graph restricted to what the roots reach.
struct Summary: Sendable, Equatable, Storable {
  struct Item: Sendable, Equatable, Storable {
    var kind: NodeKind
    var type: Type
    /// Whether it is a stream that ends by itself, or one that never ends.
    var streamEnd: TypeModel.SequenceEnd?
    /// The arguments with which it ends.
    var streamEndWays = ParameterWays.always
    /// Whether it is a closure parameter for which code in sight passes an argument.
    var isPassedInSight = false
    /// Whether it stands for several objects.
    var isOneOfMany = false
  }
  struct Reference: Sendable, Equatable, Storable {
    var source: Int32
    var target: Int32
    var edge: Edge
  }
  /// A field of an item; with a key, the element under that key; without either, everything that it holds.
  struct ItemSlot: Hashable, Sendable, Storable {
    var item: Int32
    var field: Field?
    var key: ElementKey?

    /// Whether it is everything that the item holds.
    var isWhole: Bool { field == nil && key == nil }
  }
  struct Read: Sendable, Equatable, Storable {
    var item: Int32
    var property: PropertyReference
  }
  /// A call that ends what was begun on, or for, these items.
  struct End: Hashable, Sendable, Storable {
    var event: MemberEvent
    var items: [Int32]
    var key: ElementKey?
    /// Whether it is in a closure that may run after the call.
    var isLater: Bool
  }
  /// Nodes in an order where the base of a load precedes the load.
  var items: [Item] = []
  /// For each load among `items`, the item from which it is read.
  var loadBases: [Int32: Int32] = [:]
  /// Loads that their base no longer holds when the function has returned.
  var replaced: Set<Int32> = []
  /// Slots that every path replaces, with the content in `references`, if any: strong updates in the caller.
  var overwritten: [ItemSlot] = []
  /// Slots that hold something on every path.
  var filled: Set<ItemSlot> = []
  /// For each copy of a value among `items`, its original. The original comes after it where it is a part of it.
  var origins: [Int32: Int32] = [:]
  /// The stores of the function, and the captures of the closures that it stores.
  var references: [Reference] = []
  /// By reference number: the conditions on the parameters under which the function makes the reference.
  var conditions: [Int32: Set<ParameterCondition>] = [:]
  /// By reference number: when the endless body ends until which the function has made the reference.
  var bodyEnds: [Int32: BodyEnd] = [:]
  /// By reference number: the streams of the caller until whose end the function has made the reference.
  var openStreams: [Int32: [Int32]] = [:]
  /// The streams of operators whose end callers may know; a receiver comes before what is made of it.
  var openOperators: [Int32] = []
  /// By reference number: the class that a receiver must have for the function to make the reference.
  var classes: [Int32: AssumedClass] = [:]
  /// The returned items.
  var returned: [Int32] = []
  /// Whether it returns known objects on some paths and a value without a known object on another.
  var returnsUntracked = false
  /// The thrown items.
  var thrown: [Int32] = []
  /// The properties of `self` that it releases, directly or through other methods.
  var cleared: [SummaryFieldRelease] = []
  /// The items assigned to `inout` parameters, by position.
  var written: [Int: [Int32]] = [:]
  /// Whether something was left out because it would have grown too large.
  var isCut = false
  /// The closures whose keepers are left out because the summary is cut.
  var untold: Set<ClosureSite> = []
  /// The parameters that the function loses track of, by position.
  var lost: [Int: ClosureLoss] = [:]
  /// The reads that notify observers.
  var observed: [Read] = []
  /// The ends of retentions of its arguments, and of what these hold.
  var ends: [End] = []
  /// For each parameter that is the feed of a stream, by position, the arguments with which the function finishes that stream.
  var finishes: [Int: ParameterWays] = [:]
  /// Set where the function never ends by itself.
  var endless: EndlessBody?
  /// Whether every call ends the process (`fatalError("abstract")`).
  var endsProcess = false

  /// What it removes from its receiver, a value.
  var selfRelease: SelfRelease?

  /// Whether its stores or releases depend on keys passed by the caller.
  var usesKeys = false

  static let empty = Summary()
}

extension Summary {
  /// Summaries with more references are cut. What functions far below have made counts up to this limit, and what the function itself and its callees have
  /// made up to another one: else the summaries of a long chain of calls would have quadratic size.
  static let referenceLimit = 96
  static let nearReferenceLimit = 1024
  /// Only this many replaced fields are kept: each caller replaces everything that its callees replace.
  static let replacementLimit = 256

  /// - Parameter isMadeNearby: Whether the code that makes a closure or object belongs to the function or one of its callees; `nil` for what no code in sight
  ///   makes. Asked only where there are many references.
  init(
    of heap: Heap, returned returnedNodes: [NodeID], thrown thrownNodes: [NodeID], written writtenNodes: [Int: [NodeID]], observed reads: [ObservedRead],
    ended: [Unregistration], isMadeNearby: (NodeKind) -> Bool?
  ) {
    if heap.graph.changesNothing, heap.origins.isEmpty, returnedNodes.isEmpty, thrownNodes.isEmpty, writtenNodes.isEmpty, reads.isEmpty, ended.isEmpty {
      return
    }
    let graph = heap.graph
    let copies = heap.origins
    // Everything reachable from a root.
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
    func add(_ node: NodeID) {
      let index = Int32(items.count)
      indices[Int(node.index)] = index
      items.append(
        Item(
          kind: graph[node].kind, type: graph[node].type, streamEnd: heap.streamEnd(of: node), streamEndWays: heap.waysToEnd(of: [node]),
          isPassedInSight: heap.passedParameters.contains(node), isOneOfMany: heap.isOneOfMany(node)))
      if let base = Self.base(of: graph[node].kind) { loadBases[index] = indices[Int(base.index)] }
      if case .load(let base, let field) = graph[node].kind, graph.wasReplaced(node, in: base, field.stored) { replaced.insert(index) }
    }
    func item(_ id: NodeID) -> Int32 {
      if isItem(id) { return indices[Int(id.index)] }
      if copies.isEmpty || copies[id] == nil, Self.base(of: graph[id].kind).map(isItem) ?? true {
        add(id)
        return indices[Int(id.index)]
      }
      // Bases of loads first, without recursion. A value may become a part of itself (`self = children[0]`): its origin comes after it.
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
      for node in chain.reversed() where !isItem(node) { add(node) }
      for node in chain { if let origin = copies[node], isItem(origin) { origins[indices[Int(node.index)]] = indices[Int(origin.index)] } }
      return indices[Int(id.index)]
    }
    var stored: [Edge] = []
    // Most functions only read, and what callers see is expensive to find.
    if graph.edges.contains(where: \.isWrite) {
      let sight = SummaryVisibility(of: graph, given: returnedNodes + thrownNodes + writtenNodes.values.joined())
      for node in reached.members {
        graph.forEachEdge(from: NodeID(Int(node))) { edge in if edge.isWrite, sight.concerns(edge) { stored.append(edge) } }
      }
    }
    if stored.count > Self.referenceLimit {
      let known = returnedNodes + thrownNodes + writtenNodes.sorted { $0.key < $1.key }.flatMap(\.value)
      let told = Self.mostTelling(of: stored, in: graph, from: known, isMadeNearby)
      isCut = told.count < stored.count
      let targets = Set(told.map(\.target))
      untold = Set(stored.lazy.map(\.target).filter { !targets.contains($0) }.compactMap { ClosureSite(graph[$0].kind) })
      stored = told
    }
    references.reserveCapacity(stored.count)
    for edge in stored {
      let asked = graph.conditions(of: edge)
      if !asked.isEmpty { conditions[Int32(references.count)] = asked }
      let name = graph.name(of: edge)
      bodyEnds[Int32(references.count)] = heap.bodyEnds[name]
      if let streams = heap.openStreams[name] { openStreams[Int32(references.count)] = streams.map { item($0) } }
      if let assumed = heap.dispatched[name] {
        classes[Int32(references.count)] = AssumedClass(item: item(assumed.receiver), owner: assumed.owner, rest: assumed.rest)
      }
      references.append(Reference(source: item(edge.source), target: item(edge.target), edge: edge))
    }
    let replacements = Self.known(graph.flow.replaced, graph, reached)
    if replacements.count > Self.replacementLimit { isCut = true }
    overwritten = replacements.prefix(Self.replacementLimit).map { ItemSlot(item: item($0.source), field: $0.field, key: $0.key) }
    filled = Set(Self.known(graph.flow.filled, graph, reached).map { ItemSlot(item: item($0.source), field: $0.field) })
    for slot in graph.flow.filled.members.map({ graph.slot(at: $0) }) {
      if isItem(slot.source) { filled.insert(ItemSlot(item: item(slot.source), field: slot.field)) }
    }
    // The value that `self` was replaced by; the caller knows its content.
    if let object = graph.find(.selfObject), copies[object] != nil { _ = item(object) }
    returned = returnedNodes.map { item($0) }
    thrown = thrownNodes.map { item($0) }
    for read in reads where reached.contains(read.object.index) { observed.append(Read(item: item(read.object), property: read.property)) }
    ends = ended.map { End(event: $0.event, items: $0.objects.map { item($0) }, key: $0.key, isLater: $0.isNested && !$0.runsAtOnce) }
    for (position, nodes) in writtenNodes.sorted(by: { $0.key < $1.key }) { written[position] = nodes.map { item($0) } }
    openOperators = heap.openOperators.sorted().filter(isItem).map(item)
    forgetNumbers()
  }

  /// The slots that belong to objects known to the caller.
  private static func known(_ slots: BitSet, _ graph: Graph, _ reached: BitSet) -> [Slot] {
    slots.members.map { graph.slot(at: $0) }.filter { slot in
      guard reached.contains(slot.source.index) else { return false }
      switch graph[slot.source].kind {
      case .selfObject, .parameter, .load, .global, .externalGlobal: return true
      default: return false
      }
    }
  }

  /// Selects edges where there are too many, keeping their order. First come edges that lead to the caller's arguments, which are recorded nowhere
  /// else, and to its object. Then come edges that lead to other objects known to the caller: only these can close a cycle through them. The first
  /// path to each node precedes all others, so that no path has a gap.
  ///
  /// References between what is made nearby have a limit of their own.
  private static func mostTelling(of edges: [Edge], in graph: Graph, from returned: [NodeID], _ isMadeNearby: (NodeKind) -> Bool?) -> [Edge] {
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
    let goals = known.map { BitSet($0) }
    let treeEdges = breadthFirstTreeEdges(over: edges, from: returned + known.joined(), in: graph)
    // By the target of an edge: its rank on a first path, and off it.
    let ranks = [(first: 0, other: 2), (first: 1, other: 3), (first: 4, other: 5)]
    func rank(_ index: Int) -> Int {
      let target = edges[index].target.index
      guard let goal = leading.firstIndex(where: { $0.contains(target) }) else { return 6 }
      return treeEdges[index] || goals[goal].contains(target) ? ranks[goal].first : ranks[goal].other
    }
    let order = edges.indices.map { (rank: rank($0), index: $0) }.sorted { $0 < $1 }.map(\.index)
    var near: [Int] = []
    for index in order where near.count < nearReferenceLimit {
      let (source, target) = (isMadeNearby(graph[edges[index].source].kind), isMadeNearby(graph[edges[index].target].kind))
      if source ?? true, target ?? true, (source ?? target) != nil { near.append(index) }
    }
    return Set(order.prefix(referenceLimit)).union(near).sorted().map { edges[$0] }
  }

  /// For each edge, whether it is one of those by which a breadth-first search reaches nodes.
  private static func breadthFirstTreeEdges(over edges: [Edge], from starts: [NodeID], in graph: Graph) -> [Bool] {
    // By node, its edges: the first one, and for each edge the next one; -1 at the end.
    var first: [Int] = Array(repeating: -1, count: graph.nodes.count)
    var next: [Int] = Array(repeating: -1, count: edges.count)
    for index in edges.indices.reversed() {
      let source = Int(edges[index].source.index)
      next[index] = first[source]
      first[source] = index
    }
    var result: [Bool] = Array(repeating: false, count: edges.count)
    var seen = BitSet(starts)
    var pending = starts
    var place = 0
    while place < pending.count {
      var index = first[Int(pending[place].index)]
      while index >= 0 {
        let target = edges[index].target
        if !seen.contains(target.index) {
          seen.insert(target.index)
          result[index] = true
          pending.append(target)
        }
        index = next[index]
      }
      place += 1
    }
    return result
  }

  /// The nodes that lead to one of these, and these themselves.
  private static func sources(of goals: [NodeID], in graph: Graph) -> BitSet {
    var result = BitSet()
    var pending = goals
    while let id = pending.popLast() {
      if result.contains(id.index) { continue }
      result.insert(id.index)
      graph.forEachEdge(to: id) { edge in if !result.contains(edge.source.index) { pending.append(edge.source) } }
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
  /// Whether all returned streams end by themselves, or never end.
  var returnedEnd: TypeModel.SequenceEnd? {
    if returnsUntracked { return nil }
    guard let first = returned.first.map({ items[Int($0)].streamEnd }), returned.allSatisfy({ items[Int($0)].streamEnd == first }) else { return nil }
    return first
  }

  /// The arguments with which all returned streams end by themselves.
  var returnedStreamEnds: ParameterWays {
    returnedEnd == .finite ? returned.reduce(.always) { $0.and(items[Int($1)].streamEndWays) } : .never
  }

  /// Whether every path replaces or clears a property of `self`. A cleared collection stays the same collection.
  func replaces(_ property: PropertyReference) -> Bool {
    overwritten.contains { slot in
      if case .selfObject = items[Int(slot.item)].kind { slot.field == .property(property) } else { false }
    }
  }

  /// Whether its stores or reads depend on keys.
  var namesKeys: Bool {
    references.contains { $0.edge.key != nil }
      || items.contains { if case .load(_, .oneElement(let identity)) = $0.kind { identity.knownKey != nil } else { false } }
  }

  /// Whether an item is a parameter or was read from one.
  func isFromParameter(_ item: Int32) -> Bool {
    var item = item
    while case .load = items[Int(item)].kind, let base = loadBases[item] { item = base }
    if case .parameter = items[Int(item)].kind { return true }
    return false
  }
}
