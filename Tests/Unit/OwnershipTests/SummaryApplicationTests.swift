import BuiltInRules
import Program
import Facts
import Testing
import Catalog

@testable import Ownership

/// Applying a summary, on summaries and graphs made by hand.
@Suite struct SummaryApplicationTests {
  /// A caller's graph with one object, `receiver`, whose `content` is `former`, and two more objects to pass.
  private struct Call {
    var heap: Heap
    let receiver, former, first, second: NodeID
    /// The properties of the receiver.
    let content, spare: PropertyReference
    let callee = FunctionReference(file: 0, function: FunctionID(0))

    init() {
      var reader = FactReader()
      let facts = reader.facts(
        of: Array("final class Box { var content: AnyObject?; var spare: AnyObject?; func callee() {} }".utf8), path: "Box.swift")
      let program = Program(files: [facts], modules: [0], models: BuiltIn.models)
      content = PropertyReference(file: 0, property: PropertyID(0))
      spare = PropertyReference(file: 0, property: PropertyID(1))
      var heap = Heap(program: program)
      let objects = (0..<4 as Range<UInt32>).map { offset in
        heap.graph.node(.allocation(SourcePlace(file: 0, range: ByteRange(start: offset, end: offset + 1)), instance: 0), type: .unknown)
      }
      (receiver, former, first, second) = (objects[0], objects[1], objects[2], objects[3])
      heap.retain(former, by: receiver, field: .property(content), place: SourcePlace(file: 0, range: ByteRange(start: 9, end: 9)))
      self.heap = heap
    }

    @discardableResult mutating func apply(
      _ summary: Summary, receiver objects: [NodeID]? = nil, parameters: [Int: [NodeID]] = [:], keys: ArgumentKeys? = ArgumentKeys(), at offset: UInt32 = 20,
      assumptions: UInt8 = 0
    ) -> Heap.CallOutcome {
      heap.instantiate(
        summary, of: callee, receiver: objects ?? [receiver], parameters: parameters, keys: keys, range: ByteRange(start: offset, end: offset + 1),
        assumptions: assumptions)
    }

    /// What a property of the receiver holds.
    func held(_ property: PropertyReference? = nil) -> [NodeID] { heap.graph.targets(of: receiver, .property(property ?? content)) }
  }

  /// Items of a summary: `self`, the parameters 0 and 1, what it makes, and what `self.content` held before.
  private enum Item { static let receiver: Int32 = 0, first: Int32 = 1, second: Int32 = 2, made: Int32 = 3, load: Int32 = 4 }

  /// A summary with these items, all but the last one, that does nothing yet.
  private func summary(_ call: Call) -> Summary {
    var summary = Summary()
    let made = SourcePlace(file: 0, range: ByteRange(start: 50, end: 51))
    summary.items = [.selfObject, .parameter(0), .parameter(1), .allocation(made, instance: 0)].map { Summary.Item(kind: $0, type: .unknown) }
    return summary
  }

  /// The same, which gives what `self.content` held before.
  private func giving(_ summary: Summary, _ call: Call) -> Summary {
    var result = summary
    result.items.append(Summary.Item(kind: .load(NodeID(0), .property(call.content)), type: .unknown))
    result.loadBases = [Item.load: Item.receiver]
    result.returned = [Item.load]
    return result
  }

  private func reference(_ source: Int32, _ target: Int32, _ field: Field, assumptions: UInt8 = 0, key: ElementKey? = nil) -> Summary.Reference {
    var edge = Edge(
      source: NodeID(Int(source)), target: NodeID(Int(target)), field: field, strength: .strong, lifetime: .whileKept, assumptions: assumptions, place: nil,
      isWrite: true)
    edge.key = key
    return Summary.Reference(source: source, target: target, edge: edge)
  }

  /// `func put(_ x) { content = x }`
  private func setter(_ call: Call) -> Summary {
    var summary = summary(call)
    let slot = Summary.ItemSlot(item: Item.receiver, field: .property(call.content))
    summary.references = [reference(Item.receiver, Item.first, .property(call.content))]
    summary.overwritten = [slot]
    summary.filled = [slot]
    return summary
  }

  /// `func clear() { content = nil }`
  private func emptier(_ call: Call) -> Summary {
    var summary = summary(call)
    summary.overwritten = [Summary.ItemSlot(item: Item.receiver, field: .property(call.content))]
    return summary
  }

  // MARK: What becomes of a property

  @Test func getterReturnsTheCurrentContent() {
    var call = Call()
    let getter = giving(summary(call), call)
    let edges = call.heap.graph.liveEdgeCount
    #expect(call.apply(getter).returned == [call.former])
    #expect(call.held() == [call.former])
    #expect(call.heap.graph.liveEdgeCount == edges)
  }

