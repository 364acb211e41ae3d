import Program
import Facts
import Catalog

/// A property that refers to an object, or an object that is passed on, with its verdict; for explanations.
public struct ReferenceReport: Sendable {
  /// The property's name, or the argument or assignment that passes the object.
  public var place: SourcePlace
  /// The place where the object is stored, if different.
  public var stored: SourcePlace?
  /// The target: the property's name, or the passed object.
  public var name: String
  /// The holder.
  public var holder: String
  public var strength: CaptureStrength
  public var lifetime: Lifetime
  /// The model that states the retention, in words; empty where the source shows it.
  public var source: String
  /// Whether the target retains its holder through a path in the object graphs.
  public var leadsBack: Bool
  /// Whether any code in sight sets the property.
  public var isFilledInSight: Bool
}

/// Lists every reference between objects that the program declares or makes.
struct ReferenceReports {
  let program: Program
  let units: [EvaluatedUnit]

  /// In the order of place.
  func all() -> [ReferenceReport] {
    var result: [ReferenceReport] = []
    var filled: Set<PropertyReference> = []
    for unit in units {
      for edge in unit.graph.nodes.indices.flatMap({ Array(unit.graph.edges(from: NodeID($0))) }) {
        guard edge.isWrite, let place = edge.place, isObject(edge.target, unit.graph), let report = report(edge, at: place, unit.graph) else { continue }
        if case .property(let property) = edge.field { filled.insert(property) }
        result.append(report)
      }
    }
    result += untouched(except: filled)
    // A callee's store also appears in the graph of each caller. A cycle there says more.
    var best: [Key: ReferenceReport] = [:]
    for report in result {
      let key = Key(place: report.place, stored: report.stored)
      if let known = best[key], known.leadsBack || !report.leadsBack { continue }
      best[key] = report
    }
    return best.sorted { $0.key < $1.key }.map(\.value)
  }

  private struct Key: Hashable, Comparable {
    var place: SourcePlace
    var stored: SourcePlace?
    static func < (left: Key, right: Key) -> Bool { (left.place, left.stored ?? left.place) < (right.place, right.stored ?? right.place) }
  }

  private func isObject(_ node: NodeID, _ graph: Graph) -> Bool {
    ClosureSite(graph[node].kind) == nil && program.semantics(of: graph[node].type) != .value && !graph[node].type.isFunction
      && !graph[node].type.isUnknown
  }

  private func report(_ edge: Edge, at place: SourcePlace, _ graph: Graph) -> ReferenceReport? {
    let words = PathDescription(program: program, graph: graph)
    let isSystem = if case .system = graph[edge.source].kind { true } else { false }
    let holder = isSystem ? "the system" : words.name(of: edge.source)
    let leadsBack = edge.strength == .strong && graph.strongPath(from: edge.target, to: edge.source) != nil
    var result = ReferenceReport(
      place: place, stored: nil, name: words.name(of: edge.target), holder: holder, strength: edge.strength, lifetime: edge.lifetime,
      source: "", leadsBack: leadsBack, isFilledInSight: true)
    switch edge.field {
    case .property(let property):
      result.place = nameOf(property)
      result.stored = place
      result.name = program.name(of: property)
      result.holder = program.owner(of: property).map { program.text(program[$0].name) } ?? holder
    case .externalProperty(let name): result.source = "`\(program.text(name))`"
    case .model(let row): result.source = program.describe(row: row)
    case .element: result.source = "an element of a collection"
    case .tupleElement: result.source = "an element of a tuple"
    case .oneElement, .capture, .content, .unknown, .result, .argument: return nil
    }
    return result
  }

  /// The stored object properties that no code in sight sets.
  private func untouched(except filled: Set<PropertyReference>) -> [ReferenceReport] {
    var result: [ReferenceReport] = []
    for file in program.files.indices {
      for property in program.properties(inFile: file) {
        let declaration = program.property(property)
        guard declaration.owner != nil, !declaration.isComputed, !declaration.isRequirement else { continue }
        let type = program.type(of: property)
        guard !filled.contains(property), !type.isFunction, program.semantics(of: type) == .reference else { continue }
        result.append(
          ReferenceReport(
            place: nameOf(property), stored: nil, name: program.name(of: property),
            holder: program.owner(of: property).map { program.text(program[$0].name) } ?? "", strength: CaptureStrength(declaration.ownership),
            lifetime: .whileKept, source: "", leadsBack: false, isFilledInSight: false))
      }
    }
    return result
  }

  private func nameOf(_ property: PropertyReference) -> SourcePlace {
    SourcePlace(file: Int(property.file), range: program.property(property).nameRange)
  }
}
