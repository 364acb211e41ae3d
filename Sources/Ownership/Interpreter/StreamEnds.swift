import Catalog
import Program
import Facts

/// Streams (publishers, observables, asynchronous sequences) that end by themselves. A subscription is retained until then. With an unknown stream,
/// it is retained as long as the token.
extension UnitEvaluator {
  /// Records what is known about the end of the stream that a modelled call makes.
  mutating func recordStreamEnd(
    of result: NodeID, _ model: FunctionModel, callee: ValueID, receiver: [NodeID], arguments: ArgumentRange
  ) {
    guard let streamEnd = model.streamEnd else { return }
    let end: TypeModel.SequenceEnd?
    let list = frames[top].code.function.arguments[arguments.indices]
    var ways = heap.waysToEnd(of: receiver + list.flatMap { value($0.value) })
    switch streamEnd {
    case .byItself: end = .finite
    case .withReceiver: end = receiverEnd(callee, receiver)
    case .whenFinished:
      let fed = list.compactMap { feed(of: $0.value) }
      let feeds = fed.isEmpty ? [result] : fed
      for feed in feeds { self.feeds[feed] = result }
      ways = feeds.reduce(.never) { $0.or(finishes[$1] ?? .never) }
      end = .finite
    case .whenArgumentEmits:
      let own = receiverEnd(callee, receiver)
      if own != .finite, list.contains(where: { argumentEnd($0.value) == .atDeath }) {
        end = .withObject
      } else {
        end = list.allSatisfy { mayEmit($0.value, model) } ? .finite : own
      }
    case .withAll:
      var ends = list.map { argumentEnd($0.value) }
      // A stream made by a type's static method depends on its arguments alone.
      if !isCalledOnType(model, callee) { ends.append(receiverEnd(callee, receiver)) }
      end = .ofAll(ends)
    }
    if let end { heap.end(result, end, with: ways) } else if streamEnd == .withReceiver || streamEnd == .withAll { heap.openOperators.insert(result) }
  }

  /// Whether the stream may emit anything. A subject in a property does not, if no code in sight sends anything to it.
  private func mayEmit(_ argument: ValueID, _ model: FunctionModel) -> Bool {
    guard case .property(let property, _) = frames[top].code.body.reference(unwrapped(argument)) else { return true }
    return uses.units(doing: model.finishedBy.map { MemberEvent(type: nil, member: $0.member) }, to: property, in: program) != []
  }

  private func isCalledOnType(_ model: FunctionModel, _ callee: ValueID) -> Bool {
    if model.isInitializer { return true }
    guard case .member(let base, _) = operation(callee), case .metatype = type(base) else { return false }
    return true
  }

  /// Whether the receiver stream ends by itself, or never.
  func receiverEnd(_ callee: ValueID, _ receiver: [NodeID]) -> TypeModel.SequenceEnd? {
    if !receiver.isEmpty { return commonEnd(of: receiver) }
    guard case .member(let base, _) = operation(callee) else { return nil }
    return program.stream(of: type(base).unwrapped)?.end
  }

  /// The end of the stream for a method's arguments. A stream that ends with an object's death ends by itself, if the code knows that object only
  /// weakly.
  func receiverEnd(_ callee: ValueID, _ receiver: [NodeID], _ model: FunctionModel, _ arguments: ArgumentRange) -> TypeModel.SequenceEnd? {
    let end = receiverEnd(callee, receiver)
    guard end == .withObject else { return end }
    // A subscription holds the closures of the stream's operators as well.
    let closures = model.effects.contains(where: \.isUntilStreamEnd) ? upstream(of: receiver).closures : []
    return endUnheld(receiver, heap.graph.reached(from: values(of: arguments) + closures)) ? .finite : end
  }

  /// Whether all sources of the streams end with objects that the code does not hold.
  private func endUnheld(_ streams: [NodeID], _ held: Set<NodeID>) -> Bool {
    var pending = heap.openSources(of: streams)
    if pending.isEmpty { return false }
    var seen = Set(pending)
    while let stream = pending.popLast() {
      let (deaths, others) = heap.endings(of: stream)
      if deaths.isEmpty {
        if !endsUnheld(stream, held) { return false }
      } else if deaths.allSatisfy({ held.contains(heap.graph.outsideBase(of: $0)) }) {
        // None of the deaths ends it. So the rest of its sources must.
        let sources = heap.openSources(of: others)
        if sources.isEmpty { return false }
        pending += sources.filter { seen.insert($0).inserted }
      }
    }
    return true
  }

