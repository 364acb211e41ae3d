// Written by scripts/generate-storable.py from the declarations of types that are `Storable`. Do not edit.

import Catalog
import Engine
import Facts
import Program
import Support

extension KeptGroup {
  func store(to writer: inout StoreWriter) {
    var flags: UInt8 = 0
    if isRecursive { flags |= 1 }
    if hasSettled { flags |= 2 }
    if inputs != nil { flags |= 4 }
    writer.write(byte: flags)
    writer.write(members)
    writer.write(rounds)
    if let value = inputs { writer.write(value) }
  }
  init(from reader: inout StoreReader) {
    let flags = reader.byte()
    self.members = reader.read()
    self.isRecursive = flags & 1 != 0
    self.rounds = reader.read()
    self.hasSettled = flags & 2 != 0
    self.inputs = flags & 4 != 0 ? .some(reader.read()) : nil
  }
}

extension AnalysisCounters {
  @inlinable public func store(to writer: inout StoreWriter) {
    writer.write(units)
    writer.write(resolvedBodies)
    writer.write(comparedOverloads)
    writer.write(nodes)
    writer.write(edges)
    writer.write(summaries)
    writer.write(summaryReferences)
    writer.write(summaryReplacements)
    writer.write(recursiveGroups)
    writer.write(rounds)
    writer.write(unsettledGroups)
    writer.write(collapsedLoads)
    writer.write(collapsedCalls)
    writer.write(collapsedGraphs)
    writer.write(cutSummaries)
    writer.write(typeGraphs)
    writer.write(cutTypeGraphs)
    writer.write(searchSteps)
    writer.write(weighedReleases)
  }
  @inlinable public init(from reader: inout StoreReader) {
    self.units = reader.read()
    self.resolvedBodies = reader.read()
    self.comparedOverloads = reader.read()
    self.nodes = reader.read()
    self.edges = reader.read()
    self.summaries = reader.read()
    self.summaryReferences = reader.read()
    self.summaryReplacements = reader.read()
    self.recursiveGroups = reader.read()
    self.rounds = reader.read()
    self.unsettledGroups = reader.read()
    self.collapsedLoads = reader.read()
    self.collapsedCalls = reader.read()
    self.collapsedGraphs = reader.read()
    self.cutSummaries = reader.read()
    self.typeGraphs = reader.read()
    self.cutTypeGraphs = reader.read()
    self.searchSteps = reader.read()
    self.weighedReleases = reader.read()
  }
}

extension BegunRegistration {
  func store(to writer: inout StoreWriter) {
    writer.write(property)
    writer.write(row)
    writer.write(place)
    writer.write(function)
    writer.write(root)
  }
  init(from reader: inout StoreReader) {
    self.property = reader.read()
    self.row = reader.read()
    self.place = reader.read()
    self.function = reader.read()
    self.root = reader.read()
  }
}

extension BestCandidates {
  func store(to writer: inout StoreWriter) {
    writer.write(cycles)
    writer.write(outlivers)
    writer.write(keepers)
    writer.write(holders)
    writer.write(sitesWithCycles)
  }
  init(from reader: inout StoreReader) {
    self.cycles = reader.read()
    self.outlivers = reader.read()
    self.keepers = reader.read()
    self.holders = reader.read()
    self.sitesWithCycles = reader.read()
  }
}

extension BestCandidates.CycleKey {
  func store(to writer: inout StoreWriter) {
    writer.write(site)
    writer.write(captured)
  }
  init(from reader: inout StoreReader) {
    self.site = reader.read()
    self.captured = reader.read()
  }
}

extension Candidate {
  func store(to writer: inout StoreWriter) {
    var flags: UInt8 = 0
    if captured != nil { flags |= 1 }
    if outlived != nil { flags |= 2 }
    if armsItself { flags |= 4 }
    if isForeign { flags |= 8 }
    if isReportedElsewhere { flags |= 16 }
    writer.write(byte: flags)
    writer.write(site)
    if let value = captured { writer.write(value) }
    writer.write(keeper)
    writer.write(lifetime)
    writer.write(path)
    writer.write(graph)
    if let value = outlived { writer.write(value) }
    writer.write(start)
    writer.write(node)
    writer.write(captures)
  }
  init(from reader: inout StoreReader) {
    let flags = reader.byte()
    self.site = reader.read()
    self.captured = flags & 1 != 0 ? .some(reader.read()) : nil
    self.keeper = reader.read()
    self.lifetime = reader.read()
    self.path = reader.read()
    self.graph = reader.read()
    self.outlived = flags & 2 != 0 ? .some(reader.read()) : nil
    self.armsItself = flags & 4 != 0
    self.start = reader.read()
    self.node = reader.read()
    self.captures = reader.read()
    self.isForeign = flags & 8 != 0
    self.isReportedElsewhere = flags & 16 != 0
  }
}

extension GraphReference {
  func store(to writer: inout StoreWriter) {
    switch self {
    case .unit(let value):
      writer.write(byte: 0)
      writer.write(value)
    case .type(let value):
      writer.write(byte: 1)
      writer.write(value)
    }
  }
  init(from reader: inout StoreReader) {
    switch reader.byte() {
    case 0: self = .unit(reader.read())
    case 1: self = .type(reader.read())
    default:
      reader.expect(false)
      self = .unit(reader.read())
    }
  }
}

extension ClosureOwnedTypes {
  func store(to writer: inout StoreWriter) {
    writer.write(byClosures)
    writer.write(byOthers)
  }
  init(from reader: inout StoreReader) {
    self.byClosures = reader.read()
    self.byOthers = reader.read()
  }
}

extension ClosureOwnedTypes.Contribution {
  func store(to writer: inout StoreWriter) {
    writer.write(byClosures)
    writer.write(byOthers)
  }
  init(from reader: inout StoreReader) {
    self.byClosures = reader.read()
    self.byOthers = reader.read()
  }
}

extension CollectionGrowth {
  func store(to writer: inout StoreWriter) {
    var flags: UInt8 = 0
    if isGiven { flags |= 1 }
    writer.write(byte: flags)
    writer.write(property)
    writer.write(element)
    writer.write(place)
    writer.write(function)
    writer.write(root)
  }
  init(from reader: inout StoreReader) {
    let flags = reader.byte()
    self.property = reader.read()
    self.element = reader.read()
    self.isGiven = flags & 1 != 0
    self.place = reader.read()
    self.function = reader.read()
    self.root = reader.read()
  }
}

extension CollectionGrowth.Element {
  func store(to writer: inout StoreWriter) {
    switch self {
    case .closure: writer.write(byte: 0)
    case .token: writer.write(byte: 1)
    case .object: writer.write(byte: 2)
    }
  }
  init(from reader: inout StoreReader) {
    switch reader.byte() {
    case 0: self = .closure
    case 1: self = .token
    case 2: self = .object
    default: self = reader.refuse(.closure)
    }
  }
}

extension ReferenceCandidate {
  func store(to writer: inout StoreWriter) {
    writer.write(subject)
    writer.write(edge)
    writer.write(keeper)
    writer.write(lifetime)
    writer.write(path)
    writer.write(start)
    writer.write(graph)
    writer.write(place)
    writer.write(begin)
    writer.write(registries)
  }
  init(from reader: inout StoreReader) {
    self.subject = reader.read()
    self.edge = reader.read()
    self.keeper = reader.read()
    self.lifetime = reader.read()
    self.path = reader.read()
    self.start = reader.read()
    self.graph = reader.read()
    self.place = reader.read()
    self.begin = reader.read()
    self.registries = reader.read()
  }
}

extension GraphSearchResult {
  func store(to writer: inout StoreWriter) {
    writer.write(closures)
    writer.write(references)
    writer.write(steps)
    writer.write(properties)
  }
  init(from reader: inout StoreReader) {
    self.closures = reader.read()
    self.references = reader.read()
    self.steps = reader.read()
    self.properties = reader.read()
  }
}

extension UnitSearchResult {
  func store(to writer: inout StoreWriter) {
    var flags: UInt8 = 0
    if isCalled { flags |= 1 }
    if hasUnownedCaptures { flags |= 2 }
    writer.write(byte: flags)
    writer.write(found)
  }
  convenience init(from reader: inout StoreReader, unit: EvaluatedUnit) {
    let flags = reader.byte()
    self.init(
      unit: unit,
      isCalled: flags & 1 != 0,
      found: reader.read(),
      hasUnownedCaptures: flags & 2 != 0)
  }
}

extension TypeSearchResult {
  func store(to writer: inout StoreWriter) {
    var flags: UInt8 = 0
    if graph != nil { flags |= 1 }
    if isCut { flags |= 2 }
    writer.write(byte: flags)
    writer.write(members)
    if let value = graph { writer.write(value) }
    writer.write(found)
  }
  convenience init(from reader: inout StoreReader) {
    let flags = reader.byte()
    self.init(
      members: reader.read(),
      graph: flags & 1 != 0 ? .some(reader.read()) : nil,
      isCut: flags & 2 != 0,
      found: reader.read())
  }
}

extension TypeSearchResult.Member {
  func store(to writer: inout StoreWriter) {
    writer.write(function)
    writer.write(version)
  }
  init(from reader: inout StoreReader) {
    self.function = reader.read()
    self.version = reader.read()
  }
}

extension StrongDelegates.Claim {
  func store(to writer: inout StoreWriter) {
    writer.write(property)
    writer.write(function)
    writer.write(place)
  }
  init(from reader: inout StoreReader) {
    self.property = reader.read()
    self.function = reader.read()
    self.place = reader.read()
  }
}

extension StrongDelegates.Contribution {
  func store(to writer: inout StoreWriter) {
    writer.write(owned)
    writer.write(others)
    writer.write(claims)
    writer.write(passed)
  }
  init(from reader: inout StoreReader) {
    self.owned = reader.read()
    self.others = reader.read()
    self.claims = reader.read()
    self.passed = reader.read()
  }
}

extension StrongDelegates.Aggregate {
  func store(to writer: inout StoreWriter) {
    writer.write(owned)
    writer.write(others)
    writer.write(claims)
    writer.write(passed)
  }
  init(from reader: inout StoreReader) {
    self.owned = reader.read()
    self.others = reader.read()
    self.claims = reader.read()
    self.passed = reader.read()
  }
}

extension ClosureLoss {
  @inlinable public func store(to writer: inout StoreWriter) {
    switch self {
    case .outsideCallee: writer.write(byte: 0)
    case .unknownHolder: writer.write(byte: 1)
    case .insideHandedObject: writer.write(byte: 2)
    case .cut: writer.write(byte: 3)
    case .parseError: writer.write(byte: 4)
    }
  }
  @inlinable public init(from reader: inout StoreReader) {
    switch reader.byte() {
    case 0: self = .outsideCallee
    case 1: self = .unknownHolder
    case 2: self = .insideHandedObject
    case 3: self = .cut
    case 4: self = .parseError
    default: self = reader.refuse(.outsideCallee)
    }
  }
}

