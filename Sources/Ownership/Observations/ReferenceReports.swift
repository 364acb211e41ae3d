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
}

/// Lists every reference between objects that the program declares or makes.
struct ReferenceReports {
  let program: Program
  let units: [EvaluatedUnit]
  /// The files whose properties are listed.
  let files: [Int]

  /// Those that are declared or stored at a meant place, in the order of place.
  func all(at isMeant: (SourcePlace) -> Bool) -> [ReferenceReport] {
    // A callee's store also appears in the graph of each caller. A cycle there says more.
    var best: [Key: ReferenceReport] = [:]
    func add(_ report: ReferenceReport) {
      let key = Key(report)
      if let known = best[key], known.leadsBack || !report.leadsBack { return }
      best[key] = report
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
            var report = report(edge, at: place, graph)
          else { return }
          if let property { filled.insert(property) }
          if best[Key(report)]?.leadsBack != true, edge.strength == .strong {
            report.leadsBack =
              components.value[Int(edge.source.index)] == components.value[Int(edge.target.index)]
              && graph.strongPath(from: edge.target, to: edge.source) != nil
          }
          add(report)
        }
      }
    }
    for report in untouched(except: filled, where: isMeant) { add(report) }
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

  /// The reference without the answer whether it leads back.
  private func report(_ edge: Edge, at place: SourcePlace, _ graph: Graph) -> ReferenceReport? {
    let reader = PathReader(program: program, graph: graph)
    let isSystem = if case .system = graph[edge.source].kind { true } else { false }
    let holder = isSystem ? nil : reader.name(of: edge.source)
    var result = ReferenceReport(
      place: place, stored: nil, name: reader.name(of: edge.target), holder: holder, strength: edge.strength, lifetime: edge.lifetime,
      source: .code, leadsBack: false, isFilledInSight: true)
    switch edge.field {
    case .property(let property):
      result.place = program.namePlace(of: property)
      result.stored = place
      result.name = .property(property)
      result.holder = program.owner(of: property).map { .type(.nominal($0, [])) } ?? holder
    case .externalProperty(let name): result.source = .externalProperty(name)
    case .model(let row): result.source = .model(row)
    case .element: result.source = .element
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
            lifetime: .whileKept, source: .code, leadsBack: false, isFilledInSight: false))
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
