import Catalog
import Program
import Facts

extension UnitEvaluator {
  /// A call of something outside the program: the models decide what it retains, else the name's pattern does.
  mutating func callOutside(
    _ index: Int, _ target: CallTarget, callee: ValueID, receiver: [NodeID], arguments: ArgumentRange, range: ByteRange
  ) -> [NodeID] {
    let type = frames[top].code.body.types[index]
    let name = calleeName(callee)
    let key = target.models.first.flatMap { self.key(of: program.models.functions[$0], callee, arguments) }
    recordUnregistration(name, callee, arguments, range, key, row: target.models.first)
    recordPassedUnregistrations(callee, arguments, range)
    recordChanged(byCalling: callee, range)
    if let first = target.models.first {
      recordTelling(program.models.functions[first], arguments)
      recordEmptied(by: program.models.functions[first], callee, receiver, arguments, key ?? predicateElement(arguments, in: receiver), range)
      guard let target = applicable(target, arguments, range), let row = target.models.first else { return [] }
      let model = program.models.functions[row]
      switch model.result {
      case .receiver:
        applyModels(target, receiver: receiver, result: nil, arguments: arguments, range: range, key: key)
        noteSingleFactories(of: receiver, model, arguments)
        return receiver
      case .exchange:
        exchange(arguments, range)
        return []
      case .returned:
        applyModels(target, receiver: receiver, result: nil, arguments: arguments, range: range)
        return results(of: arguments, from: receiver, model, range)
      case .argument:
        applyModels(target, receiver: receiver, result: nil, arguments: arguments, range: range)
        return frames[top].code.function.arguments[arguments.indices].first.map { copiedValue($0.value) } ?? []
      case .collected, .compacted, .flattened:
        applyModels(target, receiver: receiver, result: nil, arguments: arguments, range: range)
        return collect(arguments, from: receiver, model, type: type, range: range)
      case .folded:
        applyModels(target, receiver: receiver, result: nil, arguments: arguments, range: range)
        return fold(arguments, of: receiver, range: range)
      case .accumulated:
        applyModels(target, receiver: receiver, result: nil, arguments: arguments, range: range)
        return accumulate(arguments, of: receiver, type: type, range: range)
      case .paired:
        return pair(arguments, callee, type: type, range: range)
      case .gathered:
        applyModels(target, receiver: receiver, result: nil, arguments: arguments, range: range)
        return gather(arguments, model, type: type, range: range)
      case .kept:
        let result = heap.graph.node(.allocation(place(range), instance: 0), type: type)
        applyModels(target, receiver: receiver, result: result, arguments: arguments, range: range)
        for holder in receiver {
          heap.retain(
            result, by: holder, field: .model(row), assumptions: (target.isReceiverKnown ? 0 : 1) + (model.confidence == .checked ? 0 : 1),
            place: place(range), isUnchecked: model.confidence != .checked)
        }
        return [result]
      case .property:
        applyModels(target, receiver: receiver, result: nil, arguments: arguments, range: range)
        return readAssociated(frames[top].code.function.arguments[arguments.indices].first?.value, type: type)
      case .element:
        applyModels(target, receiver: receiver, result: nil, arguments: arguments, range: range, key: key)
        return readElements(of: receiver, type: type.unwrapped, ElementIdentity(key, at: place(range)), range)
      case .shared:
        let result = sharedObject(callee, type: type)
        applyModels(target, receiver: receiver, result: result, arguments: arguments, range: range)
        return [result]
      case .object:
        let result = delegated(model, receiver) ?? heap.graph.node(.allocation(place(range), instance: 0), type: type)
        applyModels(
          target, receiver: receiver, result: result, arguments: arguments, range: range, receiverEnd: receiverEnd(callee, receiver, model, arguments), key: key
        )
        recordStreamEnd(of: result, model, callee: callee, receiver: receiver, arguments: arguments)
        recordDelivery(by: result, row, receiver: receiver, arguments)
        return [result]
      case .other:
        // An initialiser always makes a new object.
        let result = model.isInitializer ? delegated(model, receiver) ?? heap.graph.node(.allocation(place(range), instance: 0), type: type) : nil
        applyModels(
          target, receiver: receiver, result: result, arguments: arguments, range: range, receiverEnd: receiverEnd(callee, receiver, model, arguments), key: key
        )
        if let result { recordStreamEnd(of: result, model, callee: callee, receiver: receiver, arguments: arguments) }
        return result.map { [$0] } ?? []
      }
    }
    return callUnknown(name, callee, receiver: receiver, arguments: arguments, type: type, range: range)
  }