extension ClosureSite {
  func store(to writer: inout StoreWriter) {
    switch self {
    case .function(let value):
      writer.write(byte: 0)
      writer.write(value)
    case .methodReference(let value):
      writer.write(byte: 1)
      writer.write(value)
    case .autoclosure(let value):
      writer.write(byte: 2)
      writer.write(value)
    }
  }
  init(from reader: inout StoreReader) {
    switch reader.byte() {
    case 0: self = .function(reader.read())
    case 1: self = .methodReference(reader.read())
    case 2: self = .autoclosure(reader.read())
    default:
      reader.expect(false)
      self = .function(reader.read())
    }
  }
}

extension FunctionValue {
  func store(to writer: inout StoreWriter) {
    writer.write(place)
    writer.write(function)
  }
  init(from reader: inout StoreReader) {
    self.place = reader.read()
    self.function = reader.read()
  }
}

extension ArgumentPosition {
  @inlinable public func store(to writer: inout StoreWriter) {
    writer.write(parameter)
    writer.write(label)
  }
  @inlinable public init(from reader: inout StoreReader) {
    self.parameter = reader.read()
    self.label = reader.read()
  }
}

extension ClosureUse {
  @inlinable public func store(to writer: inout StoreWriter) {
    writer.write(kind)
    writer.write(place)
  }
  @inlinable public init(from reader: inout StoreReader) {
    self.kind = reader.read()
    self.place = reader.read()
  }
}

extension ClosureUse.Kind {
  @inlinable public func store(to writer: inout StoreWriter) {
    switch self {
    case .applied: writer.write(byte: 0)
    case .passedWithoutEscape(let value0, let value1):
      writer.write(byte: 1)
      writer.write(value0)
      writer.write(value1)
    case .passed(let value0, let value1):
      writer.write(byte: 2)
      writer.write(value0)
      writer.write(value1)
    case .modelled(let value):
      writer.write(byte: 3)
      writer.write(value)
    case .modelledWithoutKeeping(let value):
      writer.write(byte: 4)
      writer.write(value)
    case .implicitSelf: writer.write(byte: 5)
    case .unknownCallee(let value):
      writer.write(byte: 6)
      writer.write(value)
    case .assigned(let value):
      writer.write(byte: 7)
      writer.write(value)
    case .initialValue(let value):
      writer.write(byte: 8)
      writer.write(value)
    case .neverMade(let value):
      writer.write(byte: 9)
      writer.write(value)
    case .assignedOutside(let value):
      writer.write(byte: 10)
      writer.write(value)
    case .contained: writer.write(byte: 11)
    case .lost(let value):
      writer.write(byte: 12)
      writer.write(value)
    }
  }
  @inlinable public init(from reader: inout StoreReader) {
    switch reader.byte() {
    case 0: self = .applied
    case 1: self = .passedWithoutEscape(reader.read(), reader.read())
    case 2: self = .passed(reader.read(), reader.read())
    case 3: self = .modelled(reader.read())
    case 4: self = .modelledWithoutKeeping(reader.read())
    case 5: self = .implicitSelf
    case 6: self = .unknownCallee(reader.read())
    case 7: self = .assigned(reader.read())
    case 8: self = .initialValue(reader.read())
    case 9: self = .neverMade(reader.read())
    case 10: self = .assignedOutside(reader.read())
    case 11: self = .contained
    case 12: self = .lost(reader.read())
    default: self = reader.refuse(.applied)
    }
  }
}

extension CodeOwner {
  func store(to writer: inout StoreWriter) {
    switch self {
    case .type(let value):
      writer.write(byte: 0)
      writer.write(value)
    case .function(let value):
      writer.write(byte: 1)
      writer.write(value)
    }
  }
  init(from reader: inout StoreReader) {
    switch reader.byte() {
    case 0: self = .type(reader.read())
    case 1: self = .function(reader.read())
    default:
      reader.expect(false)
      self = .type(reader.read())
    }
  }
}

extension EndlessBody {
  func store(to writer: inout StoreWriter) {
    writer.write(instructions)
    writer.write(range)
    writer.write(assumptions)
    writer.write(endsIf)
  }
  init(from reader: inout StoreReader) {
    self.instructions = reader.read()
    self.range = reader.read()
    self.assumptions = reader.read()
    self.endsIf = reader.read()
  }
}

extension Unregistration {
  func store(to writer: inout StoreWriter) {
    var flags: UInt8 = 0
    if isNested { flags |= 1 }
    if runsAtOnce { flags |= 2 }
    if key != nil { flags |= 4 }
    if isOfGiven { flags |= 8 }
    writer.write(byte: flags)
    writer.write(event)
    writer.write(handle)
    writer.write(objects)
    writer.write(types)
    writer.write(made)
    writer.write(function)
    writer.write(place)
    if let value = key { writer.write(value) }
  }
  init(from reader: inout StoreReader) {
    let flags = reader.byte()
    self.event = reader.read()
    self.handle = reader.read()
    self.objects = reader.read()
    self.types = reader.read()
    self.made = reader.read()
    self.function = reader.read()
    self.isNested = flags & 1 != 0
    self.runsAtOnce = flags & 2 != 0
    self.place = reader.read()
    self.key = flags & 4 != 0 ? .some(reader.read()) : nil
    self.isOfGiven = flags & 8 != 0
  }
}

extension Unregistration.Handle {
  func store(to writer: inout StoreWriter) {
    switch self {
    case .properties(let value):
      writer.write(byte: 0)
      writer.write(value)
    case .local: writer.write(byte: 1)
    case .selfObject: writer.write(byte: 2)
    case .unknown: writer.write(byte: 3)
    }
  }
  init(from reader: inout StoreReader) {
    switch reader.byte() {
    case 0: self = .properties(reader.read())
    case 1: self = .local
    case 2: self = .selfObject
    case 3: self = .unknown
    default: self = reader.refuse(.local)
    }
  }
}

extension FieldRelease {
  func store(to writer: inout StoreWriter) {
    var flags: UInt8 = 0
    if isOfSelf { flags |= 1 }
    if isPartial { flags |= 2 }
    if needsKey { flags |= 4 }
    if movedTo != nil { flags |= 8 }
    if isForGone { flags |= 16 }
    if isCertain { flags |= 32 }
    if isStrongUpdate { flags |= 64 }
    if isThroughCall { flags |= 128 }
    writer.write(byte: flags)
    var flags2: UInt8 = 0
    if method != nil { flags2 |= 1 }
    if closure != nil { flags2 |= 2 }
    if isHandedOut { flags2 |= 4 }
    if isOfLast { flags2 |= 8 }
    if runsLater { flags2 |= 16 }
    if isOfItself { flags2 |= 32 }
    if key != nil { flags2 |= 64 }
    if pathFromSelf != nil { flags2 |= 128 }
    writer.write(byte: flags2)
    writer.write(property)
    writer.write(holders)
    writer.write(storage)
    if let value = movedTo { writer.write(value) }
    writer.write(conditions)
    writer.write(ownerClass)
    if let value = method { writer.write(value) }
    if let value = closure { writer.write(value) }
    writer.write(place)
    if let value = key { writer.write(value) }
    if let value = pathFromSelf { writer.write(value) }
    writer.write(objects)
    writer.write(objectType)
  }
  init(from reader: inout StoreReader) {
    let flags = reader.byte()
    let flags2 = reader.byte()
    self.property = reader.read()
    self.holders = reader.read()
    self.storage = reader.read()
    self.isOfSelf = flags & 1 != 0
    self.isPartial = flags & 2 != 0
    self.needsKey = flags & 4 != 0
    self.movedTo = flags & 8 != 0 ? .some(reader.read()) : nil
    self.isForGone = flags & 16 != 0
    self.isCertain = flags & 32 != 0
    self.isStrongUpdate = flags & 64 != 0
    self.conditions = reader.read()
    self.isThroughCall = flags & 128 != 0
    self.ownerClass = reader.read()
    self.method = flags2 & 1 != 0 ? .some(reader.read()) : nil
    self.closure = flags2 & 2 != 0 ? .some(reader.read()) : nil
    self.isHandedOut = flags2 & 4 != 0
    self.isOfLast = flags2 & 8 != 0
    self.runsLater = flags2 & 16 != 0
    self.isOfItself = flags2 & 32 != 0
    self.place = reader.read()
    self.key = flags2 & 64 != 0 ? .some(reader.read()) : nil
    self.pathFromSelf = flags2 & 128 != 0 ? .some(reader.read()) : nil
    self.objects = reader.read()
    self.objectType = reader.read()
  }
}

extension PropertyStores {
  func store(to writer: inout StoreWriter) {
    writer.write(replacing)
    writer.write(refilled)
    writer.write(restored)
    writer.write(calls)
    writer.write(whileEmpty)
    writer.write(tamed)
  }
  init(from reader: inout StoreReader) {
    self.replacing = reader.read()
    self.refilled = reader.read()
    self.restored = reader.read()
    self.calls = reader.read()
    self.whileEmpty = reader.read()
    self.tamed = reader.read()
  }
}

extension PropertyStores.Call {
  func store(to writer: inout StoreWriter) {
    writer.write(function)
    writer.write(property)
  }
  init(from reader: inout StoreReader) {
    self.function = reader.read()
    self.property = reader.read()
  }
}

extension Multiset {
  func store(to writer: inout StoreWriter) {
    writer.write(counts)
  }
  init(from reader: inout StoreReader) {
    self.counts = reader.read()
  }
}

extension MultisetTable {
  func store(to writer: inout StoreWriter) {
    writer.write(tallies)
  }
  init(from reader: inout StoreReader) {
    self.tallies = reader.read()
  }
}

extension PropertyUses {
  func store(to writer: inout StoreWriter) {
    writer.write(changes)
    writer.write(replacers)
    writer.write(givenNothing)
    writer.write(members)
    writer.write(handedOn)
    writer.write(lent)
    writer.write(typesAsValues)
    writer.write(namedTypes)
    writer.write(namesInKeyPaths)
    writer.write(reads)
    writer.write(readsInDeinit)
    writer.write(membersInDeinit)
    writer.write(calledInDeinit)
    writer.write(namesOfUnknown)
    writer.write(bindings)
    writer.write(receivers)
  }
  init(from reader: inout StoreReader) {
    self.changes = reader.read()
    self.replacers = reader.read()
    self.givenNothing = reader.read()
    self.members = reader.read()
    self.handedOn = reader.read()
    self.lent = reader.read()
    self.typesAsValues = reader.read()
    self.namedTypes = reader.read()
    self.namesInKeyPaths = reader.read()
    self.reads = reader.read()
    self.readsInDeinit = reader.read()
    self.membersInDeinit = reader.read()
    self.calledInDeinit = reader.read()
    self.namesOfUnknown = reader.read()
    self.bindings = reader.read()
    self.receivers = reader.read()
  }
}

