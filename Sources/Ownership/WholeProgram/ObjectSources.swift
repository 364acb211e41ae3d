import Engine
import Program
import Facts

/// The origin of an object in a property or parameter, as far as one unit's code shows it.
enum ObjectSource: Hashable, Sendable, Storable {
  /// An allocation at this place, with its class if known.
  case made(SourcePlace, NominalID?)
  /// The function's receiver, of this class or a subclass: code that passes on `self`.
  case receiver(of: FunctionReference, NominalID)
  /// The content of another slot.
  case slot(ObjectSlot)
  case unknown
}

/// A container of objects: a property of all objects together, including the elements of a collection in it; or a parameter.
enum ObjectSlot: Hashable, Sendable, Storable {
  case property(PropertyReference)
  case parameter(FunctionReference, Int)
  /// Every parameter of a function that is used as a value: the arguments of such calls are unknown.
  case parameters(of: FunctionReference)
  /// The receivers of a method.
  case receiver(of: FunctionReference)
}

/// The slots that a unit fills.
struct ObjectSourceContribution {
  /// Where one of a slot's origins is unknown, the others say nothing and are left out.
  private(set) var sources: [ObjectSlot: Set<ObjectSource>] = [:]

  init(_ unit: EvaluatedUnit, in program: Program) {
    collect(from: unit, unit.graph, in: program)
    for property in unit.unknownStores { sources[.property(property)] = [.unknown] }
    for value in unit.functionValues.values { sources[.parameters(of: value.function)] = [.unknown] }
    if unit.isCut { for property in unit.storedProperties.keys { sources[.property(property)] = [.unknown] } }
    if unit.isCut { for slot in sources.keys { sources[slot] = [.unknown] } }
  }

  /// The graph is a parameter of its own: read from the unit each time, it would be copied.
  private mutating func collect(from unit: EvaluatedUnit, _ graph: Graph, in program: Program) {
    var search = ObjectSourceSearch(root: unit.root, program: program, graph: graph)
    for edge in graph.edges.indices where graph.edges[edge].isWrite && graph.isLive(Int32(edge)) { add(graph.edges[edge], &search) }
    for (function, arguments) in unit.passedObjects {
      for (position, nodes) in arguments { add(nodes, to: .parameter(function, position), &search) }
    }
    for (function, nodes) in unit.receiverObjects { add(nodes, to: .receiver(of: function), &search) }
  }

  private mutating func add(_ edge: Edge, _ search: inout ObjectSourceSearch) {
    guard !search.graph[edge.target].type.isFunction, let property = search.property(of: edge) else { return }
    let slot = ObjectSlot.property(property)
    if sources[slot]?.first != .unknown { add(edge.target, to: slot, &search) }
  }

  private mutating func add(_ nodes: Set<NodeID>, to slot: ObjectSlot, _ search: inout ObjectSourceSearch) {
    if nodes.isEmpty { return sources[slot] = [.unknown] }
    for node in nodes where sources[slot]?.first != .unknown { add(node, to: slot, &search) }
  }

  private mutating func add(_ node: NodeID, to slot: ObjectSlot, _ search: inout ObjectSourceSearch) {
    let found = search.sources(of: node)
    if found.contains(.unknown) { sources[slot] = [.unknown] } else if !found.isEmpty { sources[slot, default: []].formUnion(found) }
  }
}

/// Finds the origins of one unit's objects.
private struct ObjectSourceSearch {
  /// What one node says of its origin.
  enum Origin {
    case source(ObjectSource)
    /// The origins of its parts, or of the object that it was read from.
    case parts
    /// It is code, no object.
    case none
  }

  let root: FunctionReference
  let program: Program
  let graph: Graph
  /// Of the nodes that have several: many slots hold the same object.
  private var known: [NodeID: [ObjectSource]] = [:]
  /// By node, the number of the last search that met it; empty before the first.
  private var lastSearch: [Int32] = []
  private var search: Int32 = 0

  init(root: FunctionReference, program: Program, graph: Graph) {
    self.root = root
    self.program = program
    self.graph = graph
  }

  /// The property that a reference fills, directly or through a collection in it.
  func property(of edge: Edge) -> PropertyReference? {
    switch edge.field {
    case .property(let property): return property
    case .element, .tupleElement, .model:
      guard isValue(edge.source) else { return nil }
      switch graph[graph.collection(holding: edge.source)].kind {
      case .load(_, .property(let property)), .former(_, .property(let property)), .global(let property): return property
      default: return nil
      }
    case .externalProperty, .oneElement, .capture, .content, .unknown, .result, .argument, .emitted: return nil
    }
  }