  /// What the caller does not know either is something that was there before.
  @Test func getterReturnsUnknownPriorContent() {
    var call = Call()
    let getter = giving(summary(call), call)
    let returned = call.apply(getter, receiver: [call.first]).returned
    #expect(returned.map { call.heap.graph[$0].kind } == [.load(call.first, .property(call.content))])
    #expect(call.heap.graph.targets(of: call.first, .property(call.content)) == returned)
  }

  @Test func adderKeepsTheFormerContent() {
    var call = Call()
    var adder = summary(call)
    adder.references = [reference(Item.receiver, Item.first, .property(call.content))]
    call.apply(adder, parameters: [0: [call.first]])
    #expect(call.held() == [call.former, call.first])
    // On some ways only: nobody can say that another object has something there now.
    call.apply(adder, receiver: [call.second], parameters: [0: [call.first]])
    let isFilled = call.heap.graph.isFilled(call.second, .property(call.content))
    #expect(!isFilled)
  }

  @Test func replacedByAParameter() {
    var call = Call()
    call.apply(setter(call), parameters: [0: [call.first]])
    #expect(call.held() == [call.first])
    #expect(call.heap.graph.isFilled(call.receiver, .property(call.content)))
  }

  @Test func replacedByNothing() {
    var call = Call()
    call.apply(emptier(call))
    #expect(call.held().isEmpty)
    // Another property stays.
    call.heap.retain(call.second, by: call.receiver, field: .property(call.spare), place: SourcePlace(file: 0, range: ByteRange(start: 9, end: 9)))
    call.apply(emptier(call))
    #expect(call.held(call.spare) == [call.second])
  }

  /// What the callee replaces it replaces before it adds: what it adds is what it leaves behind.
  @Test func emptiedAndFilledInOneCall() {
    var call = Call()
    var renewer = setter(call)
    renewer.references.append(reference(Item.receiver, Item.made, .property(call.content)))
    call.apply(renewer, parameters: [0: [call.first]])
    #expect(call.held().count == 2)
    #expect(call.held().first == call.first)
    #expect(!call.held().contains(call.former))
  }

  @Test func oneCallAfterTheOther() {
    var call = Call()
    call.apply(setter(call), parameters: [0: [call.first]], at: 20)
    call.apply(emptier(call), at: 30)
    #expect(call.held().isEmpty)
    call.apply(setter(call), parameters: [0: [call.second]], at: 40)
    #expect(call.held() == [call.second])
  }

  /// `func exchange(_ x) -> … { let old = content; content = x; return old }`
  @Test func exchangeReturnsTheReplacedValue() {
    var call = Call()
    var exchange = giving(setter(call), call)
    exchange.replaced = [Item.load]
    #expect(call.apply(exchange, parameters: [0: [call.first]]).returned == [call.former])
    #expect(call.held() == [call.first])
    // What the caller knows nothing of is something that nobody holds any more.
    let unknown = call.apply(exchange, receiver: [call.second], parameters: [0: [call.first]]).returned
    #expect(unknown.map { call.heap.graph[$0].kind } == [.former(call.second, .property(call.content))])
    #expect(!call.heap.graph.targets(of: call.second, .property(call.content)).contains(unknown[0]))
  }

  // MARK: Certainty

  /// Nobody knows which of several objects the call is made on.
  @Test func severalReceivers() {
    var call = Call()
    call.apply(setter(call), receiver: [call.receiver, call.second], parameters: [0: [call.first]])
    #expect(call.held() == [call.former, call.first])
    let isFilled = call.heap.graph.isFilled(call.second, .property(call.content))
    #expect(!isFilled)
    #expect(call.heap.graph.targets(of: call.second, .property(call.content)) == [call.first])
  }

  /// What an element of a collection is given does not replace what another element has.
  @Test func elementsOfCollections() {
    var call = Call()
    let element = call.heap.readElements(of: [call.second], type: .unknown)
    call.apply(setter(call), receiver: element, parameters: [0: [call.former]])
    call.apply(setter(call), receiver: element, parameters: [0: [call.first]])
    #expect(call.heap.graph.targets(of: element[0], .property(call.content)) == [call.former, call.first])
  }

  @Test func assumptionsAddUp() {
    var call = Call()
    var adder = summary(call)
    adder.references = [
      reference(Item.receiver, Item.first, .property(call.content), assumptions: 1), reference(Item.receiver, Item.second, .property(call.spare)),
    ]
    call.apply(adder, parameters: [0: [call.first], 1: [call.second]], assumptions: 1)
    let edges = call.heap.graph.edges(from: call.receiver)
    #expect(edges.first { $0.target == call.first }?.assumptions == 2)
    #expect(edges.first { $0.target == call.second }?.assumptions == 1)
    // More than two are two, and a surer way to the same reference counts.
    call.apply(adder, parameters: [0: [call.first], 1: [call.second]], at: 30, assumptions: 2)
    #expect(call.heap.graph.edges(from: call.receiver).first { $0.target == call.first }?.assumptions == 2)
    #expect(call.heap.graph.edges(from: call.receiver).first { $0.target == call.second }?.assumptions == 1)
  }