extension PropertyReading {
  func store(to writer: inout StoreWriter) {
    switch self {
    case .nowhere: writer.write(byte: 0)
    case .inDeinit: writer.write(byte: 1)
    case .anywhere: writer.write(byte: 2)
    }
  }
  init(from reader: inout StoreReader) {
    switch reader.byte() {
    case 0: self = .nowhere
    case 1: self = .inDeinit
    case 2: self = .anywhere
    default: self = reader.refuse(.nowhere)
    }
  }
}

extension UnitUses {
  func store(to writer: inout StoreWriter) {
    writer.write(changes)
    writer.write(replacers)
    writer.write(givenNothing)
    writer.write(members)
    writer.write(handedOn)
    writer.write(lent)
    writer.write(typesAsValues)
    writer.write(namedTypes)
    writer.write(namesInKeyPaths)
    writer.write(reads)
    writer.write(readsInDeinit)
    writer.write(membersInDeinit)
    writer.write(calledInDeinit)
    writer.write(namesOfUnknown)
    writer.write(bindings)
    writer.write(receivers)
  }
  init(from reader: inout StoreReader) {
    self.changes = reader.read()
    self.replacers = reader.read()
    self.givenNothing = reader.read()
    self.members = reader.read()
    self.handedOn = reader.read()
    self.lent = reader.read()
    self.typesAsValues = reader.read()
    self.namedTypes = reader.read()
    self.namesInKeyPaths = reader.read()
    self.reads = reader.read()
    self.readsInDeinit = reader.read()
    self.membersInDeinit = reader.read()
    self.calledInDeinit = reader.read()
    self.namesOfUnknown = reader.read()
    self.bindings = reader.read()
    self.receivers = reader.read()
  }
}

extension UnitUses.MemberUse {
  func store(to writer: inout StoreWriter) {
    var flags: UInt8 = 0
    if value != nil { flags |= 1 }
    writer.write(byte: flags)
    writer.write(name)
    if let value = value { writer.write(value) }
    writer.write(unit)
  }
  init(from reader: inout StoreReader) {
    let flags = reader.byte()
    self.name = reader.read()
    self.value = flags & 1 != 0 ? .some(reader.read()) : nil
    self.unit = reader.read()
  }
}

extension UnitUses.BindingUse {
  func store(to writer: inout StoreWriter) {
    var flags: UInt8 = 0
    if property != nil { flags |= 1 }
    writer.write(byte: flags)
    writer.write(unit)
    writer.write(place)
    if let value = property { writer.write(value) }
  }
  init(from reader: inout StoreReader) {
    let flags = reader.byte()
    self.unit = reader.read()
    self.place = reader.read()
    self.property = flags & 1 != 0 ? .some(reader.read()) : nil
  }
}

extension UnitUses.Change {
  func store(to writer: inout StoreWriter) {
    switch self {
    case .up: writer.write(byte: 0)
    case .down: writer.write(byte: 1)
    case .part: writer.write(byte: 2)
    case .any: writer.write(byte: 3)
    }
  }
  init(from reader: inout StoreReader) {
    switch reader.byte() {
    case 0: self = .up
    case 1: self = .down
    case 2: self = .part
    case 3: self = .any
    default: self = reader.refuse(.up)
    }
  }
}

extension UnmodelledCallee {
  @inlinable public func store(to writer: inout StoreWriter) {
    var flags: UInt8 = 0
    if isMember { flags |= 1 }
    writer.write(byte: flags)
    writer.write(kind)
    writer.write(receiver)
    writer.write(name)
    writer.write(labels)
  }
  @inlinable public init(from reader: inout StoreReader) {
    let flags = reader.byte()
    self.kind = reader.read()
    self.receiver = reader.read()
    self.name = reader.read()
    self.isMember = flags & 1 != 0
    self.labels = reader.read()
  }
}

extension UnmodelledCallee.Kind {
  @inlinable public func store(to writer: inout StoreWriter) {
    switch self {
    case .call: writer.write(byte: 0)
    case .initializer: writer.write(byte: 1)
    case .assignment: writer.write(byte: 2)
    }
  }
  @inlinable public init(from reader: inout StoreReader) {
    switch reader.byte() {
    case 0: self = .call
    case 1: self = .initializer
    case 2: self = .assignment
    default: self = reader.refuse(.call)
    }
  }
}

extension UnmodelledCallee.Label {
  @inlinable public func store(to writer: inout StoreWriter) {
    switch self {
    case .written(let value):
      writer.write(byte: 0)
      writer.write(value)
    case .trailing: writer.write(byte: 1)
    }
  }
  @inlinable public init(from reader: inout StoreReader) {
    switch reader.byte() {
    case 0: self = .written(reader.read())
    case 1: self = .trailing
    default: self = reader.refuse(.trailing)
    }
  }
}

extension MissedOccasion {
  @inlinable public func store(to writer: inout StoreWriter) {
    switch self {
    case .method(let value):
      writer.write(byte: 0)
      writer.write(value)
    case .callback(let value0, let value1):
      writer.write(byte: 1)
      writer.write(value0)
      writer.write(value1)
    case .answer(let value0, let value1):
      writer.write(byte: 2)
      writer.write(value0)
      writer.write(value1)
    }
  }
  @inlinable public init(from reader: inout StoreReader) {
    switch reader.byte() {
    case 0: self = .method(reader.read())
    case 1: self = .callback(reader.read(), in: reader.read())
    case 2: self = .answer(reader.read(), in: reader.read())
    default:
      reader.expect(false)
      self = .method(reader.read())
    }
  }
}

extension ComponentDependencies {
  func store(to writer: inout StoreWriter) {
    writer.write(members)
    writer.write(areCalled)
    writer.write(summaries)
    writer.write(properties)
    writer.write(types)
    writer.write(parts)
  }
  convenience init(from reader: inout StoreReader) {
    self.init(
      members: reader.read(),
      areCalled: reader.read(),
      summaries: reader.read(),
      properties: reader.read(),
      types: reader.read(),
      parts: reader.read())
  }
}

extension ComponentDependencies.AskedSummary {
  func store(to writer: inout StoreWriter) {
    writer.write(function)
    writer.write(version)
  }
  init(from reader: inout StoreReader) {
    self.function = reader.read()
    self.version = reader.read()
  }
}

extension AwaitedCapture {
  func store(to writer: inout StoreWriter) {
    writer.write(closure)
    writer.write(variable)
  }
  init(from reader: inout StoreReader) {
    self.closure = reader.read()
    self.variable = reader.read()
  }
}

extension CallbackCode {
  func store(to writer: inout StoreWriter) {
    writer.write(functions)
    writer.write(callees)
    writer.write(made)
    writer.write(leftToFactories)
    writer.write(singletons)
    writer.write(ranges)
  }
  init(from reader: inout StoreReader) {
    self.functions = reader.read()
    self.callees = reader.read()
    self.made = reader.read()
    self.leftToFactories = reader.read()
    self.singletons = reader.read()
    self.ranges = reader.read()
  }
}

extension CallbackOccasions {
  func store(to writer: inout StoreWriter) {
    writer.write(going)
    writer.write(questions)
  }
  init(from reader: inout StoreReader) {
    self.going = reader.read()
    self.questions = reader.read()
  }
}

extension CallbackOccasions.Answer {
  func store(to writer: inout StoreWriter) {
    writer.write(place)
    writer.write(functions)
  }
  init(from reader: inout StoreReader) {
    self.place = reader.read()
    self.functions = reader.read()
  }
}

extension Capture {
  func store(to writer: inout StoreWriter) {
    var flags: UInt8 = 0
    if entry != nil { flags |= 1 }
    if isUsedOutsideWeakEntries { flags |= 2 }
    if isImplicit { flags |= 4 }
    if isThroughNestedFunction { flags |= 8 }
    writer.write(byte: flags)
    writer.write(subject)
    writer.write(strength)
    writer.write(use)
    if let value = entry { writer.write(value) }
  }
  init(from reader: inout StoreReader) {
    let flags = reader.byte()
    self.subject = reader.read()
    self.strength = reader.read()
    self.use = reader.read()
    self.entry = flags & 1 != 0 ? .some(reader.read()) : nil
    self.isUsedOutsideWeakEntries = flags & 2 != 0
    self.isImplicit = flags & 4 != 0
    self.isThroughNestedFunction = flags & 8 != 0
  }
}

extension Capture.Subject {
  func store(to writer: inout StoreWriter) {
    switch self {
    case .selfObject: writer.write(byte: 0)
    case .variable(let value):
      writer.write(byte: 1)
      writer.write(value)
    }
  }
  init(from reader: inout StoreReader) {
    switch reader.byte() {
    case 0: self = .selfObject
    case 1: self = .variable(reader.read())
    default: self = reader.refuse(.selfObject)
    }
  }
}

extension CaptureTable {
  func store(to writer: inout StoreWriter) {
    var flags: UInt8 = 0
    if isCut { flags |= 1 }
    writer.write(byte: flags)
    writer.write(captures)
    writer.write(methodReferences)
  }
  init(from reader: inout StoreReader) {
    let flags = reader.byte()
    self.captures = reader.read()
    self.methodReferences = reader.read()
    self.isCut = flags & 1 != 0
  }
}

extension ComposedViews {
  func store(to writer: inout StoreWriter) {
    writer.write(types)
    writer.write(shownLater)
    writer.write(members)
    writer.write(objects)
  }
  init(from reader: inout StoreReader) {
    self.types = reader.read()
    self.shownLater = reader.read()
    self.members = reader.read()
    self.objects = reader.read()
  }
}

extension EvaluatedUnit {
  func store(to writer: inout StoreWriter) {
    var flags: UInt8 = 0
    if isCut { flags |= 1 }
    writer.write(byte: flags)
    writer.write(root)
    writer.write(details)
    writer.write(effects)
    writer.write(keptSummary)
    writer.write(collapsedLoads)
    writer.write(collapsedCalls)
  }
  convenience init(from reader: inout StoreReader) {
    let flags = reader.byte()
    self.init(
      root: reader.read(),
      details: reader.read(),
      effects: reader.read(),
      keptSummary: reader.read(),
      collapsedLoads: reader.read(),
      collapsedCalls: reader.read(),
      isCut: flags & 1 != 0)
  }
}

extension EvaluatedUnit.Details {
  func store(to writer: inout StoreWriter) {
    writer.write(graph)
    writer.write(captures)
    writer.write(uses)
    writer.write(variables)
    writer.write(variableTypes)
  }
  init(from reader: inout StoreReader) {
    self.graph = reader.read()
    self.captures = reader.read()
    self.uses = reader.read()
    self.variables = reader.read()
    self.variableTypes = reader.read()
  }
}

extension HeldVariable {
  func store(to writer: inout StoreWriter) {
    writer.write(variable)
    writer.write(use)
  }
  init(from reader: inout StoreReader) {
    self.variable = reader.read()
    self.use = reader.read()
  }
}