  /// The rows that may describe a call on an unknown receiver. One that retains closures describes none that compiles with closures of implicit `self`.
  ///
  /// - Returns: `nil` where only such rows have the name.
  private mutating func applicable(_ target: CallTarget, _ arguments: ArgumentRange, _ range: ByteRange) -> CallTarget? {
    if target.isReceiverKnown || !allClosuresObeyImplicitSelf(arguments) { return target }
    explainImplicitSelf(arguments, range)
    var target = target
    target.models.removeAll { program.models.functions[$0].effects.contains { $0.keeper != .none } }
    return target.models.isEmpty ? nil : target
  }

  /// `self.init(…)` and `super.init(…)` initialise the current object.
  private func delegated(_ model: FunctionModel, _ receiver: [NodeID]) -> NodeID? {
    model.isInitializer && receiver.count == 1 && program.function(root).kind == .initializer ? receiver[0] : nil
  }

  /// The object that a static accessor returns each time, as if it were a static property.
  private mutating func sharedObject(_ callee: ValueID, type: Type) -> NodeID {
    guard case .externalMember(.metatype(let owner), let name, _) = frames[top].code.body.reference(callee) else {
      return heap.graph.node(.system, type: .unknown)
    }
    return heap.graph.node(.externalGlobal(name, of: program.outsideName(of: owner)), type: type)
  }

  private mutating func exchange(_ arguments: ArgumentRange, _ range: ByteRange) {
    let places = frames[top].code.function.arguments[arguments.indices].map(\.value)
    guard places.count == 2 else { return }
    let (first, second) = (value(places[0]), value(places[1]))
    store(second, into: places[0], isCompound: false, isEmpty: false, range: range)
    store(first, into: places[1], isCompound: false, isEmpty: false, range: range)
  }

  func calleeName(_ callee: ValueID) -> String {
    switch operation(callee) {
    case .member(_, let id), .name(let id, _), .implicitMember(let id): program.text(program.name(id, in: file))
    case .unwrap(let inner, _), .await(let inner), .fullName(let inner, _): calleeName(inner)
    default: ""
    }
  }

  /// The written label of an argument in the current code.
  func label(_ argument: Argument) -> String? { argument.label.map { program.text(program.name($0, in: file)) } }

  func isInitializer(_ callee: ValueID) -> Bool {
    switch operation(callee) {
    case .implicitMember, .type: return true
    default:
      if case .type = frames[top].code.body.reference(callee) { return true }
      return false
    }
  }

  // MARK: Modelled calls

