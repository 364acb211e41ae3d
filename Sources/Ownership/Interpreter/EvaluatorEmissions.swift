import Catalog
import Program
import Facts

/// What streams (publishers, observables, asynchronous sequences) emit: what goes in at one end arrives at the other. A stream does not hold these
/// values; whoever receives them may.
extension UnitEvaluator {
  /// The effect of a modelled call on what streams emit.
  mutating func emit(
    _ effect: ArgumentEffect, _ arguments: [Argument], of held: [NodeID], receiver: [NodeID], result: NodeID?, _ range: ByteRange
  ) {
    if effect.emits == .nothing, effect.passes != .emitted, effect.passes != .accumulated { return }
    let values = emittedByReceiver(receiver)
    // What a method reference returns is asked for below: it runs once.
    let isAsked = effect.emits == .returned || effect.emits == .ofReturned
    if effect.passes == .emitted { for argument in arguments { deliver(values, to: argument, runsMethods: !isAsked, range) } }
    let streams = result.map { [$0] } ?? receiver
    switch effect.emits {
    case .nothing: break
    case .value: have(streams, emit: held, range)
    case .elements: have(streams, emit: heap.readElements(of: held, type: .unknown, ElementIdentity(.read(place(range)))), range)
    case .stream: have(streams, emit: effect.argument == .receiver ? values : emitted(by: held), range)
    case .collected:
      if values.isEmpty { return }
      let collection = heap.graph.node(.allocation(place(range), instance: CallContext.collected), type: .array(.unknown))
      for value in values where value != collection { heap.retain(value, by: collection, field: .element, place: place(range)) }
      have(streams, emit: [collection], range)
    case .part:
      let parts = effect.argument == .receiver ? [values] : arguments.map { emitted(by: value($0.value)) }
      emitParts(parts, isFirst: effect.argument == .receiver, streams, range)
    case .returned:
      for argument in arguments { have(streams, emit: returned(by: argument.value, from: values, range), range) }
    case .ofReturned:
      for argument in arguments { have(streams, emit: emitted(by: returned(by: argument.value, from: values, range)), range) }
    case .ofParameter:
      for argument in arguments {
        guard let feed = feed(of: argument.value) else { continue }
        have(streams, emit: heap.readEmitted(of: feed), range)
      }
    case .inner: have(streams, emit: emitted(by: effect.argument == .receiver ? values : emitted(by: held)), range)
    }
    guard effect.passes == .accumulated else { return }
    let former = result.map { heap.graph.targets(of: $0, .emitted) } ?? []
    for node in held where isClosure(node) {
      for value in former where value != node { link(node, .argument(0), to: value, range) }
      for value in values where value != node { link(node, .argument(1), to: value, range) }
    }
  }

  /// Whether it is `$name`, a stream of what the property holds.
  private func emitsContent(_ value: ValueID) -> Bool {
    guard case .property(let property, _) = frames[top].code.body.reference(value), program.wrapper(of: property) == nil else { return false }
    switch operation(value) {
    case .name(let id, _), .member(_, let id): return program.wrapperPart(property, spelled: program.name(id, in: file)) == .projection
    default: return false
    }
  }

  private mutating func emittedByReceiver(_ receiver: [NodeID]) -> [NodeID] {
    if case .call(let callee, _) = frames[top].code.function.instructions[frames[top].next - 1].operation, case .member(let base, _) = operation(callee),
      emitsContent(base)
    {
      return receiver
    }
    return emitted(by: receiver)
  }

  /// What streams emit.
  mutating func emitted(by streams: [NodeID]) -> [NodeID] {
    var result: [NodeID] = []
    for stream in streams { result.unite(heap.readEmitted(of: stream)) }
    return result
  }

  private mutating func have(_ streams: [NodeID], emit values: [NodeID], _ range: ByteRange) {
    for stream in streams { for value in values where value != stream { link(stream, .emitted, to: value, range) } }
  }

  /// A tuple with one part of each stream, for all tuples that a stream emits.
  private mutating func emitParts(_ parts: [[NodeID]], isFirst: Bool, _ streams: [NodeID], _ range: ByteRange) {
    let kind = NodeKind.allocation(place(range), instance: CallContext.collected)
    if parts.allSatisfy(\.isEmpty), heap.graph.find(kind) == nil, !isFirst { return }
    let tuple = heap.graph.node(kind, type: .tuple([]))
    for (position, values) in parts.enumerated() {
      for value in values where value != tuple { heap.retain(value, by: tuple, field: .tupleElement(position + (isFirst ? 0 : 1)), place: place(range)) }
    }
    if !heap.graph.edges(from: tuple).isEmpty { have(streams, emit: [tuple], range) }
  }