extension RunTarget {
  func store(to writer: inout StoreWriter) {
    switch self {
    case .function(let value):
      writer.write(byte: 0)
      writer.write(value)
    case .site(let value):
      writer.write(byte: 1)
      writer.write(value)
    }
  }
  init(from reader: inout StoreReader) {
    switch reader.byte() {
    case 0: self = .function(reader.read())
    case 1: self = .site(reader.read())
    default:
      reader.expect(false)
      self = .function(reader.read())
    }
  }
}

extension UnitEffects {
  func store(to writer: inout StoreWriter) {
    writer.write(returned)
    writer.write(cleared)
    writer.write(releasedVariables)
    writer.write(fillings)
    writer.write(awaitedCaptures)
    writer.write(keyless)
    writer.write(obtained)
    writer.write(endHandlers)
    writer.write(rearming)
    writer.write(handles)
    writer.write(invoked)
    writer.write(invokedAfterRelease)
    writer.write(unregistrations)
    writer.write(changed)
    writer.write(observed)
    writer.write(storedProperties)
    writer.write(callees)
    writer.write(passedObjects)
    writer.write(receiverObjects)
    writer.write(unknownStores)
    writer.write(handlers)
    writer.write(occasions)
    writer.write(composed)
    writer.write(held)
    writer.write(functionValues)
    writer.write(certainRuns)
    writer.write(nonReturning)
  }
  init(from reader: inout StoreReader) {
    self.returned = reader.read()
    self.cleared = reader.read()
    self.releasedVariables = reader.read()
    self.fillings = reader.read()
    self.awaitedCaptures = reader.read()
    self.keyless = reader.read()
    self.obtained = reader.read()
    self.endHandlers = reader.read()
    self.rearming = reader.read()
    self.handles = reader.read()
    self.invoked = reader.read()
    self.invokedAfterRelease = reader.read()
    self.unregistrations = reader.read()
    self.changed = reader.read()
    self.observed = reader.read()
    self.storedProperties = reader.read()
    self.callees = reader.read()
    self.passedObjects = reader.read()
    self.receiverObjects = reader.read()
    self.unknownStores = reader.read()
    self.handlers = reader.read()
    self.occasions = reader.read()
    self.composed = reader.read()
    self.held = reader.read()
    self.functionValues = reader.read()
    self.certainRuns = reader.read()
    self.nonReturning = reader.read()
  }
}

extension JudgedUnit {
  func store(to writer: inout StoreWriter) {
    var flags: UInt8 = 0
    if inputs != nil { flags |= 1 }
    if mayRun != nil { flags |= 2 }
    if mayRunAgain != nil { flags |= 4 }
    writer.write(byte: flags)
    writer.write(observations)
    writer.write(closures)
    if let value = inputs { writer.write(value) }
    writer.write(weighedReleases)
    if let value = mayRun { writer.write(value) }
    if let value = mayRunAgain { writer.write(value) }
  }
  convenience init(from reader: inout StoreReader, share: UnitContribution) {
    let flags = reader.byte()
    self.init(
      share: share,
      observations: reader.read(),
      closures: reader.read(),
      inputs: flags & 1 != 0 ? .some(reader.read()) : nil,
      weighedReleases: reader.read(),
      mayRun: flags & 2 != 0 ? .some(reader.read()) : nil,
      mayRunAgain: flags & 4 != 0 ? .some(reader.read()) : nil)
  }
}

extension BitSet {
  func store(to writer: inout StoreWriter) {
    writer.write(words)
  }
  init(from reader: inout StoreReader) {
    self.words = reader.read()
  }
}

extension Edge {
  func store(to writer: inout StoreWriter) {
    var flags: UInt8 = 0
    if place != nil { flags |= 1 }
    if isWrite { flags |= 2 }
    if isUnchecked { flags |= 4 }
    if key != nil { flags |= 8 }
    writer.write(byte: flags)
    writer.write(source)
    writer.write(target)
    writer.write(field)
    writer.write(strength)
    writer.write(lifetime)
    writer.write(assumptions)
    if let value = place { writer.write(value) }
    if let value = key { writer.write(value) }
  }
  init(from reader: inout StoreReader) {
    let flags = reader.byte()
    self.source = reader.read()
    self.target = reader.read()
    self.field = reader.read()
    self.strength = reader.read()
    self.lifetime = reader.read()
    self.assumptions = reader.read()
    self.place = flags & 1 != 0 ? .some(reader.read()) : nil
    self.isWrite = flags & 2 != 0
    self.isUnchecked = flags & 4 != 0
    self.key = flags & 8 != 0 ? .some(reader.read()) : nil
  }
}

extension ElementIdentity {
  func store(to writer: inout StoreWriter) {
    var flags: UInt8 = 0
    if isOlder { flags |= 1 }
    writer.write(byte: flags)
    writer.write(root)
    writer.write(context)
  }
  init(from reader: inout StoreReader) {
    let flags = reader.byte()
    self.root = reader.read()
    self.context = reader.read()
    self.isOlder = flags & 1 != 0
  }
}

extension ElementIdentity.Root {
  func store(to writer: inout StoreWriter) {
    switch self {
    case .keyed(let value):
      writer.write(byte: 0)
      writer.write(value)
    case .read(let value):
      writer.write(byte: 1)
      writer.write(value)
    }
  }
  init(from reader: inout StoreReader) {
    switch reader.byte() {
    case 0: self = .keyed(reader.read())
    case 1: self = .read(reader.read())
    default:
      reader.expect(false)
      self = .keyed(reader.read())
    }
  }
}

extension ElementKey {
  func store(to writer: inout StoreWriter) {
    writer.write(root)
    writer.write(offset)
    writer.write(added)
  }
  init(from reader: inout StoreReader) {
    self.root = reader.read()
    self.offset = reader.read()
    self.added = reader.read()
  }
}

extension ElementKey.Root {
  func store(to writer: inout StoreWriter) {
    switch self {
    case .literal(let value):
      writer.write(byte: 0)
      writer.write(value)
    case .enumCase(let value):
      writer.write(byte: 1)
      writer.write(value)
    case .constant(let value):
      writer.write(byte: 2)
      writer.write(value)
    case .variable(let value):
      writer.write(byte: 3)
      writer.write(value)
    case .member(let value0, let value1):
      writer.write(byte: 4)
      writer.write(value0)
      writer.write(value1)
    case .property(let value):
      writer.write(byte: 5)
      writer.write(value)
    case .type(let value):
      writer.write(byte: 6)
      writer.write(value)
    case .madeAt(let value):
      writer.write(byte: 7)
      writer.write(value)
    case .objectIn(let value):
      writer.write(byte: 8)
      writer.write(value)
    case .selfObject: writer.write(byte: 9)
    }
  }
  init(from reader: inout StoreReader) {
    switch reader.byte() {
    case 0: self = .literal(reader.read())
    case 1: self = .enumCase(reader.read())
    case 2: self = .constant(reader.read())
    case 3: self = .variable(reader.read())
    case 4: self = .member(reader.read(), reader.read())
    case 5: self = .property(reader.read())
    case 6: self = .type(reader.read())
    case 7: self = .madeAt(reader.read())
    case 8: self = .objectIn(reader.read())
    case 9: self = .selfObject
    default: self = reader.refuse(.selfObject)
    }
  }
}

extension NodeID {
  func store(to writer: inout StoreWriter) {
    writer.write(index)
  }
  init(from reader: inout StoreReader) {
    self.index = reader.read()
  }
  static func store(optional value: Self?, to writer: inout StoreWriter) {
    writer.write(value?.index)
  }
  static func optional(from reader: inout StoreReader) -> Self? {
    Int32?(from: &reader).map(Self.init(stored:))
  }
  init(stored index: Int32) {
    self.index = index
  }
}

extension NodeKind {
  func store(to writer: inout StoreWriter) {
    switch self {
    case .selfObject: writer.write(byte: 0)
    case .parameter(let value):
      writer.write(byte: 1)
      writer.write(value)
    case .closure(let value0, let value1):
      writer.write(byte: 2)
      writer.write(value0)
      writer.write(value1)
    case .methodReference(let value0, let value1):
      writer.write(byte: 3)
      writer.write(value0)
      writer.write(value1)
    case .autoclosure(let value0, let value1):
      writer.write(byte: 4)
      writer.write(value0)
      writer.write(value1)
    case .allocation(let value0, let value1):
      writer.write(byte: 5)
      writer.write(value0)
      writer.write(value1)
    case .load(let value0, let value1):
      writer.write(byte: 6)
      writer.write(value0)
      writer.write(value1)
    case .former(let value0, let value1):
      writer.write(byte: 7)
      writer.write(value0)
      writer.write(value1)
    case .closureParameter(let value):
      writer.write(byte: 8)
      writer.write(value)
    case .box(let value0, let value1):
      writer.write(byte: 9)
      writer.write(value0)
      writer.write(value1)
    case .global(let value):
      writer.write(byte: 10)
      writer.write(value)
    case .externalGlobal(let value0, let value1):
      writer.write(byte: 11)
      writer.write(value0)
      writer.write(value1)
    case .system: writer.write(byte: 12)
    case .unknownCallee: writer.write(byte: 13)
    }
  }
  init(from reader: inout StoreReader) {
    switch reader.byte() {
    case 0: self = .selfObject
    case 1: self = .parameter(reader.read())
    case 2: self = .closure(reader.read(), instance: reader.read())
    case 3: self = .methodReference(reader.read(), instance: reader.read())
    case 4: self = .autoclosure(reader.read(), instance: reader.read())
    case 5: self = .allocation(reader.read(), instance: reader.read())
    case 6: self = .load(reader.read(), reader.read())
    case 7: self = .former(reader.read(), reader.read())
    case 8: self = .closureParameter(reader.read())
    case 9: self = .box(reader.read(), instance: reader.read())
    case 10: self = .global(reader.read())
    case 11: self = .externalGlobal(reader.read(), of: reader.read())
    case 12: self = .system
    case 13: self = .unknownCallee
    default: self = reader.refuse(.selfObject)
    }
  }
}

extension Field {
  func store(to writer: inout StoreWriter) {
    switch self {
    case .property(let value):
      writer.write(byte: 0)
      writer.write(value)
    case .externalProperty(let value):
      writer.write(byte: 1)
      writer.write(value)
    case .element: writer.write(byte: 2)
    case .oneElement(let value):
      writer.write(byte: 3)
      writer.write(value)
    case .tupleElement(let value):
      writer.write(byte: 4)
      writer.write(value)
    case .capture(let value):
      writer.write(byte: 5)
      writer.write(value)
    case .content: writer.write(byte: 6)
    case .model(let value):
      writer.write(byte: 7)
      writer.write(value)
    case .unknown: writer.write(byte: 8)
    case .result: writer.write(byte: 9)
    case .argument(let value):
      writer.write(byte: 10)
      writer.write(value)
    case .emitted: writer.write(byte: 11)
    }
  }
  init(from reader: inout StoreReader) {
    switch reader.byte() {
    case 0: self = .property(reader.read())
    case 1: self = .externalProperty(reader.read())
    case 2: self = .element
    case 3: self = .oneElement(reader.read())
    case 4: self = .tupleElement(reader.read())
    case 5: self = .capture(reader.read())
    case 6: self = .content
    case 7: self = .model(reader.read())
    case 8: self = .unknown
    case 9: self = .result
    case 10: self = .argument(reader.read())
    case 11: self = .emitted
    default: self = reader.refuse(.element)
    }
  }
}