  mutating func applyModels(
    _ target: CallTarget, receiver: [NodeID], result: NodeID?, arguments: ArgumentRange, range: ByteRange, receiverEnd: TypeModel.SequenceEnd? = nil,
    key: ElementKey? = nil
  ) {
    guard let row = target.models.first else { return }
    let model = program.models.functions[row]
    let labels = program.modelLabels(arguments, of: frames[top].code.reference, row: model)
    let assumptions: UInt8 = (target.isReceiverKnown ? 0 : rowsDisagree(target) ? 2 : 1) + (model.confidence == .checked ? 0 : 1)
    let argumentList = Array(frames[top].code.function.arguments[arguments.indices])
    let values = passedValues(argumentList, arguments, to: target.functions.first, range)
    func nodes(labelled label: String) -> [NodeID] {
      if let position = ArgumentSelector.position(label) { return values.indices.contains(position) ? values[position] : [] }
      return zip(values, labels).filter { $0.1 == .label(label) }.flatMap { $0.0 }
    }
    func place(of selector: ArgumentSelector) -> SourcePlace {
      let argument = zip(argumentList, labels).first { $0.1 == selector }?.0
      return self.place(argument.map { frames[top].code.function[$0.value].range } ?? range)
    }
    let known = heap.graph.flow.conditions
    defer { heap.graph.flow.conditions = known }
    for effect in model.effects {
      guard case .happens(let condition) = occurrence(of: effect, of: model, on: receiver, argumentList, labels) else { continue }
      heap.graph.flow.conditions = condition.map { known.adding($0) } ?? known
      var held: [NodeID]
      switch effect.argument {
      case .receiver: held = receiver
      case .anyClosure:
        // The trailing closure of a row without labels has no label that another effect could name.
        held = zip(values, labels).filter { pair in pair.1 == .anyClosure || !model.effects.contains { $0.argument == pair.1 } }.flatMap { $0.0 }
      case .label(let label): held = nodes(labelled: label)
      }
      if effect.isAutoclosure {
        held = zip(argumentList, labels).filter { $0.1 == effect.argument }.map { autoclosureNode($0.0.value) }
      }
      if effect.emits != .nothing || effect.passes == .emitted || effect.passes == .accumulated {
        let given: [Argument]
        if case .label(let label) = effect.argument, let position = ArgumentSelector.position(label) {
          given = argumentList.indices.contains(position) ? [argumentList[position]] : []
        } else {
          given = zip(argumentList, labels).filter { argument, label in
            effect.argument == label || effect.argument == .anyClosure && !model.effects.contains { $0.argument == label }
          }.map(\.0)
        }
        emit(effect, given, of: held, receiver: receiver, result: result, range)
      }
      // A stream that a closure returns is let go of when it has ended. That it never does is an assumption.
      var inner: [NodeID] = []
      if effect.isAboutReturned {
        held = keptResults(of: held, range)
      } else if effect.retainsReturned {
        inner = held.flatMap { heap.graph.targets(of: $0, .result) }
        held.unite(inner)
      }
      if effect.passes.isOneAfterTheOther || model.result.isOfEachElement { noteRepeated(held) }
      let keepers: [NodeID]
      switch effect.keeper {
      case .none:
        for node in held {
          record(.modelledWithoutKeeping(row), of: node, range)
          pass(effect.passes, of: receiver, result, to: node, range)
          runMethod(node, range)
        }
        continue
      case .receiver:
        // A list of texts retains no closure, whatever its data flow suggests.
        keepers = receiver.filter { !program.holdsNoObjects(heap.graph[$0].type) }
        if receiver.isEmpty { lose(held, .unknownHolder, range) }
      case .source:
        let upstream = upstream(of: receiver)
        keepers = upstream.sources
        if effect.argument == .receiver { held = upstream.closures }
      case .result: keepers = result.map { [$0] } ?? []
      case .argument: keepers = effect.keeperArgument.map { nodes(labelled: $0) } ?? []
      case .system, .static: keepers = [heap.graph.node(.system, type: .unknown)]
      case .observed:
        var reads = observedReads(of: effect.keeperArgument.map { nodes(labelled: $0) } ?? [])
        let reader = effect.keeperArgument.map(ArgumentSelector.label)
        for (argument, label) in zip(argumentList, labels) where label == reader { reads += boundReads(argument.value) }
        if !reads.isEmpty {
          observed[self.place(range), default: []].formUnion(reads.map(\.property))
          for object in Set(reads.map(\.object)).sorted() {
            // That nothing out of sight changes the property is an assumption.
            for node in held { heap.retain(node, by: object, field: .model(row), assumptions: assumptions + 1, place: self.place(range)) }
          }
          for node in held { record(.modelled(row), of: node, range) }
          continue
        }
        keepers = [heap.graph.node(.system, type: .unknown)]
      }
      if effect.isPropertyValue {
        for keeper in keepers where !heap.standsForSeveral(keeper) {
          if let field = associatedField(of: keeper) { heap.graph.overwrite(keeper, field) }
        }
      }
      if effect.replaces {
        if let key {
          takeOut(key, of: keepers)
        } else if model.key == nil {
          for keeper in keepers where !heap.standsForSeveral(keeper) { heap.graph.overwrite(keeper, .model(row)) }
        }
      }
      if !effect.awaitedBy.isEmpty || !effect.rearmedUntil.isEmpty {
        for node in receiver { handles[self.place(range), default: []].formUnion(program.holdingProperties(node, in: heap.graph)) }
      }
      if effect.keeper.isOutside, isEnded(effect, byMethodOf: receiver) {
        for node in receiver { handles[self.place(range), default: []].formUnion(program.holdingPropertiesOfWhole(node, in: heap.graph)) }
      }
      if effect.keeper == .system, !effect.endedBy.isEmpty { noteHandles(argumentList, range) }
      retainDelivered(held, by: receiver, range)
      let isAtEnd = effect.isAtEnd && keepers.count == 1 && takesLast() && !heap.standsForSeveral(keepers[0])
      var end = isAtEnd ? heap.graph.takeEnd(of: keepers[0]) : []
      let isNew = isAtEnd && !held.contains { heap.graph.refers(keepers[0], by: .model(row), to: $0) }
      for node in held {
        if effect.keeper != .source { record(.modelled(row), of: node, range) }
        if effect.isFactory, case .function(let closure) = ClosureSite(heap.graph[node].kind) { factories.insert(closure) }
        if effect.isCalledWhenOver, case .function(let handler) = ClosureSite(heap.graph[node].kind) { endHandlers.insert(handler) }
        let isInner = inner.contains(node)
        let innerEnd = isInner ? heap.streamEnd(of: node) : nil
        let body = effect.isUntilReturn && !isAwaitedAtOnce(range) ? endlessBody(of: node) : nil
        let endless = body.flatMap { $0.endsIf.isNever ? $0 : nil }
        let begin = isClosure(node) ? self.place(range) : place(of: effect.argument)
        for keeper in keepers {
          // `super.didMove(toParent: parent)` forwards what the framework reported.
          if effect.argument == .receiver, effect.keeper == .argument, isReportedByFramework(node, keptBy: keeper, row) { continue }
          let isHeldUp = self.isHeldUp(effect, keeper)
          // Another effect of the same argument covers the other case.
          if !isHeldUp, !effect.heldUpBy.isEmpty, model.effects.contains(where: { $0.argument == effect.argument && $0.heldUpBy.isEmpty }) { continue }
          expectEvent(effect, row, node, by: keeper, isHeldUp: isHeldUp, assumptions: assumptions, place: self.place(range))
          if let endless {
            loops.append(
              LoopingClosure(
                closure: node, keeper: keeper, row: row, assumptions: assumptions + endless.assumptions, place: self.place(range)))
          }
          heap.retain(
            node, by: keeper, field: (effect.isPropertyValue ? associatedField(of: keeper, holding: node) : nil) ?? .model(row),
            strength: effect.isWeak ? .weak : .strong,
            lifetime: endless != nil ? .untilCall : effect.isUntilStreamEnd && receiverEnd == .finite || innerEnd == .finite ? .untilEvent : effect.lifetime,
            // The endlessness of an unknown stream is assumed, and so is that operators forward requests.
            assumptions: assumptions + (effect.isAssumed || effect.keeper == .source ? 1 : 0) + (endless?.assumptions ?? 0)
              + (effect.isUntilStreamEnd && receiverEnd == nil ? 1 : 0) + (isInner && innerEnd == nil ? 1 : 0),
            place: begin,
            key: key,
            isUnchecked: model.confidence != .checked || effect.isUntilStreamEnd && receiverEnd == nil && isMadeByUnknownOperator(receiver))
          if effect.isUntilStreamEnd, receiverEnd == nil {
            heap.openStreams[heap.graph.name(keeper, node, .model(row), at: begin)] = heap.decidingStreams(of: receiver)
          }
          if let body, !body.endsIf.isNever {
            heap.bodyEnds[heap.graph.name(keeper, node, .model(row), at: begin)] = BodyEnd(ways: body.endsIf, assumptions: body.assumptions)
          }
        }
      }
      if isAtEnd { heap.graph.putAtEnd(held, of: keepers[0], .model(row), behind: &end, isNew: isNew) }
    }
  }

