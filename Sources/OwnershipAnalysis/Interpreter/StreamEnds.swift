import ProgramModel
import RuleFormat
import SourceFacts

/// Streams (publishers, observables, asynchronous sequences) that come to an end by themselves. What a subscription keeps it keeps
/// until then; of a stream that nobody has said anything about it is kept for as long as the subscription.
extension UnitEvaluator {
  /// Notes whether what a modelled call makes is a stream that ends.
  mutating func recordStreamEnd(
    of result: NodeID, _ model: FunctionModel, callee: ValueID, receiver: [NodeID], arguments: ArgumentRange
  ) {
    let ends: Bool
    switch model.streamEnd {
    case nil: return
    case .byItself: ends = true
    case .withReceiver: ends = receiverEnds(callee, receiver)
    case .whenFinished: ends = frames[top].function.arguments[arguments.indices].contains { isFinished(by: $0.value, model) }
    case .withAll:
      ends =
        (model.name == "init" || receiverEnds(callee, receiver))
        && frames[top].function.arguments[arguments.indices].allSatisfy { argumentEnds($0.value) }
    }
    if ends { heap.endingStreams.insert(result) }
  }

  /// Does the stream that a method is called on end by itself?
  func receiverEnds(_ callee: ValueID, _ receiver: [NodeID]) -> Bool {
    if !receiver.isEmpty { return receiver.allSatisfy { heap.isEndingStream($0) } }
    guard case .member(let base, _) = operation(callee) else { return false }
    return program.isEndingStream(type(base))
  }

  /// Does the stream end that an argument is, or that a closure gives for each value?
  private func argumentEnds(_ id: ValueID) -> Bool {
    let nodes = value(id)
    if nodes.isEmpty {
      if case .literal = operation(id) { return true }
      return program.isEndingStream(type(id))
    }
    return nodes.allSatisfy { node in
      switch heap.graph[node].kind {
      case .closure:
        let results = heap.graph.targets(of: node, .result)
        return !results.isEmpty && results.allSatisfy { heap.isEndingStream($0) }
      case .methodReference:
        guard let site = ClosureSite(heap.graph[node].kind), let function = functionValues[site]?.function else { return false }
        return summaries[function]?.returnsEndingStream ?? false
      default: return heap.isEndingStream(node)
      }
    }
  }

  /// Does the closure that feeds a stream, or one in it, finish the stream by what it is given?
  private func isFinished(by id: ValueID, _ model: FunctionModel) -> Bool {
    guard case .closure(let closure) = operation(id),
      let feed = program.function(FunctionReference(file: file, function: closure)).parameters.first?.variable
    else { return false }
    var pending = [FunctionReference(file: file, function: closure)]
    while let reference = pending.popLast() {
      pending += program.nested(in: reference)
      let function = program.function(reference)
      let finishes = function.instructions.contains { instruction in
        guard case .call(let callee, _) = instruction.operation, case .member(let base, let name) = function[callee].operation,
          case .variable(feed) = function[base].operation
        else { return false }
        return model.finishedBy.contains(program.text(program.name(name, in: file)))
      }
      if finishes { return true }
    }
    return false
  }
}

extension Heap {
  /// Is it known that the stream ends by itself?
  func isEndingStream(_ node: NodeID) -> Bool {
    endingStreams.contains(origin(of: node)) || program.isEndingStream(graph[node].type)
  }
}

extension Summary {
  /// Does the function return nothing but streams that end by themselves?
  var returnsEndingStream: Bool { !returned.isEmpty && returned.allSatisfy { items[Int($0)].isEndingStream } }
}

extension Program {
  /// Do streams of the type end by themselves?
  func isEndingStream(_ type: Type) -> Bool { stream(of: type.unwrapped)?.end == .finite }

  /// What the models say of streams of the type.
  func stream(of type: Type) -> ModelIndex.Stream? {
    // Asked for every node of every summary: no list of names is made for what is asked most.
    switch type {
    case .external(let name, _): models.stream(ofType: text(name))
    case .nominal(let id, _):
      models.stream(ofType: text(self[id].name)) ?? self[id].externalAncestors.lazy.compactMap { models.stream(ofType: text($0)) }.first
    case let other: modelNames(of: other)?.lazy.compactMap { models.stream(ofType: $0) }.first
    }
  }
}
