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
  private(set) var sources: [ObjectSlot: Set<ObjectSource>] = [:]

  init(_ unit: EvaluatedUnit, in program: Program) {
    collect(from: unit, unit.graph, in: program)
    for property in unit.unknownStores { sources[.property(property), default: []].insert(.unknown) }
    for value in unit.functionValues.values { sources[.parameters(of: value.function), default: []].insert(.unknown) }
    if unit.isCut { for property in unit.storedProperties.keys { sources[.property(property), default: []].insert(.unknown) } }
    if unit.isCut { for slot in sources.keys { sources[slot]?.insert(.unknown) } }
  }

  /// The graph is a parameter of its own: read from the unit each time, it would be copied.
  private mutating func collect(from unit: EvaluatedUnit, _ graph: Graph, in program: Program) {
    var search = ObjectSourceSearch(root: unit.root, program: program)
    for index in graph.nodes.indices { graph.forEachEdge(from: NodeID(index)) { add($0, graph, &search) } }
    for (function, arguments) in unit.passedObjects {
      for (position, nodes) in arguments { add(nodes, to: .parameter(function, position), graph, &search) }
    }
    for (function, nodes) in unit.receiverObjects { add(nodes, to: .receiver(of: function), graph, &search) }
  }

  private mutating func add(_ edge: Edge, _ graph: Graph, _ search: inout ObjectSourceSearch) {
    guard edge.isWrite, !graph[edge.target].type.isFunction, let property = search.property(of: edge, graph) else { return }
    add(edge.target, to: .property(property), graph, &search)
  }

  private mutating func add(_ nodes: Set<NodeID>, to slot: ObjectSlot, _ graph: Graph, _ search: inout ObjectSourceSearch) {
    if nodes.isEmpty { sources[slot, default: []].insert(.unknown) }
    for node in nodes { add(node, to: slot, graph, &search) }
  }

  private mutating func add(_ node: NodeID, to slot: ObjectSlot, _ graph: Graph, _ search: inout ObjectSourceSearch) {
    switch search.origin(of: node, graph) {
    case .source(let source): sources[slot, default: []].insert(source)
    case .none: break
    case .parts:
      let found = search.sources(of: node, graph)
      if !found.isEmpty { sources[slot, default: []].formUnion(found) }
    }
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
  /// Of the nodes that have several: many slots hold the same object.
  private var known: [NodeID: [ObjectSource]] = [:]

  init(root: FunctionReference, program: Program) {
    self.root = root
    self.program = program
  }

  /// The property that a reference fills, directly or through a collection in it.
  func property(of edge: Edge, _ graph: Graph) -> PropertyReference? {
    switch edge.field {
    case .property(let property): return property
    case .element, .tupleElement, .model:
      guard isValue(edge.source, graph) else { return nil }
      switch graph[graph.collection(holding: edge.source)].kind {
      case .load(_, .property(let property)), .former(_, .property(let property)), .global(let property): return property
      default: return nil
      }
    case .externalProperty, .oneElement, .capture, .content, .unknown, .result, .argument, .emitted: return nil
    }
  }

  /// The origin that the node itself shows. Most nodes have one, which needs no search.
  func origin(of node: NodeID, _ graph: Graph) -> Origin {
    switch graph[node].kind {
    case .allocation(let place, _):
      if isValue(node, graph) { return hasParts(node, graph) ? .parts : .none }
      return .source(.made(place, nominal(node, graph)))
    case .load(let base, let field), .former(let base, let field):
      if hasParts(node, graph), isValue(node, graph) { return .parts }
      // An element of a value has the origins of the value.
      return source(readFrom: base, field, graph).map { .source($0) } ?? origin(of: base, graph)
    case .global(let property): return .source(.slot(.property(property)))
    case .parameter(let position): return .source(.slot(.parameter(root, position)))
    case .selfObject: return .source(program.owner(of: root).flatMap { program[$0].isOfObjects ? .receiver(of: root, $0) : nil } ?? .unknown)
    case .closure, .autoclosure, .methodReference: return .none
    case .box, .closureParameter, .externalGlobal, .system, .unknownCallee: return .source(.unknown)
    }
  }

  /// The origin of a field's content; `nil` for a part of a value, which has the value's origin.
  private func source(readFrom base: NodeID, _ field: Field, _ graph: Graph) -> ObjectSource? {
    switch field {
    case .property(let property): .slot(.property(property))
    case .element, .oneElement, .tupleElement, .model: isValue(base, graph) ? nil : .unknown
    default: .unknown
    }
  }

  /// The origins of a node.
  mutating func sources(of node: NodeID, _ graph: Graph) -> [ObjectSource] {
    if let known = known[node] { return known }
    var result: [ObjectSource] = []
    var seen: Set<NodeID> = []
    var pending = [node]
    while let node = pending.popLast() {
      switch origin(of: node, graph) {
      case .source(let source): result.append(source)
      case .none: break
      case .parts:
        if graph.firstEdge(from: node) >= 0, isValue(node, graph) {
          for part in parts(of: node, graph) where seen.insert(part).inserted { pending.append(part) }
        }
        guard let (base, field) = graph[node].kind.read else { continue }
        if let source = source(readFrom: base, field, graph) {
          result.append(source)
        } else if seen.insert(base).inserted {
          pending.append(base)
        }
      }
    }
    known[node] = result
    return result
  }

  private func isValue(_ node: NodeID, _ graph: Graph) -> Bool { program.semantics(of: graph[node].type) == .value }

  private func nominal(_ node: NodeID, _ graph: Graph) -> NominalID? { if case .nominal(let id, _) = graph[node].type.unwrapped { id } else { nil } }

  /// The content of a value: elements of a collection, the payload of an enum, properties of a struct.
  private func parts(of node: NodeID, _ graph: Graph) -> [NodeID] {
    var result: [NodeID] = []
    graph.forEachEdge(from: node) { edge in if edge.isPart { result.append(edge.target) } }
    return result
  }

  private func hasParts(_ node: NodeID, _ graph: Graph) -> Bool {
    if graph.firstEdge(from: node) < 0 { return false }
    var result = false
    graph.forEachEdge(from: node) { edge in if edge.isPart { result = true } }
    return result
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