  /// Whether a method of the receiver's own type ends a retention elsewhere: `reference.removeAllObservers()`.
  private func isEnded(_ effect: ArgumentEffect, byMethodOf receiver: [NodeID]) -> Bool {
    !effect.endedBy.isEmpty
      && receiver.contains { node in
        guard let names = program.modelNames(of: heap.graph[node].type) else { return false }
        return effect.endedBy.contains { isMember($0, ofAny: names) }
      }
  }

  /// The arguments for the called function, whose sources are in sight if it is a library.
  private mutating func passedValues(
    _ list: [Argument], _ arguments: ArgumentRange, to function: FunctionReference?, _ range: ByteRange
  ) -> [[NodeID]] {
    guard let function, let parameters = program.matchArguments(arguments, of: frames[top].code.reference, to: function) else {
      // An argument that the call changes in place is not copied.
      return list.map { $0.kind == .inout ? value($0.value) : copiedValue($0.value) }
    }
    return zip(list, parameters).map { passedValue($0, for: $1, of: function, range) }
  }

  /// Whether methods of one name on an unknown receiver disagree about retaining their arguments.
  private func rowsDisagree(_ target: CallTarget) -> Bool {
    Set(target.models.map { row in program.models.functions[row].effects.allSatisfy { $0.keeper == .none } }).count > 1
  }