  private func endsUnheld(_ stream: NodeID, _ held: Set<NodeID>) -> Bool {
    guard (heap.streamEnd(of: stream) ?? endOfWitnesses(stream)) == .withObject else { return false }
    var node = stream
    while case .load(let base, let field) = heap.graph[node].kind, !held.contains(node) {
      if case .property(let property) = field, program.ownership(of: property) != .strong { return true }
      node = base
    }
    return false
  }

  /// Whether an operator that no model lists has a part in the streams. That it holds its receiver, and that its stream goes on, is one assumption.
  func isMadeByUnknownOperator(_ streams: [NodeID]) -> Bool {
    var seen = Set(streams)
    var pending = streams
    while let stream = pending.popLast() {
      guard case .allocation = heap.graph[stream].kind else { continue }
      var isFound = false
      heap.graph.forEachEdge(from: stream) { edge in
        guard edge.strength == .strong, !isClosure(edge.target) else { return }
        if edge.field == .unknown { isFound = true }
        if seen.insert(edge.target).inserted { pending.append(edge.target) }
      }
      if isFound { return true }
    }
    return false
  }

  /// The source streams of operators, and the closures passed to the operators.
  func upstream(of streams: [NodeID]) -> (sources: [NodeID], closures: [NodeID]) {
    var (sources, closures): ([NodeID], [NodeID]) = ([], [])
    var seen = Set(streams)
    var pending = streams
    while let stream = pending.popLast() {
      var isMade = false
      if case .allocation = heap.graph[stream].kind {
        heap.graph.forEachEdge(from: stream) { edge in
          guard edge.strength == .strong, case .model(let row) = edge.field,
            program.models.functions[row].effects.contains(where: { $0.keeper == .result })
          else { return }
          if isClosure(edge.target) {
            closures.append(edge.target)
          } else {
            isMade = true
            if seen.insert(edge.target).inserted { pending.append(edge.target) }
          }
        }
      }
      if !isMade, !streams.contains(stream) { sources.append(stream) }
    }
    return (sources, closures)
  }

  /// Whether the argument's stream ends, or the stream that a closure returns for each value.
  private func argumentEnd(_ id: ValueID) -> TypeModel.SequenceEnd? {
    let nodes = value(id)
    if nodes.isEmpty {
      if case .literal = operation(id) { return .finite }
      return program.stream(of: type(id).unwrapped)?.end
    }
    return .common(
      nodes.map { node in
        switch heap.graph[node].kind {
        case .closure: return commonEnd(of: heap.graph.targets(of: node, .result))
        case .methodReference:
          guard let site = ClosureSite(heap.graph[node].kind), let function = functionValues[site]?.function else { return nil }
          return summaries[function]?.value.returnedEnd
        default: return heap.streamEnd(of: node)
        }
      })
  }

  private func commonEnd(of nodes: [NodeID]) -> TypeModel.SequenceEnd? { .common(nodes.map { heap.streamEnd(of: $0) ?? endOfWitnesses($0) }) }

  /// Whether the properties or functions that satisfy a protocol's requirement in sight give streams that end, or never end.
  private func endOfWitnesses(_ node: NodeID) -> TypeModel.SequenceEnd? {
    guard case .load(_, .property(let requirement)) = heap.graph[node].kind else { return nil }
    // Test doubles say nothing about the program's objects.
    let witnesses = program.witnesses(of: requirement).filter { !program.isTest(file: Int($0.file)) || program.isTest(file: file) }
    return .common(
      witnesses.map { witness in
        let getter = program.accessors(of: witness).first { program.function($0).kind == .getter }
        return getter.map { summaries[$0]?.value.returnedEnd } ?? program.stream(of: program.type(of: witness).unwrapped)?.end
      })
  }

  /// The feed: the argument through which a closure feeds its stream.
  func feed(of id: ValueID) -> NodeID? {
    guard case .closure(let closure) = operation(id),
      let feed = program.function(FunctionReference(file: file, function: closure)).parameters.first?.variable
    else { return nil }
    return heap.graph.find(.closureParameter(VariableReference(file: file, variable: feed)))
  }
}
