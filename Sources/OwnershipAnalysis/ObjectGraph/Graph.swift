import ProgramModel
import RuleFormat
import SourceFacts

/// Index of a node in one graph.
struct NodeID: Hashable, Comparable {
  let index: Int32
  init(_ index: Int) { self.index = Int32(index) }
  static func < (left: NodeID, right: NodeID) -> Bool { left.index < right.index }
}

/// What a node of the object graph stands for.
enum NodeKind: Hashable {
  /// The object whose member runs.
  case selfObject
  case parameter(Int)
  /// A closure or nested function, by the code that it runs. `instance` tells apart copies made by calls.
  case closure(FunctionReference, instance: Int32)
  /// A bound method reference, by the place where it is written.
  case methodReference(SourcePlace, instance: Int32)
  /// An argument that an `@autoclosure` parameter turns into a closure, by the place where it is written.
  case autoclosure(SourcePlace, instance: Int32)
  /// An object, struct or collection that an expression makes.
  case allocation(SourcePlace, instance: Int32)
  /// What a field of another node held before the code at hand ran.
  case load(NodeID, Field)
  /// What a field of another node held until straight-line code of a callee gave it something else.
  case former(NodeID, Field)
  /// A parameter of a closure, whose argument is not known.
  case closureParameter(VariableReference)
  /// The storage of a captured variable.
  case box(VariableReference, instance: Int32)
  case global(PropertyReference)
  case externalGlobal(Name)
  /// Something outside the program that keeps what it is given: a queue, the run loop, the notification centre.
  case system
  /// A callee that is neither in sight nor modelled.
  case unknownCallee
}

/// What an edge stands for.
enum Field: Hashable {
  case property(PropertyReference)
  case externalProperty(Name)
  /// An element of a collection, a payload.
  case element
  /// An element of a tuple, by position.
  case tupleElement(Int)
  /// A captured variable; `nil` for `self`.
  case capture(VariableID?)
  /// The content of a captured variable's storage.
  case content
  /// Kept because a model says so; index of the row.
  case model(Int)
  /// Kept by a callee that nobody knows.
  case unknown
  /// What a closure returns, and what it is given when it is called, by position. These hold nothing: they say what calls do.
  case result
  case argument(Int)

  /// Does a reference of this kind keep its target?
  var isOwnership: Bool {
    switch self {
    case .result, .argument: false
    default: true
    }
  }
}

/// Who holds whom.
struct Edge: Hashable {
  var source: NodeID
  var target: NodeID
  var field: Field
  var strength: CaptureStrength
  var lifetime: Lifetime
  /// How many steps of this edge are assumed rather than seen.
  var assumptions: UInt8
  /// Where the source makes the reference; `nil` for a reference that exists before the code runs.
  var place: SourcePlace?
  /// False for what a read tells (the field has some content), true for what the code stores.
  var isWrite: Bool
  /// Is one of the assumed steps that a model row is right which nobody has checked at its source?
  var isUnchecked = false
  /// The key under which a collection, or what works like one, keeps the target; `nil` where the code does not show it.
  var key: ElementKey?
}

struct Node {
  var kind: NodeKind
  var type: Type
}

/// The object graph of one function, or of one type.
struct Graph {
  private(set) var nodes: [Node] = []
  private(set) var edges: [Edge] = []
  private var nodeIndices: [NodeKind: NodeID] = [:]
  private(set) var outgoing: [[Int32]] = []
  private(set) var incoming: [[Int32]] = []
  private var edgeKeys: [EdgeKey: Int32] = [:]
  /// Edges that later straight-line code replaced.
  private var removed: Set<Int32> = []

  private struct EdgeKey: Hashable {
    var source: NodeID
    var target: NodeID
    var field: Field
    var key: ElementKey?
  }

  /// The node of a kind, made new where there is none.
  mutating func node(_ kind: NodeKind, type: Type) -> NodeID {
    if let id = nodeIndices[kind] { return id }
    let id = NodeID(nodes.count)
    nodes.append(Node(kind: kind, type: type))
    outgoing.append([])
    incoming.append([])
    nodeIndices[kind] = id
    return id
  }

