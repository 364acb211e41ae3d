import Engine
import Program

/// The object graph of a function or type.
struct Graph {
  private(set) var nodes: [Node] = []
  private(set) var edges: [Edge] = []
  private var nodeTable = PositionTable()
  /// For each node, its edges.
  private var edgesOf: [NodeEdges] = []
  /// For each edge, its slot and its successors in the edge lists.
  private var links: [EdgeLinks] = []
  private var edgeTable = PositionTable()
  /// The fields of nodes, numbered, with their edges.
  private var slots: [HeldSlot] = []
  private var slotTable = PositionTable()
  /// The edges known from reads. They hold until something else is stored.
  private var read = BitSet()
  /// For stored edges, the conditions on the unit's parameters, if the store depends on them.
  private var conditions: [Int32: Set<ParameterCondition>] = [:]
  /// For a large finished graph, what is asked for again and again.
  private(set) var index: GraphIndex?
  /// The references that hold at the current point of the code; for a finished graph, at its end.
  var flow = ReferenceState()

  /// Edges in insertion order; -1 where there are none.
  private struct EdgeList {
    var first: Int32 = -1
    var last: Int32 = -1

    /// - Returns: The edge before it; -1 where it is the first.
    mutating func append(_ edge: Int32) -> Int32 {
      let former = last
      if former < 0 { first = edge }
      last = edge
      return former
    }
  }

  private struct NodeEdges {
    var outgoing = EdgeList()
    var incoming = EdgeList()
  }

  private struct HeldSlot {
    let slot: Slot
    var edges = EdgeList()
  }

  /// The slot of an edge, and the next edge with the same source, the same target and the same slot; -1 at the end. Together, because a graph is copied
  /// and grows often.
  private struct EdgeLinks {
    var slot: Int32
    var nextOutgoing: Int32 = -1
    var nextIncoming: Int32 = -1
    var nextHeld: Int32 = -1
  }

  /// Makes room for so many nodes and edges, before the first: growing step by step takes several times as long.
  mutating func reserve(_ capacity: Int) {
    nodes.reserveCapacity(capacity)
    edgesOf.reserveCapacity(capacity)
    edges.reserveCapacity(capacity)
    links.reserveCapacity(capacity)
    slots.reserveCapacity(capacity)
  }

  /// The node of a kind; created if there is none.
  mutating func node(_ kind: NodeKind, type: Type) -> NodeID {
    let hash = kind.quickHash
    if let id = find(kind, hash) { return id }
    forgetIndex()
    let id = NodeID(nodes.count)
    nodeTable.insert(id.index, hash: hash, to: nodes) { $0.kind.quickHash }
    nodes.append(Node(kind: kind, type: type))
    edgesOf.append(NodeEdges())
    return id
  }

  func find(_ kind: NodeKind) -> NodeID? { find(kind, kind.quickHash) }

  private func find(_ kind: NodeKind, _ hash: Int) -> NodeID? {
    nodeTable.find(hash) { nodes[Int($0)].kind == kind }.map { NodeID(Int($0)) }
  }

  // Lent, not copied: most queries look at one field.
  subscript(_ id: NodeID) -> Node { _read { yield nodes[Int(id.index)] } }

  /// Adds an edge. Of two edges with the same nodes, field and key, the more certain and stronger one stays. Edges from the system are merged only
  /// if their places are equal, too.
  ///
  /// - Parameters:
  ///   - fills: Whether the reference is made on every path from here on. A callee may make it on some paths only.
  ///   - asked: Conditions on the unit's parameters, besides those of the current code.
  mutating func add(_ edge: Edge, fills: Bool = true, under asked: Set<ParameterCondition> = []) {
    let hash = edge.quickHash
    if let index = find(edge, hash) {
      let old = edges[Int(index)]
      if edge.isWrite { limit(index, isNew: !old.isWrite, asked) }
      if (edge.isWrite && !old.isWrite) || (edge.strength == .strong && old.strength != .strong) || edge.assumptions < old.assumptions
        || (edge.isWrite && !isLive(index))
      {
        edges[Int(index)] = edge
        edges[Int(index)].isWrite = edge.isWrite || old.isWrite
      }
      note(index, edge, fills: fills)
      return
    }
    forgetIndex()
    let index = Int32(edges.count)
    edgeTable.insert(index, hash: hash, to: edges) { $0.quickHash }
    edges.append(edge)
    link(index, edge, in: slot(edge.source, edge.field))
    if edge.isWrite { limit(index, isNew: true, asked) }
    note(index, edge, fills: fills)
  }

