import Program
import Facts
import Catalog

/// A property that refers to an object, or an object that is passed on, with its verdict; for explanations.
public struct ReferenceReport: Sendable {
  /// What shows the retention.
  public enum Source: Sendable {
    /// A store, or a declaration.
    case code
    case externalProperty(Name)
    /// Index of the row.
    case model(Int)
    case element
    case tupleElement
  }

  /// The property's name, or the argument or assignment that passes the object.
  public var place: SourcePlace
  /// The place where the object is stored, if different.
  public var stored: SourcePlace?
  /// The target: the property, or the passed object.
  public var name: ObjectName
  /// `nil` for the system.
  public var holder: ObjectName?
  public var strength: CaptureStrength
  public var lifetime: Lifetime
  public var source: Source
  /// Whether the target retains its holder through a path in the object graphs.
  public var leadsBack: Bool
  /// Whether any code in sight sets the property.
  public var isFilledInSight: Bool
  /// The type of the target, as far as the storing code knows it.
  public var type: Type
  /// Whether the target is `self` of the storing code.
  public var isSelf = false
  /// Where the target is an element of a collection: the properties that hold it.
  public var containers: Set<PropertyReference> = []
  /// The kind of that collection; `nil` where the target is no element.
  public var collection: Collection?
  /// What lives until the process ends and keeps the target, through the holder or by itself, as the storing code shows.
  public var lasting: LastingHolder?

  /// A collection, as the storing code knows it.
  public enum Collection: Sendable {
    case local
    /// An `inout` argument, or a part of an argument.
    case ofCaller
  }

  /// A keeper that lives until the process ends.
  public enum LastingHolder: Equatable, Sendable {
    case system
    case global(PropertyReference)
    /// A global variable or shared object of a framework.
    case outside
  }
}

/// Lists every reference between objects that the program declares or makes.
struct ReferenceReports {
  let program: Program
  let units: [EvaluatedUnit]
  /// The files whose properties are listed.
  let files: [Int]

  /// Those that are declared or stored at a meant place, in the order of place.
  ///
  /// - Parameter isMeantTarget: Whether references to objects of a type are meant, which may be `self` of the storing code.
  func all(at isMeant: (SourcePlace) -> Bool, to isMeantTarget: (_ type: Type, _ isSelf: Bool) -> Bool) -> [ReferenceReport] {
    // A callee's store also appears in the graph of each caller. What one of them shows counts: a cycle, a keeper, a collection.
    var best: [Key: ReferenceReport] = [:]
    func add(_ report: ReferenceReport) {
      let key = Key(report)
      guard let known = best[key] else { return best[key] = report }
      if !known.leadsBack, report.leadsBack { best[key]?.leadsBack = true }
      if known.lasting == nil { best[key]?.lasting = report.lasting }
      best[key]?.containers.formUnion(report.containers)
      if report.collection == .ofCaller { best[key]?.collection = .ofCaller }
    }
    var filled: Set<PropertyReference> = []
    for unit in units {
      let graph = unit.graph
      // A path back lies within one component.
      let components = OnDemand { graph.strongComponents { _ in true } }
      for node in graph.nodes.indices {
        graph.forEachEdge(from: NodeID(node)) { edge in
          guard edge.isWrite, let place = edge.place else { return }
          let property = edge.field.property
          guard isMeant(place) || property.map({ isMeant(program.namePlace(of: $0)) }) == true, isObject(edge.target, graph),
            isMeantTarget(graph[edge.target].type, graph[edge.target].kind == .selfObject), var report = report(edge, at: place, graph)
          else { return }
          if let property { filled.insert(property) }
          if best[Key(report)]?.leadsBack != true, edge.strength == .strong {
            report.leadsBack =
              components.value[Int(edge.source.index)] == components.value[Int(edge.target.index)]
              && graph.strongPath(from: edge.target, to: edge.source) != nil
          }
          // A constant is meant to hold one object for good.
          let isConstant = property.map { program.isGlobal($0) && program.property($0).isLet } ?? false
          if edge.strength == .strong, !edge.endsByItself, !isConstant { report.lasting = lastingHolder(of: edge.source, graph) }
          add(report)
        }
      }
    }
    for report in untouched(except: filled, where: isMeant) where isMeantTarget(report.type, false) { add(report) }
    return best.sorted { $0.key < $1.key }.map(\.value)
  }

  private struct Key: Hashable, Comparable {
    var place: SourcePlace
    var stored: SourcePlace?

    init(_ report: ReferenceReport) { (place, stored) = (report.place, report.stored) }

    static func < (left: Key, right: Key) -> Bool { (left.place, left.stored ?? left.place) < (right.place, right.stored ?? right.place) }
  }

