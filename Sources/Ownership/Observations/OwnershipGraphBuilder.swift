import Program
import Facts
import Catalog

/// Selects what a type's graph shows: the relevant nodes and references, with the cycles found.
struct OwnershipGraphBuilder {
  let program: Program
  let type: NominalID
  let graph: Graph
  let units: [EvaluatedUnit]
  let breaks: ReleaseIndex

  private var reader: PathReader { PathReader(program: program, graph: graph) }

  func build(closures: [Candidate], references: [ReferenceCandidate]) -> OwnershipGraph {
    var result = OwnershipGraph(type: type, place: declarationPlace, nodes: [], edges: [], cycles: [])
    let shown = shownNodes()
    var nodeIndices: [NodeID: Int] = [:]
    for node in shown {
      nodeIndices[node] = result.nodes.count
      result.nodes.append(OwnershipGraph.Node(node: reader.node(node), place: reader.place(of: node)))
    }
    var edgeIndices: [Edge: Int] = [:]
    for node in shown {
      for edge in graph.edges(from: node) where edge.field.isOwnership {
        guard let source = nodeIndices[edge.source], let target = nodeIndices[edge.target] else { continue }
        edgeIndices[edge] = result.edges.count
        result.edges.append(self.edge(edge, source: source, target: target))
      }
    }
    var seen: Set<Set<Int>> = []
    for (cycle, edges) in cycles(closures, references) {
      var cycle = cycle
      cycle.edges = edges.compactMap { edgeIndices[$0] }
      guard cycle.edges.count == edges.count, seen.insert(Set(cycle.edges)).inserted else { continue }
      result.cycles.append(cycle)
    }
    return result
  }

  private func edge(_ edge: Edge, source: Int, target: Int) -> OwnershipGraph.Edge {
    let declared: SourcePlace? = if case .property(let property) = edge.field { program.namePlace(of: property) } else { nil }
    return OwnershipGraph.Edge(source: source, target: target, reference: reader.reference(edge, from: edge.source), place: edge.place ?? declared)
  }

  private var declarationPlace: SourcePlace {
    let declaration = program[type].declarations[0]
    let file = Int(declaration.file)
    return SourcePlace(file: file, range: program.files[file].types[Int(declaration.declaration.index)].nameRange)
  }

  // MARK: What is shown

  /// The object, everything it holds, and everything that holds one of these, in graph order; without values at the ends that hold nothing.
  private func shownNodes() -> [NodeID] {
    guard let root = graph.find(.selfObject) else { return [] }
    var reached: Set<NodeID> = [root]
    var pending = [root]
    while let node = pending.popLast() {
      let neighbours =
        graph.edges(from: node).filter { $0.field.isOwnership }.map(\.target)
        + graph.edges(to: node).filter { $0.field.isOwnership }.map(\.source)
      for next in neighbours where reached.insert(next).inserted { pending.append(next) }
    }
    // Removing an end can create a new one.
    var holds: [NodeID: Int] = [:]
    for node in reached {
      holds[node] = graph.edges(from: node).reduce(0) { $0 + ($1.field.isOwnership && reached.contains($1.target) ? 1 : 0) }
    }
    var ends = reached.filter { $0 != root && holds[$0] == 0 && isValue($0) }
    while let node = ends.popFirst() {
      reached.remove(node)
      for edge in graph.edges(to: node) where edge.field.isOwnership && reached.contains(edge.source) {
        holds[edge.source]! -= 1
        if holds[edge.source] == 0, edge.source != root, isValue(edge.source) { ends.insert(edge.source) }
      }
    }
    return [root] + reached.subtracting([root]).sorted()
  }

  private func isValue(_ node: NodeID) -> Bool {
    switch graph[node].kind {
    case .selfObject, .closure, .methodReference, .autoclosure, .box: false
    default: program.semantics(of: graph[node].type) == .value
    }
  }

  // MARK: Cycles

  private func cycles(_ closures: [Candidate], _ references: [ReferenceCandidate]) -> [(OwnershipGraph.Cycle, [Edge])] {
    var result: [(OwnershipGraph.Cycle, [Edge])] = []
    for candidate in closures {
      guard let field = candidate.captured, !candidate.isReportedElsewhere,
        let capture = graph.edges(from: candidate.node).first(where: { $0.field == field && $0.target == candidate.start && $0.strength == .strong })
      else { continue }
      let release = release(of: candidate.path, unit(of: candidate.node), closure: reader.place(of: candidate.node) ?? declarationPlace)
      let last = PathStep(place: capture.place, kind: .last(reader.reference(capture, from: candidate.start)))
      let steps = reader.steps(candidate.path, from: candidate.start) + [last]
      result.append((cycle(candidate.path, steps, from: candidate.start, release), candidate.path.edges + [capture]))
    }
    for candidate in references where candidate.keeper == .cycle {
      let release = release(of: candidate.path, nil, closure: candidate.place)
      let steps = reader.steps(candidate.path, from: candidate.start)
      result.append((cycle(candidate.path, steps, from: candidate.start, release), candidate.path.edges))
    }
    return result
  }

  private func cycle(_ path: OwnershipPath, _ steps: [PathStep], from start: NodeID, _ release: PathRelease?) -> OwnershipGraph.Cycle {
    // A shared instance is meant to live for ever. Whether others are made is unknown.
    let isShared = program.hasSharedInstance(graph[start].type.unwrapped)
    return OwnershipGraph.Cycle(
      edges: [], evidence: isShared ? min(path.evidence, .likely) : path.evidence, endsByItself: !path.isLasting,
      broken: release?.found.kind ?? .never, end: release.map { .release($0.step) } ?? .unknown, path: steps + (release.map { [PathStep($0)] } ?? []))
  }

  private func release(of path: OwnershipPath, _ root: FunctionReference?, closure: SourcePlace) -> PathRelease? {
    ReleaseSearch(program: program, breaks: breaks, graph: graph)
      .find(path, root: root, held: HeldReference(strength: .strong, keeper: .cycle, closure: closure), holdsOwner: { true })
  }

  /// The unit in which a closure is written.
  private func unit(of node: NodeID) -> FunctionReference? {
    switch graph[node].kind {
    case .closure(let reference, _): program.unit(of: reference)
    case .methodReference(let place, _): units.first { $0.graph.find(.methodReference(place, instance: 0)) != nil }?.root
    case .autoclosure(let place, _): units.first { $0.graph.find(.autoclosure(place, instance: 0)) != nil }?.root
    default: nil
    }
  }
}