  /// Puts a new edge into the lists of its nodes and its slot.
  private mutating func link(_ index: Int32, _ edge: Edge, in slot: Int32) {
    links.append(EdgeLinks(slot: slot))
    let before = (
      held: slots[Int(slot)].edges.append(index), outgoing: edgesOf[Int(edge.source.index)].outgoing.append(index),
      incoming: edgesOf[Int(edge.target.index)].incoming.append(index)
    )
    if before.held >= 0 { links[Int(before.held)].nextHeld = index }
    if before.outgoing >= 0 { links[Int(before.outgoing)].nextOutgoing = index }
    if before.incoming >= 0 { links[Int(before.incoming)].nextIncoming = index }
  }

  /// Records the conditions under which an edge is stored. With several stores, each one suffices.
  private mutating func limit(_ index: Int32, isNew: Bool, _ asked: Set<ParameterCondition>) {
    if flow.conditions.isEmpty, asked.isEmpty {
      if !isNew, !conditions.isEmpty { conditions[index] = nil }
      return
    }
    let all = flow.conditions.union(asked)
    guard !isNew else { return conditions[index] = all }
    guard let common = conditions[index]?.intersection(all) else { return }
    conditions[index] = common.isEmpty ? nil : common
  }

  /// The conditions on the unit's parameters under which the edge is stored.
  func conditions(of edge: Edge) -> Set<ParameterCondition> {
    if conditions.isEmpty { return [] }
    return find(edge, edge.quickHash).flatMap { conditions[$0] } ?? []
  }

  private func find(_ edge: Edge, _ hash: Int) -> Int32? {
    find(edge.source, edge.target, edge.field, edge.key, hash, at: isSystem(edge.source) ? .some(edge.place) : nil)
  }

  func find(_ source: NodeID, _ target: NodeID, _ field: Field, _ key: ElementKey?, _ hash: Int, at place: SourcePlace?? = nil) -> Int32? {
    edgeTable.find(hash) { index in
      let edge = edges[Int(index)]
      return edge.source == source && edge.target == target && edge.field == field && edge.key == key && (place.map { $0 == edge.place } ?? true)
    }
  }

  /// The number of a node's field; without a field, of everything that the node holds.
  mutating func slot(_ source: NodeID, _ field: Field?, _ key: ElementKey? = nil) -> Int32 {
    let slot = Slot(source: source, field: field, key: key)
    let hash = slot.quickHash
    if let index = find(slot, hash) { return index }
    let index = Int32(slots.count)
    slotTable.insert(index, hash: hash, to: slots) { $0.slot.quickHash }
    slots.append(HeldSlot(slot: slot))
    return index
  }

  func slot(at index: Int32) -> Slot { slots[Int(index)].slot }

  private func find(_ slot: Slot) -> Int32? { find(slot, slot.quickHash) }

  private func find(_ slot: Slot, _ hash: Int) -> Int32? { slotTable.find(hash) { slots[Int($0)].slot == slot } }

  private mutating func note(_ index: Int32, _ edge: Edge, fills: Bool) {
    guard edge.isWrite else { return read.insert(index) }
    flow.makeLive(index)
    flow.occupy(links[Int(index)].slot)
    flow.forgetEnd(of: edge.source.index)
    if fills, edge.field.isOwnership { fill(links[Int(index)].slot) }
  }

  /// Marks a slot as filled, and with it the collection's own slot: `handlers = []; handlers.append(handler)`.
  private mutating func fill(_ slot: Int32) {
    flow.fill(slot)
    if flow.emptiedBy.isEmpty { return }
    var seen: Set<NodeID> = []
    var pending = [slots[Int(slot)].slot.source]
    while let node = pending.popLast() {
      guard seen.insert(node).inserted else { continue }
      if let all = find(Slot(source: node, field: nil)) { flow.fill(all) }
      var index = firstEdge(to: node)
      while index >= 0 {
        let holding = links[Int(index)].slot
        if edges[Int(index)].field.isOwnership, isLive(index), flow.emptiedBy[holding] != nil {
          flow.fill(holding)
          pending.append(edges[Int(index)].source)
        }
        index = edge(behind: index)
      }
    }
  }