extension Node {
  func store(to writer: inout StoreWriter) {
    writer.write(kind)
    writer.write(type)
  }
  init(from reader: inout StoreReader) {
    self.kind = reader.read()
    self.type = reader.read()
  }
}

extension Slot {
  func store(to writer: inout StoreWriter) {
    var flags: UInt8 = 0
    if field != nil { flags |= 1 }
    if key != nil { flags |= 2 }
    writer.write(byte: flags)
    writer.write(source)
    if let value = field { writer.write(value) }
    if let value = key { writer.write(value) }
  }
  init(from reader: inout StoreReader) {
    let flags = reader.byte()
    self.source = reader.read()
    self.field = flags & 1 != 0 ? .some(reader.read()) : nil
    self.key = flags & 2 != 0 ? .some(reader.read()) : nil
  }
}

extension OwnershipPath {
  func store(to writer: inout StoreWriter) {
    var flags: UInt8 = 0
    if isLasting { flags |= 1 }
    writer.write(byte: flags)
    writer.write(edges)
    writer.write(assumptions)
  }
  init(from reader: inout StoreReader) {
    let flags = reader.byte()
    self.edges = reader.read()
    self.assumptions = reader.read()
    self.isLasting = flags & 1 != 0
  }
}

extension ParameterCondition {
  func store(to writer: inout StoreWriter) {
    var flags: UInt8 = 0
    if holds { flags |= 1 }
    writer.write(byte: flags)
    writer.write(parameter)
    writer.write(test)
  }
  init(from reader: inout StoreReader) {
    let flags = reader.byte()
    self.parameter = reader.read()
    self.test = reader.read()
    self.holds = flags & 1 != 0
  }
}

extension ParameterCondition.Test {
  func store(to writer: inout StoreWriter) {
    switch self {
    case .equals(let value):
      writer.write(byte: 0)
      writer.write(value)
    case .isCase(let value0, let value1):
      writer.write(byte: 1)
      writer.write(value0)
      writer.write(value1)
    case .isTrue: writer.write(byte: 2)
    case .hasValue: writer.write(byte: 3)
    }
  }
  init(from reader: inout StoreReader) {
    switch reader.byte() {
    case 0: self = .equals(reader.read())
    case 1: self = .isCase(reader.read(), isWhole: reader.read())
    case 2: self = .isTrue
    case 3: self = .hasValue
    default: self = reader.refuse(.isTrue)
    }
  }
}

extension ParameterWays {
  func store(to writer: inout StoreWriter) {
    writer.write(sets)
  }
  init(from reader: inout StoreReader) {
    self.sets = reader.read()
  }
}

extension BodyEnd {
  func store(to writer: inout StoreWriter) {
    writer.write(ways)
    writer.write(assumptions)
  }
  init(from reader: inout StoreReader) {
    self.ways = reader.read()
    self.assumptions = reader.read()
  }
}

extension ReferenceState {
  func store(to writer: inout StoreWriter) {
    writer.write(live)
    writer.write(replaced)
    writer.write(empty)
    writer.write(filled)
    writer.write(vacant)
    writer.write(emptiedBy)
    writer.write(ends)
    writer.write(conditions)
  }
  init(from reader: inout StoreReader) {
    self.live = reader.read()
    self.replaced = reader.read()
    self.empty = reader.read()
    self.filled = reader.read()
    self.vacant = reader.read()
    self.emptiedBy = reader.read()
    self.ends = reader.read()
    self.conditions = reader.read()
  }
}

extension ClosureReport {
  public func store(to writer: inout StoreWriter) {
    var flags: UInt8 = 0
    if loss != nil { flags |= 1 }
    writer.write(byte: flags)
    writer.write(place)
    writer.write(head)
    writer.write(verdict)
    writer.write(function)
    writer.write(site)
    if let value = loss { writer.write(value) }
    writer.write(remarks)
  }
  public init(from reader: inout StoreReader) {
    let flags = reader.byte()
    self.place = reader.read()
    self.head = reader.read()
    self.verdict = reader.read()
    self.function = reader.read()
    self.site = reader.read()
    self.loss = flags & 1 != 0 ? .some(reader.read()) : nil
    self.remarks = reader.read()
  }
}

extension CaptureRemark {
  @inlinable public func store(to writer: inout StoreWriter) {
    writer.write(captured)
    writer.write(reason)
  }
  @inlinable public init(from reader: inout StoreReader) {
    self.captured = reader.read()
    self.reason = reader.read()
  }
}

extension CaptureRemark.Reason {
  @inlinable public func store(to writer: inout StoreWriter) {
    switch self {
    case .closure: writer.write(byte: 0)
    case .reportedElsewhere: writer.write(byte: 1)
    case .value: writer.write(byte: 2)
    case .unknown: writer.write(byte: 3)
    case .type: writer.write(byte: 4)
    }
  }
  @inlinable public init(from reader: inout StoreReader) {
    switch reader.byte() {
    case 0: self = .closure
    case 1: self = .reportedElsewhere
    case 2: self = .value
    case 3: self = .unknown
    case 4: self = .type
    default: self = reader.refuse(.closure)
    }
  }
}

extension Holder {
  @inlinable public func store(to writer: inout StoreWriter) {
    switch self {
    case .unknown: writer.write(byte: 0)
    case .path(let value):
      writer.write(byte: 1)
      writer.write(value)
    case .object(let value):
      writer.write(byte: 2)
      writer.write(value)
    case .variable: writer.write(byte: 3)
    case .system: writer.write(byte: 4)
    case .model(let value):
      writer.write(byte: 5)
      writer.write(value)
    case .global(let value):
      writer.write(byte: 6)
      writer.write(value)
    case .unknownCallee: writer.write(byte: 7)
    }
  }
  @inlinable public init(from reader: inout StoreReader) {
    switch reader.byte() {
    case 0: self = .unknown
    case 1: self = .path(reader.read())
    case 2: self = .object(reader.read())
    case 3: self = .variable
    case 4: self = .system
    case 5: self = .model(reader.read())
    case 6: self = .global(reader.read())
    case 7: self = .unknownCallee
    default: self = reader.refuse(.unknown)
    }
  }
}

extension RetentionEnd {
  @inlinable public func store(to writer: inout StoreWriter) {
    switch self {
    case .unknown: writer.write(byte: 0)
    case .process: writer.write(byte: 1)
    case .model(let value0, let value1):
      writer.write(byte: 2)
      writer.write(value0)
      writer.write(value1)
    case .release(let value):
      writer.write(byte: 3)
      writer.write(value)
    }
  }
  @inlinable public init(from reader: inout StoreReader) {
    switch reader.byte() {
    case 0: self = .unknown
    case 1: self = .process
    case 2: self = .model(reader.read(), reader.read())
    case 3: self = .release(reader.read())
    default: self = reader.refuse(.unknown)
    }
  }
}

extension Observation {
  @inlinable public func store(to writer: inout StoreWriter) {
    var flags: UInt8 = 0
    if captureListEntry != nil { flags |= 1 }
    if use != nil { flags |= 2 }
    if enclosingFunction != nil { flags |= 4 }
    if advisingModel != nil { flags |= 8 }
    if isOnlyHold { flags |= 16 }
    if reason != nil { flags |= 32 }
    writer.write(byte: flags)
    writer.write(subject)
    writer.write(form)
    writer.write(strength)
    writer.write(keeper)
    writer.write(lifetime)
    writer.write(evidence)
    writer.write(life)
    writer.write(pathEnd)
    writer.write(shape)
    writer.write(broken)
    writer.write(via)
    writer.write(code)
    writer.write(head)
    writer.write(closure)
    if let value = captureListEntry { writer.write(value) }
    if let value = use { writer.write(value) }
    writer.write(path)
    writer.write(captured)
    writer.write(enclosingType)
    if let value = enclosingFunction { writer.write(value) }
    writer.write(holder)
    writer.write(end)
    if let value = advisingModel { writer.write(value) }
    if let value = reason { writer.write(value) }
  }
  @inlinable public init(from reader: inout StoreReader) {
    let flags = reader.byte()
    self.subject = reader.read()
    self.form = reader.read()
    self.strength = reader.read()
    self.keeper = reader.read()
    self.lifetime = reader.read()
    self.evidence = reader.read()
    self.life = reader.read()
    self.pathEnd = reader.read()
    self.shape = reader.read()
    self.broken = reader.read()
    self.via = reader.read()
    self.code = reader.read()
    self.head = reader.read()
    self.closure = reader.read()
    self.captureListEntry = flags & 1 != 0 ? .some(reader.read()) : nil
    self.use = flags & 2 != 0 ? .some(reader.read()) : nil
    self.path = reader.read()
    self.captured = reader.read()
    self.enclosingType = reader.read()
    self.enclosingFunction = flags & 4 != 0 ? .some(reader.read()) : nil
    self.holder = reader.read()
    self.end = reader.read()
    self.advisingModel = flags & 8 != 0 ? .some(reader.read()) : nil
    self.isOnlyHold = flags & 16 != 0
    self.reason = flags & 32 != 0 ? .some(reader.read()) : nil
  }
}

extension PathNode {
  @inlinable public func store(to writer: inout StoreWriter) {
    var flags: UInt8 = 0
    if isToken { flags |= 1 }
    writer.write(byte: flags)
    writer.write(kind)
    writer.write(name)
    writer.write(type)
  }
  @inlinable public init(from reader: inout StoreReader) {
    let flags = reader.byte()
    self.kind = reader.read()
    self.name = reader.read()
    self.type = reader.read()
    self.isToken = flags & 1 != 0
  }
}

extension PathNode.Kind {
  @inlinable public func store(to writer: inout StoreWriter) {
    switch self {
    case .selfObject: writer.write(byte: 0)
    case .closure(let value):
      writer.write(byte: 1)
      writer.write(value)
    case .methodReference: writer.write(byte: 2)
    case .autoclosure: writer.write(byte: 3)
    case .box(let value):
      writer.write(byte: 4)
      writer.write(value)
    case .closureParameter(let value):
      writer.write(byte: 5)
      writer.write(value)
    case .system: writer.write(byte: 6)
    case .unknownCallee: writer.write(byte: 7)
    case .global(let value):
      writer.write(byte: 8)
      writer.write(value)
    case .externalGlobal: writer.write(byte: 9)
    case .element: writer.write(byte: 10)
    case .object: writer.write(byte: 11)
    }
  }
  @inlinable public init(from reader: inout StoreReader) {
    switch reader.byte() {
    case 0: self = .selfObject
    case 1: self = .closure(reader.read())
    case 2: self = .methodReference
    case 3: self = .autoclosure
    case 4: self = .box(reader.read())
    case 5: self = .closureParameter(reader.read())
    case 6: self = .system
    case 7: self = .unknownCallee
    case 8: self = .global(reader.read())
    case 9: self = .externalGlobal
    case 10: self = .element
    case 11: self = .object
    default: self = reader.refuse(.selfObject)
    }
  }
}