  private func isObject(_ node: NodeID, _ graph: Graph) -> Bool {
    !graph[node].kind.isClosure && program.semantics(of: graph[node].type) != .value && !graph[node].type.isFunction
      && !graph[node].type.isUnknown
  }

  /// What keeps an object until the process ends, in one graph.
  private func lastingHolder(of object: NodeID, _ graph: Graph) -> ReferenceReport.LastingHolder? {
    var seen: Set<NodeID> = [object]
    var pending = [object]
    while let node = pending.popLast() {
      switch graph[node].kind {
      case .system: return .system
      case .global(let property): return .global(property)
      case .externalGlobal: return .outside
      default: break
      }
      for edge in graph.edges(to: node) where edge.strength == .strong && !edge.endsByItself {
        if seen.insert(edge.source).inserted { pending.append(edge.source) }
      }
      if case .load(let base, let field) = graph[node].kind, holds(field), seen.insert(base).inserted { pending.append(base) }
    }
    return nil
  }

  /// Whether a field holds its content strongly.
  private func holds(_ field: Field) -> Bool {
    if case .property(let property) = field { return program.ownership(of: property) == .strong && !program.property(property).isComputed }
    return field.isOwnership
  }

  private func setCollection(_ collection: NodeID, of report: inout ReferenceReport, _ graph: Graph) {
    report.containers = program.holdingProperties(collection, in: graph)
    if case .allocation = graph[collection].kind { report.collection = .local } else { report.collection = .ofCaller }
  }

  /// The reference without the answer whether it leads back.
  private func report(_ edge: Edge, at place: SourcePlace, _ graph: Graph) -> ReferenceReport? {
    let reader = PathReader(program: program, graph: graph)
    let isSystem = if case .system = graph[edge.source].kind { true } else { false }
    let holder = isSystem ? nil : reader.name(of: edge.source)
    var result = ReferenceReport(
      place: place, stored: nil, name: reader.name(of: edge.target), holder: holder, strength: edge.strength, lifetime: edge.lifetime,
      source: .code, leadsBack: false, isFilledInSight: true, type: graph[edge.target].type, isSelf: graph[edge.target].kind == .selfObject)
    switch edge.field {
    case .property(let property):
      result.place = program.namePlace(of: property)
      result.stored = place
      result.name = .property(property)
      result.holder = program.owner(of: property).map { .type(.nominal($0, [])) } ?? holder
    case .externalProperty(let name): result.source = .externalProperty(name)
    case .model(let row):
      result.source = .model(row)
      if graph[edge.source].type.isCollection { setCollection(edge.source, of: &result, graph) }
    case .element:
      result.source = .element
      setCollection(edge.source, of: &result, graph)
    case .tupleElement: result.source = .tupleElement
    case .oneElement, .capture, .content, .unknown, .result, .argument, .emitted: return nil
    }
    return result
  }

  /// The stored object properties at meant places that no code in sight sets.
  private func untouched(except filled: Set<PropertyReference>, where isMeant: (SourcePlace) -> Bool) -> [ReferenceReport] {
    var result: [ReferenceReport] = []
    for file in files {
      for property in program.properties(inFile: file) where isMeant(program.namePlace(of: property)) {
        let declaration = program.property(property)
        guard declaration.owner != nil, !declaration.isComputed, !declaration.isRequirement else { continue }
        let type = program.type(of: property)
        guard !filled.contains(property), !type.isFunction, program.semantics(of: type) == .reference else { continue }
        result.append(
          ReferenceReport(
            place: program.namePlace(of: property), stored: nil, name: .property(property),
            holder: program.owner(of: property).map { .type(.nominal($0, [])) } ?? .unnamed, strength: CaptureStrength(declaration.ownership),
            lifetime: .whileKept, source: .code, leadsBack: false, isFilledInSight: false, type: type))
      }
    }
    return result
  }
}

/// For each file, the units that store something there, or in a property declared there.
struct StoringUnits: Sendable {
  private var units: [Int: [EvaluatedUnit]] = [:]

  init(_ order: UnitOrder) {
    for unit in order.units {
      let graph = unit.graph
      var files: Set<Int> = []
      for node in graph.nodes.indices {
        graph.forEachEdge(from: NodeID(node)) { edge in
          guard edge.isWrite, let place = edge.place else { return }
          files.insert(place.file)
          if let property = edge.field.property { files.insert(Int(property.file)) }
        }
      }
      for file in files { units[file, default: []].append(unit) }
    }
  }

  subscript(file: Int) -> [EvaluatedUnit] { units[file] ?? [] }
}

extension Field {
  fileprivate var property: PropertyReference? { if case .property(let property) = self { property } else { nil } }
}
