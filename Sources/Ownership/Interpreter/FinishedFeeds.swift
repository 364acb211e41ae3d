import Catalog
import Facts
import Program

/// Streams that are finished through their feed: the argument of the closure that makes the stream, or what is made together with it.
extension UnitEvaluator {
  /// Records a call that finishes a stream through its feed.
  mutating func noteFinish(_ callee: ValueID, _ receiver: [NodeID], _ arguments: ArgumentRange) {
    guard frames[top].isReached, !receiver.isEmpty, let finishers = program.models.streamFinishers[calleeName(callee)] else { return }
    let first = frames[top].code.function.arguments[arguments.indices].first
    let label = first.flatMap { self.label($0) }
    let enumCase = first.flatMap { caseName($0.value) }
    guard finishers.contains(where: { $0.matches(label: label, enumCase: enumCase) }) else { return }
    for feed in receiver {
      finish(feed, with: .always)
      self.finishers[feed, default: []].insert(frames[top].code.reference)
    }
  }

  /// The name of the enum case that the code writes for a value: `.finished`, `.failure(error)`.
  func caseName(_ id: ValueID) -> String? {
    switch operation(id) {
    case .implicitMember(let name): program.text(program.name(name, in: file))
    case .call(let callee, _): caseName(callee)
    default: nil
    }
  }

  /// Records that a called function finishes streams through its parameters.
  mutating func noteFinishes(by summary: Summary, _ bindings: ParameterBindings, _ keys: ArgumentKeys) {
    if summary.finishes.isEmpty { return }
    for (position, ways) in summary.finishes {
      let left = keys.remaining(ways, known: heap.graph.flow.conditions)
      if left.isNever { continue }
      for feed in bindings.nodes[position] ?? [] { finish(feed, with: left) }
    }
  }

  /// What runs only where the weakly captured maker of the stream is gone does not finish it for those who hold the maker.
  private mutating func finish(_ feed: NodeID, with ways: ParameterWays) {
    if isOnlyForGone { return }
    finishes[feed] = (finishes[feed] ?? .never).or(ParameterWays(sets: [heap.graph.flow.conditions]).and(ways))
  }

  /// The unit's own parameters through which it finishes streams.
  var finishedParameters: [Int: ParameterWays] {
    var result: [Int: ParameterWays] = [:]
    for (feed, ways) in finishes { if case .parameter(let position) = heap.graph[feed].kind { result[position] = ways } }
    return result
  }

  /// Decides which of the streams that the unit has made end: all of its code has run.
  mutating func settleStreams() {
    for feed in madeFeeds {
      guard let ways = finishes[feed], !isForwarded(feed) else { continue }
      for stream in streams(fedBy: feed) { heap.end(stream, .finite, with: ways) }
    }
    // Operators were applied before the code that finishes their receivers was read.
    if finishes.keys.contains(where: { feeds[$0] == $0 }) { for node in heap.graph.nodes.indices { heap.settleOperator(NodeID(node)) } }
  }

  /// Whether only closures that subscribe to another stream finish a subject: then it ends with that stream, if ever.
  private func isForwarded(_ subject: NodeID) -> Bool {
    guard feeds[subject] == subject, let finishers = finishers[subject] else { return false }
    let subscribers = heap.graph.edges.compactMap { edge -> FunctionReference? in
      guard case .closure(let closure, _) = heap.graph[edge.target].kind, case .model(let row) = edge.field else { return nil }
      return program.models.functions[row].effects.contains { !$0.finishedBy.isEmpty } ? closure : nil
    }
    return finishers.isSubset(of: subscribers)
  }

  private var madeFeeds: [NodeID] {
    let pairs = heap.graph.nodes.indices.map { NodeID($0) }.filter { node in
      guard case .load(let pair, .tupleElement) = heap.graph[node].kind, case .allocation = heap.graph[pair].kind else { return false }
      return !finishEvents(of: node).isEmpty
    }
    return feeds.keys.sorted() + pairs
  }

  private func finishEvents(of feed: NodeID) -> [MemberEvent] {
    program.events(unregistering: heap.graph[feed].type).filter { program.models.streamFinishers[$0.member] != nil }
  }
}