extension PathReference {
  @inlinable public func store(to writer: inout StoreWriter) {
    var flags: UInt8 = 0
    if isAssumed { flags |= 1 }
    if closesCycle { flags |= 2 }
    writer.write(byte: flags)
    writer.write(source)
    writer.write(target)
    writer.write(field)
    writer.write(strength)
    writer.write(lifetime)
  }
  @inlinable public init(from reader: inout StoreReader) {
    let flags = reader.byte()
    self.source = reader.read()
    self.target = reader.read()
    self.field = reader.read()
    self.strength = reader.read()
    self.lifetime = reader.read()
    self.isAssumed = flags & 1 != 0
    self.closesCycle = flags & 2 != 0
  }
}

extension PathReference.Field {
  @inlinable public func store(to writer: inout StoreWriter) {
    switch self {
    case .property(let value):
      writer.write(byte: 0)
      writer.write(value)
    case .externalProperty(let value):
      writer.write(byte: 1)
      writer.write(value)
    case .element: writer.write(byte: 2)
    case .capture(let value):
      writer.write(byte: 3)
      writer.write(value)
    case .content: writer.write(byte: 4)
    case .model(let value):
      writer.write(byte: 5)
      writer.write(value)
    case .unknown: writer.write(byte: 6)
    case .other: writer.write(byte: 7)
    }
  }
  @inlinable public init(from reader: inout StoreReader) {
    switch reader.byte() {
    case 0: self = .property(reader.read())
    case 1: self = .externalProperty(reader.read())
    case 2: self = .element
    case 3: self = .capture(reader.read())
    case 4: self = .content
    case 5: self = .model(reader.read())
    case 6: self = .unknown
    case 7: self = .other
    default: self = reader.refuse(.element)
    }
  }
}

extension PathStep {
  @inlinable public func store(to writer: inout StoreWriter) {
    var flags: UInt8 = 0
    if place != nil { flags |= 1 }
    writer.write(byte: flags)
    if let value = place { writer.write(value) }
    writer.write(kind)
  }
  @inlinable public init(from reader: inout StoreReader) {
    let flags = reader.byte()
    self.place = flags & 1 != 0 ? .some(reader.read()) : nil
    self.kind = reader.read()
  }
}

extension PathStep.Kind {
  @inlinable public func store(to writer: inout StoreWriter) {
    switch self {
    case .reference(let value):
      writer.write(byte: 0)
      writer.write(value)
    case .assigned(let value0, let value1):
      writer.write(byte: 1)
      writer.write(value0)
      writer.write(value1)
    case .put(let value0, let value1):
      writer.write(byte: 2)
      writer.write(value0)
      writer.write(value1)
    case .capture(let value):
      writer.write(byte: 3)
      writer.write(value)
    case .last(let value):
      writer.write(byte: 4)
      writer.write(value)
    case .release(let value):
      writer.write(byte: 5)
      writer.write(value)
    case .letGo(let value0, let value1, let value2):
      writer.write(byte: 6)
      writer.write(value0)
      writer.write(value1)
      writer.write(value2)
    case .misses(let value):
      writer.write(byte: 7)
      writer.write(value)
    case .armsItself: writer.write(byte: 8)
    case .lastCall(let value0, let value1):
      writer.write(byte: 9)
      writer.write(value0)
      writer.write(value1)
    case .lateCall(let value0, let value1):
      writer.write(byte: 10)
      writer.write(value0)
      writer.write(value1)
    case .refersUnowned(let value):
      writer.write(byte: 11)
      writer.write(value)
    case .usedInDeinit(let value):
      writer.write(byte: 12)
      writer.write(value)
    case .storesItself(let value):
      writer.write(byte: 13)
      writer.write(value)
    }
  }
  @inlinable public init(from reader: inout StoreReader) {
    switch reader.byte() {
    case 0: self = .reference(reader.read())
    case 1: self = .assigned(reader.read(), to: reader.read())
    case 2: self = .put(reader.read(), into: reader.read())
    case 3: self = .capture(reader.read())
    case 4: self = .last(reader.read())
    case 5: self = .release(reader.read())
    case 6: self = .letGo(reader.read(), by: reader.read(), isReplacement: reader.read())
    case 7: self = .misses(reader.read())
    case 8: self = .armsItself
    case 9: self = .lastCall(reader.read(), captured: reader.read())
    case 10: self = .lateCall(reader.read(), captured: reader.read())
    case 11: self = .refersUnowned(reader.read())
    case 12: self = .usedInDeinit(reader.read())
    case 13: self = .storesItself(reader.read())
    default: self = reader.refuse(.armsItself)
    }
  }
}

extension ReleaseStep {
  @inlinable public func store(to writer: inout StoreWriter) {
    writer.write(function)
    writer.write(act)
  }
  @inlinable public init(from reader: inout StoreReader) {
    self.function = reader.read()
    self.act = reader.read()
  }
}

extension UnitInterface {
  func store(to writer: inout StoreWriter) {
    writer.write(root)
    writer.write(calledParts)
    writer.write(entries)
    writer.write(resolutions)
    writer.write(comparisons)
    writer.write(details)
  }
  convenience init(from reader: inout StoreReader) {
    self.init(
      root: reader.read(),
      calledParts: reader.read(),
      entries: reader.read(),
      resolutions: reader.read(),
      comparisons: reader.read(),
      details: reader.read())
  }
}

extension UnitInterface.Details {
  func store(to writer: inout StoreWriter) {
    var flags: UInt8 = 0
    if isOfProgram { flags |= 1 }
    writer.write(byte: flags)
    writer.write(calls)
    writer.write(uses)
  }
  init(from reader: inout StoreReader) {
    let flags = reader.byte()
    self.calls = reader.read()
    self.uses = reader.read()
    self.isOfProgram = flags & 1 != 0
  }
}

extension InterfaceAggregate {
  func store(to writer: inout StoreWriter) {
    writer.write(uses)
    writer.write(called)
  }
  init(from reader: inout StoreReader) {
    self.uses = reader.read()
    self.called = reader.read()
  }
}

extension SelfRelease {
  func store(to writer: inout StoreWriter) {
    var flags: UInt8 = 0
    if isPartial { flags |= 1 }
    if isCertain { flags |= 2 }
    writer.write(byte: flags)
  }
  init(from reader: inout StoreReader) {
    let flags = reader.byte()
    self.isPartial = flags & 1 != 0
    self.isCertain = flags & 2 != 0
  }
}

extension SummaryFieldRelease {
  func store(to writer: inout StoreWriter) {
    var flags: UInt8 = 0
    if key != nil { flags |= 1 }
    if isCertain { flags |= 2 }
    if method != nil { flags |= 4 }
    writer.write(byte: flags)
    writer.write(property)
    if let value = key { writer.write(value) }
    writer.write(conditions)
    writer.write(ownerClass)
    if let value = method { writer.write(value) }
  }
  init(from reader: inout StoreReader) {
    let flags = reader.byte()
    self.property = reader.read()
    self.key = flags & 1 != 0 ? .some(reader.read()) : nil
    self.isCertain = flags & 2 != 0
    self.conditions = reader.read()
    self.ownerClass = reader.read()
    self.method = flags & 4 != 0 ? .some(reader.read()) : nil
  }
}

extension Summary {
  func store(to writer: inout StoreWriter) {
    var flags: UInt8 = 0
    if returnsUntracked { flags |= 1 }
    if isCut { flags |= 2 }
    if endless != nil { flags |= 4 }
    if endsProcess { flags |= 8 }
    if selfRelease != nil { flags |= 16 }
    if usesKeys { flags |= 32 }
    writer.write(byte: flags)
    writer.write(items)
    writer.write(loadBases)
    writer.write(replaced)
    writer.write(overwritten)
    writer.write(filled)
    writer.write(origins)
    writer.write(references)
    writer.write(conditions)
    writer.write(bodyEnds)
    writer.write(openStreams)
    writer.write(openOperators)
    writer.write(classes)
    writer.write(returned)
    writer.write(thrown)
    writer.write(cleared)
    writer.write(written)
    writer.write(untold)
    writer.write(lost)
    writer.write(observed)
    writer.write(ends)
    writer.write(finishes)
    if let value = endless { writer.write(value) }
    if let value = selfRelease { writer.write(value) }
  }
  init(from reader: inout StoreReader) {
    let flags = reader.byte()
    self.items = reader.read()
    self.loadBases = reader.read()
    self.replaced = reader.read()
    self.overwritten = reader.read()
    self.filled = reader.read()
    self.origins = reader.read()
    self.references = reader.read()
    self.conditions = reader.read()
    self.bodyEnds = reader.read()
    self.openStreams = reader.read()
    self.openOperators = reader.read()
    self.classes = reader.read()
    self.returned = reader.read()
    self.returnsUntracked = flags & 1 != 0
    self.thrown = reader.read()
    self.cleared = reader.read()
    self.written = reader.read()
    self.isCut = flags & 2 != 0
    self.untold = reader.read()
    self.lost = reader.read()
    self.observed = reader.read()
    self.ends = reader.read()
    self.finishes = reader.read()
    self.endless = flags & 4 != 0 ? .some(reader.read()) : nil
    self.endsProcess = flags & 8 != 0
    self.selfRelease = flags & 16 != 0 ? .some(reader.read()) : nil
    self.usesKeys = flags & 32 != 0
  }
}

extension Summary.Item {
  func store(to writer: inout StoreWriter) {
    var flags: UInt8 = 0
    if streamEnd != nil { flags |= 1 }
    if isPassedInSight { flags |= 2 }
    if isOneOfMany { flags |= 4 }
    writer.write(byte: flags)
    writer.write(kind)
    writer.write(type)
    if let value = streamEnd { writer.write(value) }
    writer.write(streamEndWays)
  }
  init(from reader: inout StoreReader) {
    let flags = reader.byte()
    self.kind = reader.read()
    self.type = reader.read()
    self.streamEnd = flags & 1 != 0 ? .some(reader.read()) : nil
    self.streamEndWays = reader.read()
    self.isPassedInSight = flags & 2 != 0
    self.isOneOfMany = flags & 4 != 0
  }
}

extension Summary.Reference {
  func store(to writer: inout StoreWriter) {
    writer.write(source)
    writer.write(target)
    writer.write(edge)
  }
  init(from reader: inout StoreReader) {
    self.source = reader.read()
    self.target = reader.read()
    self.edge = reader.read()
  }
}

