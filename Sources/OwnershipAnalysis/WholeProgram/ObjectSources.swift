import ProgramModel
import SourceFacts

/// Where an object comes from that a property or a parameter holds, as far as one unit's code shows it.
enum ObjectSource: Hashable, Sendable {
  /// The code at this place has made it, of this class as far as that is known.
  case made(SourcePlace, NominalID?)
  /// The object on which the function runs, of this class or of one that inherits from it: code that hands on `self`.
  case receiver(of: FunctionReference, NominalID)
  /// What another slot holds.
  case slot(ObjectSlot)
  case unknown
}

/// What objects lie in: the storage of a property, of all objects together, with the elements of a collection that it holds; or a parameter.
enum ObjectSlot: Hashable, Sendable {
  case property(PropertyReference)
  case parameter(FunctionReference, Int)
  /// Each parameter of a function that is used as a value: what calls the value passes is not known.
  case parameters(of: FunctionReference)
  /// The objects on which a method of a class runs.
  case receiver(of: FunctionReference)
}

/// What a unit puts where.
struct ObjectSourceShare {
  private(set) var sources: [ObjectSlot: Set<ObjectSource>] = [:]
  private let unit: EvaluatedUnit
  private let program: Program
  /// Copied once: each question would copy it otherwise.
  private let graph: Graph
  private var known: [NodeID: [ObjectSource]] = [:]

  init(_ unit: EvaluatedUnit, in program: Program) {
    self.unit = unit
    self.program = program
    let graph = unit.graph
    self.graph = graph
    for index in graph.nodes.indices {
      graph.forEachEdge(from: NodeID(index)) { edge in
        guard edge.isWrite, !graph[edge.target].type.isFunction, let property = property(of: edge) else { return }
        add(edge.target, to: .property(property))
      }
    }
    for (function, arguments) in unit.passedObjects {
      for (position, nodes) in arguments {
        if nodes.isEmpty { sources[.parameter(function, position), default: []].insert(.unknown) }
        for node in nodes { add(node, to: .parameter(function, position)) }
      }
    }
    for (function, nodes) in unit.receiverObjects {
      if nodes.isEmpty { sources[.receiver(of: function), default: []].insert(.unknown) }
      for node in nodes { add(node, to: .receiver(of: function)) }
    }
    for property in unit.unknownStores { sources[.property(property), default: []].insert(.unknown) }
    for value in unit.functionValues.values { sources[.parameters(of: value.function), default: []].insert(.unknown) }
    if unit.isCut { for property in unit.storedProperties.keys { sources[.property(property), default: []].insert(.unknown) } }
    if unit.isCut { for slot in sources.keys { sources[slot]?.insert(.unknown) } }
  }

  /// The property that a reference fills: itself, or through the collection that it holds.
  private func property(of edge: Edge) -> PropertyReference? {
    switch edge.field {
    case .property(let property): return property
    case .element, .tupleElement, .model:
      guard program.semantics(of: graph[edge.source].type) == .value else { return nil }
      switch graph[graph.collection(holding: edge.source)].kind {
      case .load(_, .property(let property)), .former(_, .property(let property)), .global(let property): return property
      default: return nil
      }
    case .externalProperty, .oneElement, .capture, .content, .unknown, .result, .argument: return nil
    }
  }

  private mutating func add(_ node: NodeID, to slot: ObjectSlot) {
    let found = sources(of: node)
    if !found.isEmpty { sources[slot, default: []].formUnion(found) }
  }

  /// Where what a node stands for comes from. Many slots hold the same objects.
  private mutating func sources(of node: NodeID) -> [ObjectSource] {
    if let known = known[node] { return known }
    var result: [ObjectSource] = []
    var seen: Set<NodeID> = []
    var pending = [node]
    func add(_ parts: [NodeID]) { for part in parts where seen.insert(part).inserted { pending.append(part) } }
    while let node = pending.popLast() {
      switch graph[node].kind {
      case .allocation(let place, _):
        if isValue(node) { add(parts(of: node)) } else { result.append(.made(place, nominal(node))) }
      case .load(let base, let field), .former(let base, let field):
        switch field {
        case .property(let property): result.append(.slot(.property(property)))
        case .element, .oneElement, .tupleElement, .model: if isValue(base) { add([base]) } else { result.append(.unknown) }
        default: result.append(.unknown)
        }
        if graph.firstEdge(from: node) >= 0, isValue(node) { add(parts(of: node)) }
      case .global(let property): result.append(.slot(.property(property)))
      case .parameter(let position): result.append(.slot(.parameter(unit.root, position)))
      case .selfObject:
        let owner = program.owner(of: unit.root)
        result.append(owner.flatMap { program[$0].isOfObjects ? .receiver(of: unit.root, $0) : nil } ?? .unknown)
      case .closure, .autoclosure, .methodReference: break
      case .box, .closureParameter, .externalGlobal, .system, .unknownCallee: result.append(.unknown)
      }
    }
    known[node] = result
    return result
  }

  private func isValue(_ node: NodeID) -> Bool { program.semantics(of: graph[node].type) == .value }

  private func nominal(_ node: NodeID) -> NominalID? { if case .nominal(let id, _) = graph[node].type.unwrapped { id } else { nil } }

  /// What a value holds: the elements of a collection, the payload of an enum, the properties of a struct.
  private func parts(of node: NodeID) -> [NodeID] {
    var result: [NodeID] = []
    graph.forEachEdge(from: node) { edge in
      switch edge.field {
      case .property, .element, .tupleElement, .model, .content, .externalProperty: if edge.isWrite { result.append(edge.target) }
      case .oneElement, .capture, .unknown, .result, .argument: break
      }
    }
    return result
  }
}

extension ObjectSource: Keepable {
  func keep(in writer: inout KeepWriter) {
    switch self {
    case .made(let place, let type):
      writer.write(byte: 0)
      writer.write(place)
      writer.write(type)
    case .receiver(let function, let type):
      writer.write(byte: 1)
      writer.write(function)
      writer.write(type)
    case .slot(let slot):
      writer.write(byte: 2)
      writer.write(slot)
    case .unknown: writer.write(byte: 3)
    }
  }
  init(from reader: inout KeepReader) {
    switch reader.byte() {
    case 0: self = .made(reader.read(), reader.read())
    case 1: self = .receiver(of: reader.read(), reader.read())
    case 2: self = .slot(reader.read())
    default: self = .unknown
    }
  }
}

extension ObjectSlot: Keepable {
  func keep(in writer: inout KeepWriter) {
    switch self {
    case .property(let property):
      writer.write(byte: 0)
      writer.write(property)
    case .parameter(let function, let position):
      writer.write(byte: 1)
      writer.write(function)
      writer.write(position)
    case .parameters(let function):
      writer.write(byte: 2)
      writer.write(function)
    case .receiver(let function):
      writer.write(byte: 3)
      writer.write(function)
    }
  }
  init(from reader: inout KeepReader) {
    switch reader.byte() {
    case 0: self = .property(reader.read())
    case 1: self = .parameter(reader.read(), reader.read())
    case 2: self = .parameters(of: reader.read())
    default: self = .receiver(of: reader.read())
    }
  }
}