  /// Changes an existing edge.
  mutating func change(_ source: NodeID, _ target: NodeID, _ field: Field, _ change: (inout Edge) -> Void) {
    if let index = find(source, target, field, nil, Edge.quickHash(source, target, field)) { change(&edges[Int(index)]) }
  }

  /// A strong update: drops the content of a field, because the code replaces it on the current path.
  mutating func overwrite(_ source: NodeID, _ field: Field) {
    let slot = slot(source, field)
    var index = slots[Int(slot)].edges.first
    while index >= 0 {
      flow.kill(index)
      index = links[Int(index)].nextHeld
    }
    flow.replace(slot)
  }

  /// Drops the element under a key, because the code removes or replaces it.
  mutating func overwrite(_ source: NodeID, _ key: ElementKey) {
    var index = firstEdge(from: source)
    while index >= 0 {
      if edges[Int(index)].key == key { flow.kill(index) }
      index = edge(after: index)
    }
    flow.replace(slot(source, nil, key))
  }

  /// Whether every path has replaced the field's content at the start of the unit.
  func hasReplaced(_ source: NodeID, _ field: Field) -> Bool {
    find(Slot(source: source, field: field)).map { hasReplaced($0, field, source) } ?? hasReplaced(-1, field, source)
  }

  private func hasReplaced(_ slot: Int32, _ field: Field, _ source: NodeID) -> Bool {
    if slot >= 0, flow.replaced.contains(slot) { return true }
    guard field.isOwnership, let all = find(Slot(source: source, field: nil)) else { return false }
    return flow.replaced.contains(all)
  }

  /// Whether every path leaves the slot empty.
  func isEmpty(_ slot: Int32) -> Bool { flow.empty.contains(slot) }

  /// Whether every path has stored into the field and not cleared it since.
  func isFilled(_ source: NodeID, _ field: Field) -> Bool {
    find(Slot(source: source, field: field)).map { flow.filled.contains($0) } ?? false
  }

  /// Whether the reference holds at the current point. A reference known from a read holds until something else is stored.
  func isLive(_ edge: Int32) -> Bool {
    if flow.live.contains(edge) { return true }
    guard read.contains(edge) else { return false }
    if flow.replaced.isEmpty { return true }
    return !hasReplaced(links[Int(edge)].slot, edges[Int(edge)].field, edges[Int(edge)].source)
  }

  // Arrays rather than lazy sequences, which would retain the whole graph.
  func edges(from id: NodeID) -> [Edge] {
    var result: [Edge] = []
    forEachEdge(from: id) { result.append($0) }
    return result
  }

  func edges(to id: NodeID) -> [Edge] {
    var result: [Edge] = []
    forEachEdge(to: id) { result.append($0) }
    return result
  }

  /// Whether the code only reads.
  var changesNothing: Bool { flow.replaced.isEmpty && flow.filled.isEmpty && !edges.contains { $0.isWrite } }

  var hasUnownedEdges: Bool { edges.contains { $0.strength.isUnowned } }

  /// Visits a node's outgoing or incoming edges without building an array.
  func forEachEdge(from id: NodeID, _ body: (Edge) -> Void) {
    var index = firstEdge(from: id)
    while index >= 0 {
      if isLive(index) { body(edges[Int(index)]) }
      index = edge(after: index)
    }
  }

  func forEachEdge(to id: NodeID, _ body: (Edge) -> Void) {
    var index = firstEdge(to: id)
    while index >= 0 {
      if isLive(index) { body(edges[Int(index)]) }
      index = edge(behind: index)
    }
  }

  /// The final graph, without spare capacity.
  func finished() -> Graph {
    var graph = self
    graph.nodes = nodes.copy
    graph.edges = edges.copy
    graph.edgesOf = edgesOf.copy
    graph.links = links.copy
    graph.slots = slots.copy
    graph.conditions = [:]
    return graph.indexed
  }

  /// The same graph with an index, if it is large.
  var indexed: Graph {
    if nodes.count < GraphIndex.least { return self }
    var graph = self
    graph.index = GraphIndex(nodes, edges)
    return graph
  }