extension Summary.ItemSlot {
  func store(to writer: inout StoreWriter) {
    var flags: UInt8 = 0
    if field != nil { flags |= 1 }
    if key != nil { flags |= 2 }
    writer.write(byte: flags)
    writer.write(item)
    if let value = field { writer.write(value) }
    if let value = key { writer.write(value) }
  }
  init(from reader: inout StoreReader) {
    let flags = reader.byte()
    self.item = reader.read()
    self.field = flags & 1 != 0 ? .some(reader.read()) : nil
    self.key = flags & 2 != 0 ? .some(reader.read()) : nil
  }
}

extension Summary.Read {
  func store(to writer: inout StoreWriter) {
    writer.write(item)
    writer.write(property)
  }
  init(from reader: inout StoreReader) {
    self.item = reader.read()
    self.property = reader.read()
  }
}

extension Summary.End {
  func store(to writer: inout StoreWriter) {
    var flags: UInt8 = 0
    if key != nil { flags |= 1 }
    if isLater { flags |= 2 }
    writer.write(byte: flags)
    writer.write(event)
    writer.write(items)
    if let value = key { writer.write(value) }
  }
  init(from reader: inout StoreReader) {
    let flags = reader.byte()
    self.event = reader.read()
    self.items = reader.read()
    self.key = flags & 1 != 0 ? .some(reader.read()) : nil
    self.isLater = flags & 2 != 0
  }
}

extension Summary.AssumedClass {
  func store(to writer: inout StoreWriter) {
    writer.write(item)
    writer.write(owner)
    writer.write(rest)
  }
  init(from reader: inout StoreReader) {
    self.item = reader.read()
    self.owner = reader.read()
    self.rest = reader.read()
  }
}

extension UnitAggregate {
  func store(to writer: inout StoreWriter) {
    writer.write(shared)
    writer.write(called)
    writer.write(replacedGlobals)
    writer.write(awaitedCaptures)
    writer.write(values)
    writer.write(made)
    writer.write(kept)
    writer.write(delegates)
    writer.write(releases)
    writer.write(begun)
    writer.write(growths)
    writer.write(closureOwned)
    writer.write(refilled)
    writer.write(counters)
  }
  init(from reader: inout StoreReader) {
    self.shared = reader.read()
    self.called = reader.read()
    self.replacedGlobals = reader.read()
    self.awaitedCaptures = reader.read()
    self.values = reader.read()
    self.made = reader.read()
    self.kept = reader.read()
    self.delegates = reader.read()
    self.releases = reader.read()
    self.begun = reader.read()
    self.growths = reader.read()
    self.closureOwned = reader.read()
    self.refilled = reader.read()
    self.counters = reader.read()
  }
}

extension ClosureVerdict {
  @inlinable public func store(to writer: inout StoreWriter) {
    switch self {
    case .harmless: writer.write(byte: 0)
    case .bounded: writer.write(byte: 1)
    case .kept: writer.write(byte: 2)
    case .cycle: writer.write(byte: 3)
    case .unknown: writer.write(byte: 4)
    }
  }
  @inlinable public init(from reader: inout StoreReader) {
    switch reader.byte() {
    case 0: self = .harmless
    case 1: self = .bounded
    case 2: self = .kept
    case 3: self = .cycle
    case 4: self = .unknown
    default: self = reader.refuse(.harmless)
    }
  }
}

extension ObjectName {
  @inlinable public func store(to writer: inout StoreWriter) {
    switch self {
    case .selfObject: writer.write(byte: 0)
    case .property(let value):
      writer.write(byte: 1)
      writer.write(value)
    case .external(let value):
      writer.write(byte: 2)
      writer.write(value)
    case .variable(let value):
      writer.write(byte: 3)
      writer.write(value)
    case .type(let value):
      writer.write(byte: 4)
      writer.write(value)
    case .unnamed: writer.write(byte: 5)
    }
  }
  @inlinable public init(from reader: inout StoreReader) {
    switch reader.byte() {
    case 0: self = .selfObject
    case 1: self = .property(reader.read())
    case 2: self = .external(reader.read())
    case 3: self = .variable(reader.read())
    case 4: self = .type(reader.read())
    case 5: self = .unnamed
    default: self = reader.refuse(.selfObject)
    }
  }
}

extension ReleaseAct {
  @inlinable public func store(to writer: inout StoreWriter) {
    switch self {
    case .empties(let value):
      writer.write(byte: 0)
      writer.write(value)
    case .emptiesOutside(let value):
      writer.write(byte: 1)
      writer.write(value)
    case .emptiesVariable: writer.write(byte: 2)
    case .changes(let value):
      writer.write(byte: 3)
      writer.write(value)
    case .waits: writer.write(byte: 4)
    case .releases: writer.write(byte: 5)
    case .ends(let value):
      writer.write(byte: 6)
      writer.write(value)
    case .releasesWithToken: writer.write(byte: 7)
    case .releasesToken(let value):
      writer.write(byte: 8)
      writer.write(value)
    case .diesWithToken(let value):
      writer.write(byte: 9)
      writer.write(value)
    }
  }
  @inlinable public init(from reader: inout StoreReader) {
    switch reader.byte() {
    case 0: self = .empties(reader.read())
    case 1: self = .emptiesOutside(reader.read())
    case 2: self = .emptiesVariable
    case 3: self = .changes(reader.read())
    case 4: self = .waits
    case 5: self = .releases
    case 6: self = .ends(reader.read())
    case 7: self = .releasesWithToken
    case 8: self = .releasesToken(reader.read())
    case 9: self = .diesWithToken(reader.read())
    default: self = reader.refuse(.emptiesVariable)
    }
  }
}

extension AllocatedObjects.Contribution {
  func store(to writer: inout StoreWriter) {
    writer.write(root)
    writer.write(objects)
  }
  init(from reader: inout StoreReader) {
    self.root = reader.read()
    self.objects = reader.read()
  }
}

extension AllocatedObjects.Contribution.Object {
  func store(to writer: inout StoreWriter) {
    var flags: UInt8 = 0
    if isOwn { flags |= 1 }
    if isHandedOver { flags |= 2 }
    writer.write(byte: flags)
    writer.write(type)
    writer.write(place)
    writer.write(holders)
  }
  init(from reader: inout StoreReader) {
    let flags = reader.byte()
    self.type = reader.read()
    self.place = reader.read()
    self.isOwn = flags & 1 != 0
    self.isHandedOver = flags & 2 != 0
    self.holders = reader.read()
  }
}

extension CallTable {
  func store(to writer: inout StoreWriter) {
    var flags: UInt8 = 0
    if isWhole { flags |= 1 }
    writer.write(byte: flags)
    writer.write(callees)
    writer.write(allCallers)
    writer.write(liveCallers)
    writer.write(calledByTests)
    writer.write(onlyForTests)
    writer.write(teardown)
    writer.write(inDeinit)
    writer.write(deinitializers)
  }
  init(from reader: inout StoreReader, program: Program) {
    let flags = reader.byte()
    self.callees = reader.read()
    self.allCallers = reader.read()
    self.liveCallers = reader.read()
    self.calledByTests = reader.read()
    self.onlyForTests = reader.read()
    self.teardown = reader.read()
    self.inDeinit = reader.read()
    self.deinitializers = reader.read()
    self.isWhole = flags & 1 != 0
    self.program = program
  }
}

extension DeadCode {
  func store(to writer: inout StoreWriter) {
    writer.write(unused)
    writer.write(functions)
    writer.write(shown)
    writer.write(lazy)
  }
  init(from reader: inout StoreReader) {
    self.unused = reader.read()
    self.functions = reader.read()
    self.shown = reader.read()
    self.lazy = reader.read()
  }
}

extension FrameworkObjects {
  func store(to writer: inout StoreWriter) {
    writer.write(types)
    writer.write(madeAgain)
  }
  init(from reader: inout StoreReader) {
    self.types = reader.read()
    self.madeAgain = reader.read()
  }
}

extension InstantiatedTypes {
  func store(to writer: inout StoreWriter) {
    var flags: UInt8 = 0
    if isOfTests { flags |= 1 }
    writer.write(byte: flags)
    writer.write(root)
    writer.write(types)
    writer.write(obtained)
    writer.write(anew)
    writer.write(own)
    writer.write(conformedProtocol)
    writer.write(maker)
    writer.write(refusing)
  }
  init(from reader: inout StoreReader) {
    let flags = reader.byte()
    self.root = reader.read()
    self.types = reader.read()
    self.obtained = reader.read()
    self.anew = reader.read()
    self.own = reader.read()
    self.conformedProtocol = reader.read()
    self.isOfTests = flags & 1 != 0
    self.maker = reader.read()
    self.refusing = reader.read()
  }
}

extension InstantiatedTypes.Aggregate {
  func store(to writer: inout StoreWriter) {
    writer.write(anew)
    writer.write(obtained)
    writer.write(requested)
    writer.write(byMaker)
    writer.write(conformedProtocols)
    writer.write(refusing)
  }
  init(from reader: inout StoreReader) {
    self.anew = reader.read()
    self.obtained = reader.read()
    self.requested = reader.read()
    self.byMaker = reader.read()
    self.conformedProtocols = reader.read()
    self.refusing = reader.read()
  }
}

extension LifetimeCertainty {
  func store(to writer: inout StoreWriter) {
    switch self {
    case .unknown: writer.write(byte: 0)
    case .byFrameworks: writer.write(byte: 1)
    case .assumed: writer.write(byte: 2)
    case .launched: writer.write(byte: 3)
    case .certain: writer.write(byte: 4)
    }
  }
  init(from reader: inout StoreReader) {
    switch reader.byte() {
    case 0: self = .unknown
    case 1: self = .byFrameworks
    case 2: self = .assumed
    case 3: self = .launched
    case 4: self = .certain
    default: self = reader.refuse(.unknown)
    }
  }
}

extension LiveCode {
  func store(to writer: inout StoreWriter) {
    var flags: UInt8 = 0
    if isApplication { flags |= 1 }
    writer.write(byte: flags)
    writer.write(live)
    writer.write(ofTests)
  }
  init(from reader: inout StoreReader, program: Program, dead: DeadCode) {
    let flags = reader.byte()
    self.isApplication = flags & 1 != 0
    self.live = reader.read()
    self.ofTests = reader.read()
    self.program = program
    self.dead = dead
  }
}

extension NeverClearedProperties.OutsideProperty {
  func store(to writer: inout StoreWriter) {
    writer.write(name)
    writer.write(owner)
  }
  init(from reader: inout StoreReader) {
    self.name = reader.read()
    self.owner = reader.read()
  }
}

extension NeverClearedProperties.EndedObject {
  func store(to writer: inout StoreWriter) {
    writer.write(type)
    writer.write(root)
  }
  init(from reader: inout StoreReader) {
    self.type = reader.read()
    self.root = reader.read()
  }
}