  /// What a function makes of the values of a stream.
  private mutating func returned(by function: ValueID, from values: [NodeID], _ range: ByteRange) -> [NodeID] {
    if isPathOrInitializer(function) { return results(of: function, from: values, isOne: false) }
    var result: [NodeID] = []
    for node in value(function) {
      runMethod(node, range)
      if case .methodReference = heap.graph[node].kind {
        result.unite(heap.graph.targets(of: node, .result))
      } else {
        result.unite(heap.readResult(of: node))
      }
    }
    return result
  }

  /// Hands the values of a stream to a function, a property, or another stream.
  private mutating func deliver(_ values: [NodeID], to argument: Argument, runsMethods: Bool, _ range: ByteRange) {
    if values.isEmpty { return }
    if argument.kind == .inout { return assignLater(values, to: argument.value, range) }
    if isPathOrInitializer(argument.value), !runsMethods { return }
    if let path = path(argument.value) { return assignLater(values, along: path, range, besides: argument.value) }
    for node in value(argument.value) {
      guard isClosure(node) else {
        have([node], emit: values, range)
        retainSent(values, by: node, range)
        continue
      }
      let types = parameterTypes(of: node)
      if types.count > 1 {
        for position in types.indices {
          for part in readTuple(values, position: position, type: types[position]) where part != node { link(node, .argument(position), to: part, range) }
        }
      } else {
        for value in values where value != node { link(node, .argument(0), to: value, range) }
      }
      if runsMethods { runMethod(node, range) }
    }
  }

  /// A stream that is given values by another one keeps those that it would keep if code sent them (`BehaviorRelay.accept`).
  private mutating func retainSent(_ values: [NodeID], by stream: NodeID, _ range: ByteRange) {
    guard let row = program.modelRow(sendingTo: heap.graph[stream].type) else { return }
    let model = program.models.functions[row]
    for value in values where value != stream {
      heap.retain(
        value, by: stream, field: .model(row), assumptions: model.confidence == .checked ? 0 : 1, place: place(range),
        isUnchecked: model.confidence != .checked)
    }
  }

  /// `assign(to: &$card)`: the stream assigns its values to the property, one after the other.
  private mutating func assignLater(_ values: [NodeID], to target: ValueID, _ range: ByteRange) {
    guard case .property(let property, _) = frames[top].code.body.reference(target) else { return }
    let holders: [NodeID]
    switch operation(target) {
    case .name(_, let binding): holders = implicitBase(of: frames[top].code.body.reference(target), binding)
    case .member(let base, _): holders = value(base)
    default: return
    }
    assignLater(values, to: property, of: holders, range)
  }

  /// `assign(to: \.card, on: self)`
  private mutating func assignLater(_ values: [NodeID], along path: [Name], _ range: ByteRange, besides keyPath: ValueID) {
    guard let last = path.last, case .call(_, let arguments) = frames[top].code.function.instructions[frames[top].next - 1].operation else { return }
    var objects: [NodeID] = []
    for argument in frames[top].code.function.arguments[arguments.indices] where argument.value != keyPath { objects.unite(value(argument.value)) }
    for object in read(Array(path.dropLast()), of: objects) {
      if let property = program.property(last, of: heap.graph[object].type) {
        assignLater(values, to: property, of: [object], range)
      } else {
        let strength = program.modelProperty(last, of: heap.graph[object].type)?.strength
        for value in values where value != object {
          heap.retain(
            value, by: object, field: .externalProperty(last), strength: strength ?? .strong, assumptions: strength == nil ? 1 : 0, place: place(range))
        }
      }
    }
  }

  private mutating func assignLater(_ values: [NodeID], to property: PropertyReference, of holders: [NodeID], _ range: ByteRange) {
    let declaration = program.property(property)
    if program.holdsNoObjects(program.type(of: property)) { return }
    if declaration.isComputed {
      let before = heap.graph.flow
      _ = callAccessor(.setter, of: property, base: holders, value: values)
      _ = heap.graph.flow.join(before)
      return
    }
    for holder in holders {
      for value in values where value != holder || program.semantics(of: program.type(of: property)) == .reference {
        heap.retain(
          value, by: holder, field: .property(property), strength: CaptureStrength(program.ownership(of: property)),
          assumptions: program.assumptions(about: property), place: place(range))
      }
    }
    for value in values { record(.assigned(property), of: value, range) }
  }
}
