import Program
import Facts

/// The edges and nodes that a cycle through a closure may and must contain. A class, so that a search can hold it without copying the graph.
final class CycleRules {
  let program: Program
  let uses: RecordedUses
  let graph: Graph
  private lazy var groups = ComponentGroups(of: graph)

  init(program: Program, uses: RecordedUses, graph: Graph) {
    self.program = program
    self.uses = uses
    self.graph = graph
  }

  // MARK: Every path

  /// The number of assumptions of an edge as ownership; `nil` where it cannot hold an object.
  func toll(_ edge: Edge) -> Int? {
    guard let emptiness = emptiness(edge) else { return nil }
    return Int(edge.assumptions) + emptiness
  }

  /// An optional property that nothing fills is `nil` and leads nowhere. Where code out of sight might fill it, that is an assumption.
  private func emptiness(_ edge: Edge) -> Int? {
    guard !edge.isWrite, case .property(let property) = edge.field, uses.isNeverFilled(property, in: program) else { return 0 }
    return program.isPrivate(property) ? nil : 1
  }

  /// Whether the node is the content of a property that nothing fills.
  func isNothing(_ node: NodeID) -> Bool {
    guard case .load(_, .property(let property)) = graph[node].kind else { return false }
    return uses.isNeverFilled(property, in: program) && program.isPrivate(property)
  }

  /// Whether a global retains it that the current code fills for the first and only time. The parts of a global live as long as the global: nothing
  /// accumulates, and nothing could be freed earlier.
  func isPart(ofGlobal keeper: NodeID, filledBy root: FunctionReference?) -> Bool {
    guard let root, case .global(let property) = graph[keeper].kind, program.function(root).kind == .initialValue, Int(property.file) == Int(root.file)
    else { return false }
    return program.function(root).property == property.property
  }

  // MARK: Cycles through a closure

  /// The path from a closure's captured objects back to the closure; of several objects, the one with the most certain and shortest path.
  ///
  /// - Parameters:
  ///   - isExcluded: Whether the path must not use a reference.
  ///   - steps: Increased by the number of visited nodes.
  func path(
    fromOneOf captured: Set<NodeID>, to closure: NodeID, without isExcluded: @escaping (Edge) -> Bool = { _ in false }, steps: inout Int
  ) -> (start: NodeID, path: OwnershipPath)? {
    var rest: ComponentRest?
    defer { steps += rest?.size ?? 0 }
    return graph.strongPath(
      fromOneOf: captured, to: closure,
      toll: { edge in
        guard !isExcluded(edge), let toll = self.toll(edge), let copies = self.assumptionsAboutCopies(edge),
          !self.closesAnotherCycle(edge, without: closure, &rest)
        else {
          return nil
        }
        return toll + copies
      }, meeting: isShared, steps: &steps)
  }

  /// Whether the reference closes another closure's cycle without this one. Then that closure is to blame: without it, this capture closes none.
  private func closesAnotherCycle(_ edge: Edge, without closure: NodeID, _ rest: inout ComponentRest?) -> Bool {
    guard case .capture = edge.field, edge.source != closure, edge.target != closure, graph[edge.source].kind.isClosure else { return false }
    // Usually the captured object holds the closure directly or with one step in between, and no search is needed.
    // Once the components are known, they answer more at less cost.
    if rest == nil, graph.holdsNearby(edge.source, by: edge.target, without: closure) { return true }
    guard groups.component(of: edge.source) == groups.component(of: edge.target) else { return false }
    // Nodes outside the closure's component do not depend on it.
    guard groups.component(of: edge.source) == groups.component(of: closure) else { return true }
    if rest == nil, let leads = groups.leads(from: edge.target, to: edge.source, without: closure, in: graph) { return leads }
    let known = rest ?? groups.rest(without: closure, in: graph)
    rest = known
    return known.areTogether(edge.source, edge.target)
  }

  /// A cycle needs a shared owner: a class instance, a captured variable, or a value of unknown type.
  private func isShared(_ node: NodeID) -> Bool {
    switch graph[node].kind {
    case .closure, .methodReference, .autoclosure: false
    case .box: true
    default: program.semantics(of: graph[node].type) != .value
    }
  }

  /// A closure that captures a struct has a copy of it. The objects in the struct's fields are shared with the original. Later stores into a field are
  /// not, unless a property wrapper keeps separate storage, which is assumed. `nil` where the path would go through a copy made before the store.
  private func assumptionsAboutCopies(_ edge: Edge) -> Int? {
    guard edge.isWrite, case .property(let property) = edge.field, case .selfObject = graph[edge.source].kind,
      program.semantics(of: graph[edge.source].type) == .value
    else { return 0 }
    return program.hasWrapper(property) ? 1 : nil
  }
}

extension Graph {
  /// Whether a quick check finds that a node holds another one, with at most one node in between. Long edge lists are not searched completely.
  fileprivate func holdsNearby(_ node: NodeID, by holder: NodeID, without excluded: NodeID) -> Bool {
    let limit = 8
    var between: [NodeID] = []
    var edge = firstEdge(to: node)
    while edge >= 0, between.count < limit {
      let source = edges[Int(edge)].source
      if source != excluded, edges[Int(edge)].strength == .strong, isLive(edge) {
        if source == holder { return true }
        between.append(source)
      }
      edge = self.edge(behind: edge)
    }
    var looked = 0
    edge = firstEdge(from: holder)
    while edge >= 0, looked < limit {
      if between.contains(edges[Int(edge)].target), edges[Int(edge)].strength == .strong, isLive(edge) { return true }
      looked += 1
      edge = self.edge(after: edge)
    }
    return false
  }
}