  /// Records what a function passes to a closure that it calls.
  private mutating func pass(_ passed: PassedValue, of receiver: [NodeID], _ result: NodeID?, to closure: NodeID, _ range: ByteRange) {
    let types = parameterTypes(of: closure)
    switch passed {
    case .unknown, .emitted, .accumulated: return
    // The content of a lock is not distinguished from the lock.
    case .receiver, .content: for node in receiver { link(closure, .argument(0), to: node, range) }
    case .result: if let result { link(closure, .argument(0), to: result, range) }
    case .elements where types.count > 1:
      // One tuple for several parameters.
      let elements = heap.readElements(of: receiver, type: elementType(of: receiver) ?? types[types.count - 1], ElementIdentity(.read(place(range))))
      for position in types.indices {
        for node in readTuple(elements, position: position, type: types[position]) { link(closure, .argument(position), to: node, range) }
      }
    case .elements, .values, .pairs:
      let elements = heap.readElements(of: receiver, type: types.first ?? .unknown, ElementIdentity(.read(place(range))))
      for position in 0..<(passed == .pairs ? 2 : 1) { for node in elements { link(closure, .argument(position), to: node, range) } }
    }
  }

  /// The closures are called for each element.
  private mutating func noteRepeated(_ closures: [NodeID]) {
    for node in closures {
      guard case .closure(let closure, instance: 0) = heap.graph[node].kind else { continue }
      heap.repeats(place(program.function(closure).range))
    }
  }

  func parameterTypes(of closure: NodeID) -> [Type] {
    guard case .closure(let reference, instance: 0) = heap.graph[closure].kind else { return [] }
    return program.function(reference).parameters.map { unit.variableType($0.variable) }
  }

  /// The element type of collections that are known to hold tuples. A dictionary holds its values.
  func elementType(of collections: [NodeID]) -> Type? {
    for node in collections {
      switch heap.graph[node].type.unwrapped {
      case .array(let element), .set(let element): if case .tuple = element { return element }
      default: continue
      }
    }
    return nil
  }
}