  /// A summary that is only looked at replaces nothing.
  @Test func inspectedSummaryReplacesNothing() {
    var call = Call()
    call.apply(setter(call), parameters: [0: [call.first]], keys: nil)
    #expect(call.held() == [call.former, call.first])
  }

  // MARK: What comes back

  @Test func returnedThrownAndWritten() {
    var call = Call()
    var giver = summary(call)
    giver.returned = [Item.first, Item.made]
    giver.thrown = [Item.second]
    giver.written = [0: [Item.second], 1: [Item.first]]
    let outcome = call.apply(giver, parameters: [0: [call.first], 1: [call.second]])
    #expect(outcome.returned.first == call.first)
    #expect(outcome.returned.count == 2)
    #expect(outcome.thrown == [call.second])
    #expect(outcome.written == [0: [call.second], 1: [call.first]])
  }

  @Test func readsThatObserversAreToldOf() {
    var call = Call()
    var reader = summary(call)
    reader.observed = [Summary.Read(item: Item.receiver, property: call.content)]
    let observed = call.apply(reader).observed
    #expect(observed.map(\.object) == [call.receiver])
    #expect(observed.map(\.property) == [call.content])
  }

  /// What a callee makes is one object a call.
  @Test func objectsOfTwoCalls() {
    var call = Call()
    var maker = summary(call)
    maker.returned = [Item.made]
    let one = call.apply(maker, at: 20).returned
    let again = call.apply(maker, at: 20).returned
    let other = call.apply(maker, at: 30).returned
    #expect(one == again)
    #expect(one != other)
  }

  /// Where functions call each other in turn no call tree has an end: what they make is one for all rounds, and may be several objects.
  @Test func objectsOfARecursiveGroup() {
    var call = Call()
    call.heap.recursiveGroup = [call.callee]
    var maker = summary(call)
    maker.returned = [Item.made]
    let one = call.apply(maker, at: 20).returned
    #expect(one == call.apply(maker, at: 30).returned)
    #expect(call.heap.standsForSeveral(one[0]))
    // Therefore nothing replaces what one of them has.
    call.apply(setter(call), receiver: one, parameters: [0: [call.first]])
    call.apply(setter(call), receiver: one, parameters: [0: [call.second]])
    #expect(call.heap.graph.targets(of: one[0], .property(call.content)) == [call.first, call.second])
  }

  // MARK: Two roots that are one object

  @Test func twoParametersThatAreOneObject() {
    var call = Call()
    var linker = summary(call)
    linker.references = [reference(Item.first, Item.second, .property(call.content))]
    call.apply(linker, parameters: [0: [call.first], 1: [call.second]])
    #expect(call.heap.graph.targets(of: call.first, .property(call.content)) == [call.second])
    // It holds itself by this call alone: that says nothing of other calls, and is left out.
    call.apply(linker, parameters: [0: [call.second], 1: [call.second]])
    #expect(call.heap.graph.targets(of: call.second, .property(call.content)).isEmpty)
    // A callee that makes an object hold itself does that always.
    var knot = summary(call)
    knot.references = [reference(Item.first, Item.first, .property(call.content))]
    call.apply(knot, parameters: [0: [call.second]])
    #expect(call.heap.graph.targets(of: call.second, .property(call.content)) == [call.second])
  }

  /// What one root is emptied of the other one is emptied of too, and what one is given both have.
  @Test func aParameterThatIsTheReceiver() {
    var call = Call()
    var mover = summary(call)
    mover.overwritten = [Summary.ItemSlot(item: Item.first, field: .property(call.content))]
    mover.references = [reference(Item.receiver, Item.second, .property(call.content))]
    call.apply(mover, parameters: [0: [call.receiver], 1: [call.second]])
    #expect(call.held() == [call.second])
  }

  // MARK: Keys, types and limits

  @Test func keysThatTheCallerPasses() {
    var call = Call()
    let parameter = VariableReference(file: 0, variable: VariableID(0))
    let key = ElementKey(root: .selfObject)
    var adder = summary(call)
    adder.references = [reference(Item.receiver, Item.first, .element, key: ElementKey(root: .objectIn(parameter)))]
    call.apply(adder, parameters: [0: [call.first]], keys: ArgumentKeys(objects: [parameter: key]))
    #expect(call.heap.graph.edges(from: call.receiver).first { $0.target == call.first }?.key == key)
    // A key that means nothing to the caller is none.
    call.apply(adder, parameters: [0: [call.second]])
    #expect(call.heap.graph.edges(from: call.receiver).first { $0.target == call.second }.map { $0.key == nil } == true)
  }