extension NeverClearedProperties.Aggregate {
  func store(to writer: inout StoreWriter) {
    writer.write(emptied)
    writer.write(callers)
    writer.write(assigned)
    writer.write(assigners)
    writer.write(ended)
    writer.write(fillings)
    writer.write(calls)
    writer.write(callsWhileFull)
  }
  init(from reader: inout StoreReader) {
    self.emptied = reader.read()
    self.callers = reader.read()
    self.assigned = reader.read()
    self.assigners = reader.read()
    self.ended = reader.read()
    self.fillings = reader.read()
    self.calls = reader.read()
    self.callsWhileFull = reader.read()
  }
}

extension NeverClearedProperties.Contribution {
  func store(to writer: inout StoreWriter) {
    var flags: UInt8 = 0
    if isOfTests { flags |= 1 }
    writer.write(byte: flags)
    writer.write(root)
    writer.write(emptied)
    writer.write(fillings)
    writer.write(calledMethods)
    writer.write(methodValues)
    writer.write(assigned)
    writer.write(ended)
  }
  init(from reader: inout StoreReader) {
    let flags = reader.byte()
    self.root = reader.read()
    self.isOfTests = flags & 1 != 0
    self.emptied = reader.read()
    self.fillings = reader.read()
    self.calledMethods = reader.read()
    self.methodValues = reader.read()
    self.assigned = reader.read()
    self.ended = reader.read()
  }
}

extension ObjectHolders.Reference {
  func store(to writer: inout StoreWriter) {
    var flags: UInt8 = 0
    if isEndedByCalls { flags |= 1 }
    writer.write(byte: flags)
    writer.write(field)
    writer.write(holder)
    writer.write(type)
    writer.write(next)
  }
  init(from reader: inout StoreReader) {
    let flags = reader.byte()
    self.field = reader.read()
    self.holder = reader.read()
    self.type = reader.read()
    self.isEndedByCalls = flags & 1 != 0
    self.next = reader.read()
  }
}

extension ObjectSource {
  func store(to writer: inout StoreWriter) {
    switch self {
    case .made(let value0, let value1):
      writer.write(byte: 0)
      writer.write(value0)
      writer.write(value1)
    case .receiver(let value0, let value1):
      writer.write(byte: 1)
      writer.write(value0)
      writer.write(value1)
    case .slot(let value):
      writer.write(byte: 2)
      writer.write(value)
    case .unknown: writer.write(byte: 3)
    }
  }
  init(from reader: inout StoreReader) {
    switch reader.byte() {
    case 0: self = .made(reader.read(), reader.read())
    case 1: self = .receiver(of: reader.read(), reader.read())
    case 2: self = .slot(reader.read())
    case 3: self = .unknown
    default: self = reader.refuse(.unknown)
    }
  }
}

extension ObjectSlot {
  func store(to writer: inout StoreWriter) {
    switch self {
    case .property(let value):
      writer.write(byte: 0)
      writer.write(value)
    case .parameter(let value0, let value1):
      writer.write(byte: 1)
      writer.write(value0)
      writer.write(value1)
    case .parameters(let value):
      writer.write(byte: 2)
      writer.write(value)
    case .receiver(let value):
      writer.write(byte: 3)
      writer.write(value)
    }
  }
  init(from reader: inout StoreReader) {
    switch reader.byte() {
    case 0: self = .property(reader.read())
    case 1: self = .parameter(reader.read(), reader.read())
    case 2: self = .parameters(of: reader.read())
    case 3: self = .receiver(of: reader.read())
    default:
      reader.expect(false)
      self = .property(reader.read())
    }
  }
}

extension ProcessLifetimeTypes {
  func store(to writer: inout StoreWriter) {
    writer.write(types)
    writer.write(slots)
    writer.write(single)
    writer.write(start)
  }
  init(from reader: inout StoreReader, program: Program) {
    self.types = reader.read()
    self.slots = reader.read()
    self.single = reader.read()
    self.start = reader.read()
    self.program = program
  }
}

extension ReleaseAggregate {
  func store(to writer: inout StoreWriter) {
    writer.write(deinitializers)
    writer.write(reusing)
    writer.write(invokers)
    writer.write(storers)
  }
  init(from reader: inout StoreReader) {
    self.deinitializers = reader.read()
    self.reusing = reader.read()
    self.invokers = reader.read()
    self.storers = reader.read()
  }
}

extension ReleaseContribution {
  func store(to writer: inout StoreWriter) {
    var flags: UInt8 = 0
    if isForReuse { flags |= 1 }
    if isInitializer { flags |= 2 }
    if isDeinitializer { flags |= 4 }
    writer.write(byte: flags)
    writer.write(storedClosures)
    writer.write(owner)
    writer.write(ofOwnObjects)
    writer.write(sources)
  }
  convenience init(from reader: inout StoreReader, unit: EvaluatedUnit) {
    let flags = reader.byte()
    self.init(
      unit: unit,
      storedClosures: reader.read(),
      isForReuse: flags & 1 != 0,
      isInitializer: flags & 2 != 0,
      isDeinitializer: flags & 4 != 0,
      owner: reader.read(),
      ofOwnObjects: reader.read(),
      sources: reader.read())
  }
}

extension ReleaseContribution.StoredClosure {
  func store(to writer: inout StoreWriter) {
    writer.write(type)
    writer.write(property)
    writer.write(closure)
  }
  init(from reader: inout StoreReader) {
    self.type = reader.read()
    self.property = reader.read()
    self.closure = reader.read()
  }
}

extension ReleaseFactTables {
  func store(to writer: inout StoreWriter) {
    var flags: UInt8 = 0
    if isSeparable { flags |= 1 }
    writer.write(byte: flags)
    writer.write(fieldReleases)
    writer.write(releasedVariables)
    writer.write(ofOwnObjects)
    writer.write(changes)
    writer.write(observed)
    writer.write(deliverers)
    writer.write(keyless)
    writer.write(endHandlers)
    writer.write(rearming)
    writer.write(calledInDeinit)
    writer.write(calledAfterRelease)
    writer.write(handles)
    writer.write(stores)
    writer.write(unregistrations)
    writer.write(referenced)
    writer.write(certainCalls)
    writer.write(nonReturning)
    writer.write(restorers)
    writer.write(sources)
  }
  init(from reader: inout StoreReader) {
    let flags = reader.byte()
    self.fieldReleases = reader.read()
    self.releasedVariables = reader.read()
    self.ofOwnObjects = reader.read()
    self.changes = reader.read()
    self.observed = reader.read()
    self.deliverers = reader.read()
    self.keyless = reader.read()
    self.endHandlers = reader.read()
    self.rearming = reader.read()
    self.calledInDeinit = reader.read()
    self.calledAfterRelease = reader.read()
    self.handles = reader.read()
    self.stores = reader.read()
    self.unregistrations = reader.read()
    self.referenced = reader.read()
    self.certainCalls = reader.read()
    self.nonReturning = reader.read()
    self.restorers = reader.read()
    self.sources = reader.read()
    self.isSeparable = flags & 1 != 0
  }
}

extension ReleaseFactTables.OwnedFieldRelease {
  func store(to writer: inout StoreWriter) {
    var flags: UInt8 = 0
    if isInDeinit { flags |= 1 }
    if isRestoration { flags |= 2 }
    writer.write(byte: flags)
    writer.write(fieldRelease)
    writer.write(function)
  }
  init(from reader: inout StoreReader) {
    let flags = reader.byte()
    self.fieldRelease = reader.read()
    self.function = reader.read()
    self.isInDeinit = flags & 1 != 0
    self.isRestoration = flags & 2 != 0
  }
}

extension ReleaseFactTables.ReleasedVariable {
  func store(to writer: inout StoreWriter) {
    writer.write(function)
    writer.write(place)
  }
  init(from reader: inout StoreReader) {
    self.function = reader.read()
    self.place = reader.read()
  }
}

extension ReleaseFactTables.OwnedUnregistration {
  func store(to writer: inout StoreWriter) {
    var flags: UInt8 = 0
    if isInDeinit { flags |= 1 }
    writer.write(byte: flags)
    writer.write(unregistration)
    writer.write(function)
  }
  init(from reader: inout StoreReader) {
    let flags = reader.byte()
    self.unregistration = reader.read()
    self.function = reader.read()
    self.isInDeinit = flags & 1 != 0
  }
}

extension SharedProperties {
  func store(to writer: inout StoreWriter) {
    writer.write(shared)
    writer.write(given)
    writer.write(fresh)
  }
  init(from reader: inout StoreReader) {
    self.shared = reader.read()
    self.given = reader.read()
    self.fresh = reader.read()
  }
}

extension SharedProperties.Contribution {
  func store(to writer: inout StoreWriter) {
    writer.write(shared)
    writer.write(given)
    writer.write(fresh)
  }
  init(from reader: inout StoreReader) {
    self.shared = reader.read()
    self.given = reader.read()
    self.fresh = reader.read()
  }
}

extension StartupCode {
  func store(to writer: inout StoreWriter) {
    writer.write(functions)
    writer.write(runOnce)
  }
  init(from reader: inout StoreReader) {
    self.functions = reader.read()
    self.runOnce = reader.read()
  }
}

extension TransientTypes {
  func store(to writer: inout StoreWriter) {
    var flags: UInt8 = 0
    if isApplication { flags |= 1 }
    if hasExamples { flags |= 2 }
    writer.write(byte: flags)
    writer.write(types)
    writer.write(single)
    writer.write(counted)
    writer.write(functions)
  }
  init(from reader: inout StoreReader, program: Program) {
    let flags = reader.byte()
    self.isApplication = flags & 1 != 0
    self.hasExamples = flags & 2 != 0
    self.types = reader.read()
    self.single = reader.read()
    self.counted = reader.read()
    self.functions = reader.read()
    self.program = program
  }
}

extension UnitFlags {
  func store(to writer: inout StoreWriter) {
    writer.write(rawValue)
  }
  init(from reader: inout StoreReader) {
    self.rawValue = reader.read()
  }
  static func store(optional value: Self?, to writer: inout StoreWriter) {
    writer.write(value?.rawValue)
  }
  static func optional(from reader: inout StoreReader) -> Self? {
    UInt32?(from: &reader).map(Self.init(stored:))
  }
  init(stored rawValue: UInt32) {
    self.rawValue = rawValue
  }
}

extension VerdictDependencies {
  func store(to writer: inout StoreWriter) {
    writer.write(properties)
    writer.write(functions)
    writer.write(types)
    writer.write(places)
    writer.write(variables)
    writer.write(parts)
    writer.write(readings)
  }
  init(from reader: inout StoreReader) {
    self.properties = reader.read()
    self.functions = reader.read()
    self.types = reader.read()
    self.places = reader.read()
    self.variables = reader.read()
    self.parts = reader.read()
    self.readings = reader.read()
  }
}