  /// The origin that the node itself shows. Most nodes have one, which needs no search.
  private func origin(of node: NodeID) -> Origin {
    switch graph[node].kind {
    case .allocation(let place, _):
      if isValue(node) { return hasParts(node) ? .parts : .none }
      return .source(.made(place, nominal(node)))
    case .load(let base, let field), .former(let base, let field):
      if hasParts(node), isValue(node) { return .parts }
      // An element of a value has the origins of the value.
      return source(readFrom: base, field).map { .source($0) } ?? origin(of: base)
    case .global(let property): return .source(.slot(.property(property)))
    case .parameter(let position): return .source(.slot(.parameter(root, position)))
    case .selfObject: return .source(program.owner(of: root).flatMap { program[$0].isOfObjects ? .receiver(of: root, $0) : nil } ?? .unknown)
    case .closure, .autoclosure, .methodReference: return .none
    case .box, .closureParameter, .externalGlobal, .system, .unknownCallee: return .source(.unknown)
    }
  }

  /// The origin of a field's content; `nil` for a part of a value, which has the value's origin.
  private func source(readFrom base: NodeID, _ field: Field) -> ObjectSource? {
    switch field {
    case .property(let property): .slot(.property(property))
    case .element, .oneElement, .tupleElement, .model: isValue(base) ? nil : .unknown
    default: .unknown
    }
  }

  /// The origins of a node. Where one is unknown, others may be missing.
  mutating func sources(of node: NodeID) -> [ObjectSource] {
    switch origin(of: node) {
    case .source(let source): return [source]
    case .none: return []
    case .parts:
      if let known = known[node] { return known }
      let result = searchParts(of: node)
      known[node] = result
      return result
    }
  }

  private mutating func searchParts(of first: NodeID) -> [ObjectSource] {
    if lastSearch.isEmpty { lastSearch = Array(repeating: 0, count: graph.nodes.count) }
    search += 1
    var result: [ObjectSource] = []
    var pending = [first]
    lastSearch[Int(first.index)] = search
    while let node = pending.popLast() {
      switch origin(of: node) {
      case .source(.unknown): return [.unknown]
      case .source(let source): result.append(source)
      case .none: break
      case .parts:
        if isValue(node) {
          var edge = graph.firstEdge(from: node)
          while edge >= 0 {
            if graph.edges[Int(edge)].isPart, graph.isLive(edge) { follow(graph.edges[Int(edge)].target, &pending) }
            edge = graph.edge(after: edge)
          }
        }
        guard let (base, field) = graph[node].kind.read else { continue }
        switch source(readFrom: base, field) {
        case .unknown?: return [.unknown]
        case let source?: result.append(source)
        case nil: follow(base, &pending)
        }
      }
    }
    return result
  }

  private mutating func follow(_ node: NodeID, _ pending: inout [NodeID]) {
    if lastSearch[Int(node.index)] == search { return }
    lastSearch[Int(node.index)] = search
    pending.append(node)
  }

  private func isValue(_ node: NodeID) -> Bool { program.semantics(of: graph[node].type) == .value }

  private func nominal(_ node: NodeID) -> NominalID? { if case .nominal(let id, _) = graph[node].type.unwrapped { id } else { nil } }

  /// Whether it has content as a value: elements of a collection, the payload of an enum, properties of a struct.
  private func hasParts(_ node: NodeID) -> Bool {
    var edge = graph.firstEdge(from: node)
    while edge >= 0 {
      if graph.edges[Int(edge)].isPart, graph.isLive(edge) { return true }
      edge = graph.edge(after: edge)
    }
    return false
  }
}

extension Edge {
  /// Whether the code stores a part of a value.
  fileprivate var isPart: Bool {
    switch field {
    case .property, .element, .tupleElement, .model, .content, .externalProperty: isWrite
    case .oneElement, .capture, .unknown, .result, .argument, .emitted: false
    }
  }
}

extension NodeKind {
  /// The node and field from which it was read, if it was.
  fileprivate var read: (base: NodeID, field: Field)? {
    switch self {
    case .load(let base, let field), .former(let base, let field): (base, field)
    default: nil
    }
  }
}