  private mutating func forgetIndex() { if index != nil { index = nil } }

  /// The first outgoing edge of a node, live or not, and the next one; -1 where there is none.
  func firstEdge(from id: NodeID) -> Int32 { edgesOf[Int(id.index)].outgoing.first }
  func edge(after edge: Int32) -> Int32 { links[Int(edge)].nextOutgoing }

  /// The same for incoming edges.
  func firstEdge(to id: NodeID) -> Int32 { edgesOf[Int(id.index)].incoming.first }
  func edge(behind edge: Int32) -> Int32 { links[Int(edge)].nextIncoming }

  /// Drops everything that a node holds, because the code clears it.
  mutating func empty(_ source: NodeID) {
    var index = firstEdge(from: source)
    while index >= 0 {
      if edges[Int(index)].field.isOwnership { flow.kill(index) }
      index = edge(after: index)
    }
    flow.replace(slot(source, nil))
    flow.forgetEnd(of: source.index)
  }

  /// Whether the field held the node until the code certainly replaced it.
  func wasReplaced(_ target: NodeID, in source: NodeID, _ field: Field) -> Bool {
    hasReplaced(source, field) && !targets(of: source, field).contains(target)
  }

  /// The targets of a field in insertion order.
  func targets(of source: NodeID, _ field: Field) -> [NodeID] {
    find(Slot(source: source, field: field)).map { targets(in: $0) } ?? []
  }

  func targets(in slot: Int32) -> [NodeID] {
    var result: [NodeID] = []
    var index = slots[Int(slot)].edges.first
    while index >= 0 {
      if isLive(index) { result.append(edges[Int(index)].target) }
      index = links[Int(index)].nextHeld
    }
    return result
  }

  /// Whether the code has stored something in the slot that holds.
  func hasStored(in slot: Int32) -> Bool {
    var index = slots[Int(slot)].edges.first
    while index >= 0 {
      if edges[Int(index)].isWrite, isLive(index) { return true }
      index = links[Int(index)].nextHeld
    }
    return false
  }

  /// Everything that the code has stored in a field, including replaced content.
  func everyTarget(of source: NodeID, _ field: Field) -> [NodeID] {
    guard let slot = find(Slot(source: source, field: field)) else { return [] }
    var result: [NodeID] = []
    var index = slots[Int(slot)].edges.first
    while index >= 0 {
      result.append(edges[Int(index)].target)
      index = links[Int(index)].nextHeld
    }
    return result
  }

  var liveEdgeCount: Int { edges.indices.lazy.filter { isLive(Int32($0)) }.count }
}

extension Array {
  /// The elements in an array of exactly their size.
  fileprivate var copy: [Element] { withUnsafeBufferPointer { Array($0) } }
}

/// Written by hand, for only a part of it is stored: the tables of what is where are made again.
extension Graph: Storable {
  func store(to writer: inout StoreWriter) {
    writer.write(nodes)
    writer.write(edges)
    writer.write(slots.map(\.slot))
    writer.write(read)
    writer.write(conditions)
    writer.write(flow)
  }

  init(from reader: inout StoreReader) {
    nodes = reader.read()
    let edges = reader.read([Edge].self)
    let slots = reader.read([Slot].self)
    read = reader.read()
    conditions = reader.read()
    flow = reader.read()
    let count = Int32(nodes.count)
    if reader.isDamaged || edges.contains(where: { !(0..<count).contains($0.source.index) || !(0..<count).contains($0.target.index) }) {
      self = reader.refuse(Graph())
      return
    }
    nodeTable = PositionTable(nodes) { $0.kind.quickHash }
    edgeTable = PositionTable(edges) { $0.quickHash }
    slotTable = PositionTable(slots) { $0.quickHash }
    edgesOf = Array(repeating: NodeEdges(), count: nodes.count)
    self.slots = slots.map { HeldSlot(slot: $0) }
    self.edges = edges
    links.reserveCapacity(edges.count)
    for (index, edge) in edges.enumerated() {
      guard let slot = find(Slot(source: edge.source, field: edge.field)) else {
        self = reader.refuse(Graph())
        return
      }
      link(Int32(index), edge, in: slot)
    }
    self = indexed
  }
}