  func find(_ kind: NodeKind) -> NodeID? { nodeIndices[kind] }

  subscript(_ id: NodeID) -> Node { nodes[Int(id.index)] }

  /// Adds an edge; of two between the same nodes by the same field and key the surer and stronger one stays.
  mutating func add(_ edge: Edge) {
    let key = EdgeKey(source: edge.source, target: edge.target, field: edge.field, key: edge.key)
    if let index = edgeKeys[key] {
      let old = edges[Int(index)]
      let wasRemoved = removed.remove(index) != nil
      if wasRemoved || (edge.isWrite && !old.isWrite) || (edge.strength == .strong && old.strength != .strong)
        || edge.assumptions < old.assumptions
      {
        edges[Int(index)] = edge
        edges[Int(index)].isWrite = edge.isWrite || (old.isWrite && !wasRemoved)
      }
      return
    }
    let index = Int32(edges.count)
    edgeKeys[key] = index
    edges.append(edge)
    outgoing[Int(edge.source.index)].append(index)
    incoming[Int(edge.target.index)].append(index)
  }

  /// Changes an edge that is there.
  mutating func change(_ source: NodeID, _ target: NodeID, _ field: Field, _ change: (inout Edge) -> Void) {
    if let index = edgeKeys[EdgeKey(source: source, target: target, field: field)] { change(&edges[Int(index)]) }
  }

  /// Forgets what a field was given before, because straight-line code replaces it.
  mutating func overwrite(_ source: NodeID, _ field: Field) {
    for index in outgoing[Int(source.index)] where edges[Int(index)].field == field { removed.insert(index) }
  }

  /// Forgets what was put in under a key, because straight-line code takes it out or puts something else there.
  mutating func overwrite(_ source: NodeID, _ key: ElementKey) {
    for index in outgoing[Int(source.index)] where edges[Int(index)].key == key { removed.insert(index) }
  }

  /// False for an edge that straight-line code replaced.
  func isLive(_ edge: Int32) -> Bool { removed.isEmpty || !removed.contains(edge) }

  func edges(from id: NodeID) -> some Sequence<Edge> {
    outgoing[Int(id.index)].lazy.filter { isLive($0) }.map { edges[Int($0)] }
  }

  func edges(to id: NodeID) -> some Sequence<Edge> {
    incoming[Int(id.index)].lazy.filter { isLive($0) }.map { edges[Int($0)] }
  }

  /// The outermost collection or tuple of which the node was read; the node itself where it was read from none.
  func collection(holding node: NodeID) -> NodeID {
    var node = node
    while true {
      switch self[node].kind {
      case .load(let base, .element), .load(let base, .tupleElement): node = base
      default: return node
      }
    }
  }

  /// The fields through which `self` held the node before the code ran, the last one first; empty for `self` itself.
  func pathFromSelf(to node: NodeID) -> [Field]? {
    var node = node
    var fields: [Field] = []
    while case .load(let base, let field) = self[node].kind {
      fields.append(field)
      node = base
    }
    return self[node].kind == .selfObject ? fields : nil
  }

  /// Forgets everything that a node holds, because straight-line code empties it.
  mutating func empty(_ source: NodeID) {
    for index in outgoing[Int(source.index)] where edges[Int(index)].field.isOwnership { removed.insert(index) }
  }

  /// Did the field hold the node before straight-line code gave it something else?
  func wasReplaced(_ target: NodeID, in source: NodeID, _ field: Field) -> Bool {
    !removed.isEmpty
      && outgoing[Int(source.index)].contains { removed.contains($0) && edges[Int($0)].field == field && edges[Int($0)].target == target }
  }

  /// Targets of a field, in the order in which they were added.
  func targets(of source: NodeID, _ field: Field) -> [NodeID] {
    var result: [NodeID] = []
    for edge in edges(from: source) where edge.field == field { result.append(edge.target) }
    return result
  }

  var liveEdgeCount: Int { edges.count - removed.count }
}
