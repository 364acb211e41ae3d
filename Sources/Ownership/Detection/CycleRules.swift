import Program
import Facts

/// What a cycle through a closure may run over, and what it must meet. A class, so that a search can hold it without copying the graph.
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

  /// How much is assumed where an object is held by a reference; `nil` where nothing can be.
  func toll(_ edge: Edge) -> Int? {
    guard let emptiness = emptiness(edge) else { return nil }
    return Int(edge.assumptions) + emptiness
  }

  /// An optional property that nothing ever fills is `nil`: nothing is reached through it. Where code that is not in sight might fill
  /// it, that is assumed.
  private func emptiness(_ edge: Edge) -> Int? {
    guard !edge.isWrite, case .property(let property) = edge.field, uses.isNeverFilled(property, in: program) else { return 0 }
    return program.isPrivate(property) ? nil : 1
  }

  /// Is the node what a property holds that nothing ever fills?
  func isNothing(_ node: NodeID) -> Bool {
    guard case .load(_, .property(let property)) = graph[node].kind else { return false }
    return uses.isNeverFilled(property, in: program) && program.isPrivate(property)
  }

  /// Does a global keep it that the code at hand fills for the first and only time? What the global is made of lives as long as it does:
  /// nothing grows, and nobody could free it earlier.
  func isPart(ofGlobal keeper: NodeID, filledBy root: FunctionReference?) -> Bool {
    guard let root, case .global(let property) = graph[keeper].kind, program.function(root).kind == .initialValue, Int(property.file) == Int(root.file)
    else { return false }
    return program.function(root).property == property.property
  }

  // MARK: Cycles through a closure

  /// The path from what a closure captures back to the closure: of several objects from that which has the surest and shortest one.
  ///
  /// - Parameter steps: The nodes that were looked at are added.
  func path(fromOneOf captured: Set<NodeID>, to closure: NodeID, steps: inout Int) -> (start: NodeID, path: OwnershipPath)? {
    var rest: ComponentRest?
    defer { steps += rest?.size ?? 0 }
    return graph.strongPath(
      fromOneOf: captured, to: closure,
      toll: { edge in
        guard let toll = self.toll(edge), let copies = self.assumptionsAboutCopies(edge), !self.closesAnotherCycle(edge, without: closure, &rest) else {
          return nil
        }
        return toll + copies
      }, meeting: isShared, steps: &steps)
  }

  /// Does the reference close a cycle of another closure without this one? Then that one is to blame: without it, this capture closes none.
  private func closesAnotherCycle(_ edge: Edge, without closure: NodeID, _ rest: inout ComponentRest?) -> Bool {
    guard case .capture = edge.field, edge.source != closure, edge.target != closure, ClosureSite(graph[edge.source].kind) != nil else { return false }
    // Most often what is captured holds the closure, itself or by one step more: then nobody need look at the whole graph.
    // Once it is known what hangs together, that says more for less.
    if rest == nil, graph.holdsNearby(edge.source, by: edge.target, without: closure) { return true }
    guard groups.component(of: edge.source) == groups.component(of: edge.target) else { return false }
    // What does not hang together with the closure does not fall apart without it.
    guard groups.component(of: edge.source) == groups.component(of: closure) else { return true }
    if rest == nil, let leads = groups.leads(from: edge.target, to: edge.source, without: closure, in: graph) { return leads }
    let known = rest ?? groups.rest(without: closure, in: graph)
    rest = known
    return known.areTogether(edge.source, edge.target)
  }

  /// A cycle needs an owner that is shared: a class instance, a captured variable, or something whose type is not known to be a value.
  private func isShared(_ node: NodeID) -> Bool {
    switch graph[node].kind {
    case .closure, .methodReference, .autoclosure: false
    case .box: true
    default: program.semantics(of: graph[node].type) != .value
    }
  }

  /// A closure that captures a struct has a copy of it. What the struct's fields referred to is shared with the original; what is
  /// stored into a field afterwards is not, unless a property wrapper keeps it in storage of its own, which is assumed.
  /// `nil` where the path would run through a copy that cannot know of the store.
  private func assumptionsAboutCopies(_ edge: Edge) -> Int? {
    guard edge.isWrite, case .property(let property) = edge.field, case .selfObject = graph[edge.source].kind,
      program.semantics(of: graph[edge.source].type) == .value
    else { return 0 }
    return program.hasWrapper(property) ? 1 : nil
  }
}

extension Graph {
  /// Is it seen at once that a node leads to another one by strong references, over one node in between at most? Not all of long lists are
  /// looked at.
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