  @Test func aGraphThatIsTooLarge() {
    var call = Call()
    for index in 0..<Heap.nodeLimit { _ = call.heap.graph.node(.parameter(index), type: .unknown) }
    call.apply(emptier(call))
    #expect(call.held() == [call.former])
    #expect(call.heap.collapsedCalls == 1)
  }

  /// One item that stands for several values can be read out of a collection and hold it, too. The search for the owner ends all the same.
  @Test func valuesThatHoldTheirOwnCollectionHaveNoOwner() {
    var call = Call()
    var summary = summary(call)
    summary.items[Int(Item.made)].type = .array(.unknown)
    summary.items.append(Summary.Item(kind: .load(NodeID(Int(Item.made)), .property(call.content)), type: .array(.unknown)))
    summary.loadBases = [Item.load: Item.made]
    summary.references = [reference(Item.load, Item.made, .property(call.content)), reference(Item.load, Item.first, .element)]
    call.apply(summary, parameters: [0: [call.first]])
    #expect(call.heap.graph.edges(to: call.first).contains { $0.field == .element })
  }
}

/// What `apply` notes for the unit that makes the call: what is emptied, and how sure that is.
@Suite struct AppliedFieldReleaseTests {
  /// What a unit notes as emptied that calls `callee` as the text says.
  private func cleared(_ call: String, _ make: (PropertyReference) -> Summary) -> [FieldRelease] {
    var reader = FactReader()
    let facts = reader.facts(
      of: Array("final class Box { var content: AnyObject?; func callee(_ x: AnyObject?) {}; func caller(_ other: Box, _ isOn: Bool) { \(call) } }".utf8),
      path: "Box.swift")
    let program = Program(files: [facts], modules: [0], models: BuiltIn.models)
    func function(_ name: String) -> FunctionReference {
      FunctionReference(file: 0, function: FunctionID(facts.functions.firstIndex { $0.name.map { facts.name($0) } == name }!))
    }
    let root = function("caller")
    let unit = program.resolveUnit(root)
    let content = PropertyReference(file: 0, property: PropertyID(0))
    var summaries = SummaryTable()
    summaries.settle(SummaryTable.Entry(summary: make(content), version: 1, parts: CodeRegions([])), of: function("callee"))
    let record = DependencyRecord()
    var uses = PropertyUses()
    uses.count(UnitUses(unit, root: root, in: program), 1)
    var evaluator = UnitEvaluator(
      root, unit: unit, captures: CaptureTable(unit, root: root, in: program), summaries: RecordedSummaries(table: summaries, record: record),
      uses: RecordedUses(uses: uses, record: record),
      isCalledInSight: true, recursiveGroup: [], in: program)
    evaluator.run()
    return evaluator.cleared
  }

  /// `content = x`
  private func setter(_ content: PropertyReference) -> Summary {
    var summary = Summary()
    summary.items = [Summary.Item(kind: .selfObject, type: .unknown), Summary.Item(kind: .parameter(0), type: .unknown)]
    summary.overwritten = [Summary.ItemSlot(item: 0, field: .property(content))]
    summary.references = [
      Summary.Reference(
        source: 0, target: 1,
        edge: Edge(
          source: NodeID(0), target: NodeID(1), field: .property(content), strength: .strong, lifetime: .whileKept, assumptions: 0, place: nil,
          isWrite: true))
    ]
    return summary
  }

  private func emptier(_ isCertain: Bool) -> (PropertyReference) -> Summary {
    { content in
      var summary = Summary()
      summary.items = [Summary.Item(kind: .selfObject, type: .unknown)]
      summary.cleared = [SummaryFieldRelease(property: content, isCertain: isCertain)]
      return summary
    }
  }

  @Test func aSetterThatIsGivenNothing() {
    let found = cleared("callee(nil)", setter)
    #expect(found.map(\.isOfSelf) == [true])
    #expect(found.map(\.isThroughCall) == [false])
  }

  @Test func aSetterThatIsGivenSomething() { #expect(cleared("callee(other)", setter).isEmpty) }

  @Test func onAnotherObject() { #expect(cleared("other.callee(nil)", setter).map(\.isOfSelf) == [false]) }

  @Test func certaintyNeedsCalleeAndCall() {
    #expect(cleared("callee(nil)", emptier(true)).map(\.isCertain) == [true])
    #expect(cleared("callee(nil)", emptier(false)).map(\.isCertain) == [false])
    #expect(cleared("if isOn { callee(nil) }", emptier(true)).map(\.isCertain) == [false])
  }
}
