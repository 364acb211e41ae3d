// Written by scripts/generate-storable.py from the declarations of types that are `Storable`. Do not edit.

import Engine
import Support

extension ArgumentEffect {
  @inlinable public func store(to writer: inout StoreWriter) {
    var flags: UInt8 = 0
    if keeperArgument != nil { flags |= 1 }
    if until != nil { flags |= 2 }
    if retainsReturned { flags |= 4 }
    if joins { flags |= 8 }
    if isUntilReturn { flags |= 16 }
    if isUntilStreamEnd { flags |= 32 }
    if replaces { flags |= 64 }
    if isAtEnd { flags |= 128 }
    writer.write(byte: flags)
    var flags2: UInt8 = 0
    if isCalledWhenOver { flags2 |= 1 }
    if isFactory { flags2 |= 2 }
    if isStacked { flags2 |= 4 }
    if occasion != nil { flags2 |= 8 }
    if isAboutReturned { flags2 |= 16 }
    if isAutoclosure { flags2 |= 32 }
    if isPropertyValue { flags2 |= 64 }
    if isWeak { flags2 |= 128 }
    writer.write(byte: flags2)
    var flags3: UInt8 = 0
    if isBeneath { flags3 |= 1 }
    if when != nil { flags3 |= 2 }
    if isAssumed { flags3 |= 4 }
    writer.write(byte: flags3)
    writer.write(argument)
    writer.write(keeper)
    if let value = keeperArgument { writer.write(value) }
    writer.write(lifetime)
    if let value = until { writer.write(value) }
    writer.write(endedBy)
    writer.write(awaitedBy)
    writer.write(setOffBy)
    writer.write(rearmedUntil)
    writer.write(heldUpBy)
    writer.write(finishedBy)
    if let value = occasion { writer.write(value) }
    writer.write(passes)
    writer.write(emits)
    if let value = when { writer.write(value) }
  }
  @inlinable public init(from reader: inout StoreReader) {
    let flags = reader.byte()
    let flags2 = reader.byte()
    let flags3 = reader.byte()
    self.argument = reader.read()
    self.keeper = reader.read()
    self.keeperArgument = flags & 1 != 0 ? .some(reader.read()) : nil
    self.lifetime = reader.read()
    self.until = flags & 2 != 0 ? .some(reader.read()) : nil
    self.endedBy = reader.read()
    self.awaitedBy = reader.read()
    self.setOffBy = reader.read()
    self.rearmedUntil = reader.read()
    self.heldUpBy = reader.read()
    self.retainsReturned = flags & 4 != 0
    self.joins = flags & 8 != 0
    self.isUntilReturn = flags & 16 != 0
    self.isUntilStreamEnd = flags & 32 != 0
    self.finishedBy = reader.read()
    self.replaces = flags & 64 != 0
    self.isAtEnd = flags & 128 != 0
    self.isCalledWhenOver = flags2 & 1 != 0
    self.isFactory = flags2 & 2 != 0
    self.isStacked = flags2 & 4 != 0
    self.occasion = flags2 & 8 != 0 ? .some(reader.read()) : nil
    self.isAboutReturned = flags2 & 16 != 0
    self.isAutoclosure = flags2 & 32 != 0
    self.isPropertyValue = flags2 & 64 != 0
    self.passes = reader.read()
    self.emits = reader.read()
    self.isWeak = flags2 & 128 != 0
    self.isBeneath = flags3 & 1 != 0
    self.when = flags3 & 2 != 0 ? .some(reader.read()) : nil
    self.isAssumed = flags3 & 4 != 0
  }
}

extension ArgumentEffect.Keeper {
  @inlinable public func store(to writer: inout StoreWriter) {
    switch self {
    case .none: writer.write(byte: 0)
    case .receiver: writer.write(byte: 1)
    case .source: writer.write(byte: 2)
    case .result: writer.write(byte: 3)
    case .argument: writer.write(byte: 4)
    case .system: writer.write(byte: 5)
    case .`static`: writer.write(byte: 6)
    case .observed: writer.write(byte: 7)
    }
  }
  @inlinable public init(from reader: inout StoreReader) {
    switch reader.byte() {
    case 0: self = .none
    case 1: self = .receiver
    case 2: self = .source
    case 3: self = .result
    case 4: self = .argument
    case 5: self = .system
    case 6: self = .`static`
    case 7: self = .observed
    default: self = reader.refuse(.none)
    }
  }
}

extension PassedValue {
  @inlinable public func store(to writer: inout StoreWriter) {
    switch self {
    case .unknown: writer.write(byte: 0)
    case .elements: writer.write(byte: 1)
    case .values: writer.write(byte: 2)
    case .receiver: writer.write(byte: 3)
    case .pairs: writer.write(byte: 4)
    case .content: writer.write(byte: 5)
    case .result: writer.write(byte: 6)
    case .emitted: writer.write(byte: 7)
    case .accumulated: writer.write(byte: 8)
    }
  }
  @inlinable public init(from reader: inout StoreReader) {
    switch reader.byte() {
    case 0: self = .unknown
    case 1: self = .elements
    case 2: self = .values
    case 3: self = .receiver
    case 4: self = .pairs
    case 5: self = .content
    case 6: self = .result
    case 7: self = .emitted
    case 8: self = .accumulated
    default: self = reader.refuse(.unknown)
    }
  }
}

extension EmittedValue {
  @inlinable public func store(to writer: inout StoreWriter) {
    switch self {
    case .nothing: writer.write(byte: 0)
    case .value: writer.write(byte: 1)
    case .elements: writer.write(byte: 2)
    case .stream: writer.write(byte: 3)
    case .inner: writer.write(byte: 4)
    case .collected: writer.write(byte: 5)
    case .part: writer.write(byte: 6)
    case .returned: writer.write(byte: 7)
    case .ofReturned: writer.write(byte: 8)
    case .ofParameter: writer.write(byte: 9)
    }
  }
  @inlinable public init(from reader: inout StoreReader) {
    switch reader.byte() {
    case 0: self = .nothing
    case 1: self = .value
    case 2: self = .elements
    case 3: self = .stream
    case 4: self = .inner
    case 5: self = .collected
    case 6: self = .part
    case 7: self = .returned
    case 8: self = .ofReturned
    case 9: self = .ofParameter
    default: self = reader.refuse(.nothing)
    }
  }
}

extension ArgumentCondition {
  @inlinable public func store(to writer: inout StoreWriter) {
    writer.write(argument)
    writer.write(value)
  }
  @inlinable public init(from reader: inout StoreReader) {
    self.argument = reader.read()
    self.value = reader.read()
  }
}

extension ArgumentCondition.Value {
  @inlinable public func store(to writer: inout StoreWriter) {
    switch self {
    case .`true`: writer.write(byte: 0)
    case .`false`: writer.write(byte: 1)
    case .`nil`: writer.write(byte: 2)
    case .absent: writer.write(byte: 3)
    case .members(let value):
      writer.write(byte: 4)
      writer.write(value)
    case .received: writer.write(byte: 5)
    }
  }
  @inlinable public init(from reader: inout StoreReader) {
    switch reader.byte() {
    case 0: self = .`true`
    case 1: self = .`false`
    case 2: self = .`nil`
    case 3: self = .absent
    case 4: self = .members(reader.read())
    case 5: self = .received
    default: self = reader.refuse(.`true`)
    }
  }
}

extension ArgumentSelector {
  @inlinable public func store(to writer: inout StoreWriter) {
    switch self {
    case .label(let value):
      writer.write(byte: 0)
      writer.write(value)
    case .anyClosure: writer.write(byte: 1)
    case .receiver: writer.write(byte: 2)
    }
  }
  @inlinable public init(from reader: inout StoreReader) {
    switch reader.byte() {
    case 0: self = .label(reader.read())
    case 1: self = .anyClosure
    case 2: self = .receiver
    default: self = reader.refuse(.anyClosure)
    }
  }
}

extension FunctionModel {
  @inlinable public func store(to writer: inout StoreWriter) {
    var flags: UInt8 = 0
    if type != nil { flags |= 1 }
    if isAssignment { flags |= 2 }
    if labels != nil { flags |= 4 }
    if resultType != nil { flags |= 8 }
    if key != nil { flags |= 16 }
    if streamEnd != nil { flags |= 32 }
    if isDiscardable { flags |= 64 }
    if isDarwinOnly { flags |= 128 }
    writer.write(byte: flags)
    var flags2: UInt8 = 0
    if countedFrom != nil { flags2 |= 1 }
    if closureParameter != nil { flags2 |= 2 }
    if resultKeeper != nil { flags2 |= 4 }
    if isForReuse { flags2 |= 8 }
    if occasion != nil { flags2 |= 16 }
    if isCalledOnce { flags2 |= 32 }
    if singleCase != nil { flags2 |= 64 }
    if deliversOn != nil { flags2 |= 128 }
    writer.write(byte: flags2)
    var flags3: UInt8 = 0
    if isBackground { flags3 |= 1 }
    if inspectsTypes { flags3 |= 2 }
    if neverReturns != nil { flags3 |= 4 }
    if advice != nil { flags3 |= 8 }
    writer.write(byte: flags3)
    writer.write(framework)
    if let value = type { writer.write(value) }
    writer.write(name)
    if let value = labels { writer.write(value) }
    writer.write(optionalLabels)
    writer.write(effects)
    writer.write(result)
    if let value = resultType { writer.write(value) }
    writer.write(emptying)
    if let value = key { writer.write(value) }
    if let value = streamEnd { writer.write(value) }
    writer.write(finishedBy)
    writer.write(resumedBy)
    writer.write(waitsFor)
    if let value = countedFrom { writer.write(value) }
    if let value = closureParameter { writer.write(value) }
    writer.write(telling)
    if let value = resultKeeper { writer.write(value) }
    if let value = occasion { writer.write(value) }
    if let value = singleCase { writer.write(value) }
    if let value = deliversOn { writer.write(value) }
    if let value = neverReturns { writer.write(value) }
    if let value = advice { writer.write(value) }
    writer.write(source)
    writer.write(confidence)
    writer.write(origin)
  }
  @inlinable public init(from reader: inout StoreReader) {
    let flags = reader.byte()
    let flags2 = reader.byte()
    let flags3 = reader.byte()
    self.framework = reader.read()
    self.type = flags & 1 != 0 ? .some(reader.read()) : nil
    self.name = reader.read()
    self.isAssignment = flags & 2 != 0
    self.labels = flags & 4 != 0 ? .some(reader.read()) : nil
    self.optionalLabels = reader.read()
    self.effects = reader.read()
    self.result = reader.read()
    self.resultType = flags & 8 != 0 ? .some(reader.read()) : nil
    self.emptying = reader.read()
    self.key = flags & 16 != 0 ? .some(reader.read()) : nil
    self.streamEnd = flags & 32 != 0 ? .some(reader.read()) : nil
    self.finishedBy = reader.read()
    self.resumedBy = reader.read()
    self.isDiscardable = flags & 64 != 0
    self.isDarwinOnly = flags & 128 != 0
    self.waitsFor = reader.read()
    self.countedFrom = flags2 & 1 != 0 ? .some(reader.read()) : nil
    self.closureParameter = flags2 & 2 != 0 ? .some(reader.read()) : nil
    self.telling = reader.read()
    self.resultKeeper = flags2 & 4 != 0 ? .some(reader.read()) : nil
    self.isForReuse = flags2 & 8 != 0
    self.occasion = flags2 & 16 != 0 ? .some(reader.read()) : nil
    self.isCalledOnce = flags2 & 32 != 0
    self.singleCase = flags2 & 64 != 0 ? .some(reader.read()) : nil
    self.deliversOn = flags2 & 128 != 0 ? .some(reader.read()) : nil
    self.isBackground = flags3 & 1 != 0
    self.inspectsTypes = flags3 & 2 != 0
    self.neverReturns = flags3 & 4 != 0 ? .some(reader.read()) : nil
    self.advice = flags3 & 8 != 0 ? .some(reader.read()) : nil
    self.source = reader.read()
    self.confidence = reader.read()
    self.origin = reader.read()
  }
}

extension FunctionModel.Confidence {
  @inlinable public func store(to writer: inout StoreWriter) {
    switch self {
    case .checked: writer.write(byte: 0)
    case .partly: writer.write(byte: 1)
    case .remembered: writer.write(byte: 2)
    }
  }
  @inlinable public init(from reader: inout StoreReader) {
    switch reader.byte() {
    case 0: self = .checked
    case 1: self = .partly
    case 2: self = .remembered
    default: self = reader.refuse(.checked)
    }
  }
}

extension NeverReturning {
  @inlinable public func store(to writer: inout StoreWriter) {
    switch self {
    case .processEnds: writer.write(byte: 0)
    case .runsOn: writer.write(byte: 1)
    }
  }
  @inlinable public init(from reader: inout StoreReader) {
    switch reader.byte() {
    case 0: self = .processEnds
    case 1: self = .runsOn
    default: self = reader.refuse(.processEnds)
    }
  }
}

extension Occasion {
  @inlinable public func store(to writer: inout StoreWriter) {
    switch self {
    case .going: writer.write(byte: 0)
    case .answer: writer.write(byte: 1)
    case .shown: writer.write(byte: 2)
    }
  }
  @inlinable public init(from reader: inout StoreReader) {
    switch reader.byte() {
    case 0: self = .going
    case 1: self = .answer
    case 2: self = .shown
    default: self = reader.refuse(.going)
    }
  }
}

extension Emptying {
  @inlinable public func store(to writer: inout StoreWriter) {
    switch self {
    case .nothing: writer.write(byte: 0)
    case .some: writer.write(byte: 1)
    case .tail: writer.write(byte: 2)
    case .last: writer.write(byte: 3)
    case .all: writer.write(byte: 4)
    }
  }
  @inlinable public init(from reader: inout StoreReader) {
    switch reader.byte() {
    case 0: self = .nothing
    case 1: self = .some
    case 2: self = .tail
    case 3: self = .last
    case 4: self = .all
    default: self = reader.refuse(.nothing)
    }
  }
}

extension StreamEnd {
  @inlinable public func store(to writer: inout StoreWriter) {
    switch self {
    case .byItself: writer.write(byte: 0)
    case .withReceiver: writer.write(byte: 1)
    case .withAll: writer.write(byte: 2)
    case .whenFinished: writer.write(byte: 3)
    case .whenArgumentEmits: writer.write(byte: 4)
    }
  }
  @inlinable public init(from reader: inout StoreReader) {
    switch reader.byte() {
    case 0: self = .byItself
    case 1: self = .withReceiver
    case 2: self = .withAll
    case 3: self = .whenFinished
    case 4: self = .whenArgumentEmits
    default: self = reader.refuse(.byItself)
    }
  }
}

extension Telling {
  @inlinable public func store(to writer: inout StoreWriter) {
    switch self {
    case .nothing: writer.write(byte: 0)
    case .read: writer.write(byte: 1)
    }
  }
  @inlinable public init(from reader: inout StoreReader) {
    switch reader.byte() {
    case 0: self = .nothing
    case 1: self = .read
    default: self = reader.refuse(.nothing)
    }
  }
}

extension ResultModel {
  @inlinable public func store(to writer: inout StoreWriter) {
    switch self {
    case .other: writer.write(byte: 0)
    case .exchange: writer.write(byte: 1)
    case .receiver: writer.write(byte: 2)
    case .returned: writer.write(byte: 3)
    case .collected: writer.write(byte: 4)
    case .compacted: writer.write(byte: 5)
    case .flattened: writer.write(byte: 6)
    case .folded: writer.write(byte: 7)
    case .accumulated: writer.write(byte: 8)
    case .gathered: writer.write(byte: 9)
    case .element: writer.write(byte: 10)
    case .paired: writer.write(byte: 11)
    case .argument: writer.write(byte: 12)
    case .kept: writer.write(byte: 13)
    case .property: writer.write(byte: 14)
    case .object: writer.write(byte: 15)
    case .shared: writer.write(byte: 16)
    }
  }
  @inlinable public init(from reader: inout StoreReader) {
    switch reader.byte() {
    case 0: self = .other
    case 1: self = .exchange
    case 2: self = .receiver
    case 3: self = .returned
    case 4: self = .collected
    case 5: self = .compacted
    case 6: self = .flattened
    case 7: self = .folded
    case 8: self = .accumulated
    case 9: self = .gathered
    case 10: self = .element
    case 11: self = .paired
    case 12: self = .argument
    case 13: self = .kept
    case 14: self = .property
    case 15: self = .object
    case 16: self = .shared
    default: self = reader.refuse(.other)
    }
  }
}

extension MemberResultModel {
  @inlinable public func store(to writer: inout StoreWriter) {
    writer.write(name)
    writer.write(result)
  }
  @inlinable public init(from reader: inout StoreReader) {
    self.name = reader.read()
    self.result = reader.read()
  }
}

extension MemberResultModel.Result {
  @inlinable public func store(to writer: inout StoreWriter) {
    switch self {
    case .elements: writer.write(byte: 0)
    case .someElements: writer.write(byte: 1)
    case .selectedElements: writer.write(byte: 2)
    case .numbered: writer.write(byte: 3)
    case .elementIfAny: writer.write(byte: 4)
    case .element: writer.write(byte: 5)
    case .success: writer.write(byte: 6)
    }
  }
  @inlinable public init(from reader: inout StoreReader) {
    switch reader.byte() {
    case 0: self = .elements
    case 1: self = .someElements
    case 2: self = .selectedElements
    case 3: self = .numbered
    case 4: self = .elementIfAny
    case 5: self = .element
    case 6: self = .success
    default: self = reader.refuse(.elements)
    }
  }
}

extension OperatorModel {
  @inlinable public func store(to writer: inout StoreWriter) {
    var flags: UInt8 = 0
    if type != nil { flags |= 1 }
    writer.write(byte: flags)
    writer.write(name)
    if let value = type { writer.write(value) }
  }
  @inlinable public init(from reader: inout StoreReader) {
    let flags = reader.byte()
    self.name = reader.read()
    self.type = flags & 1 != 0 ? .some(reader.read()) : nil
  }
}

extension AttributeModel {
  @inlinable public func store(to writer: inout StoreWriter) {
    var flags: UInt8 = 0
    if isReachedFromOutside { flags |= 1 }
    if strength != nil { flags |= 2 }
    if isOutlet { flags |= 4 }
    if strengthOfVariables != nil { flags |= 8 }
    if isPreview { flags |= 16 }
    if keyPathRoot != nil { flags |= 32 }
    if keyPathMember != nil { flags |= 64 }
    writer.write(byte: flags)
    writer.write(name)
    if let value = strength { writer.write(value) }
    if let value = strengthOfVariables { writer.write(value) }
    if let value = keyPathRoot { writer.write(value) }
    if let value = keyPathMember { writer.write(value) }
  }
  @inlinable public init(from reader: inout StoreReader) {
    let flags = reader.byte()
    self.name = reader.read()
    self.isReachedFromOutside = flags & 1 != 0
    self.strength = flags & 2 != 0 ? .some(reader.read()) : nil
    self.isOutlet = flags & 4 != 0
    self.strengthOfVariables = flags & 8 != 0 ? .some(reader.read()) : nil
    self.isPreview = flags & 16 != 0
    self.keyPathRoot = flags & 32 != 0 ? .some(reader.read()) : nil
    self.keyPathMember = flags & 64 != 0 ? .some(reader.read()) : nil
  }
}

extension MemberEvent {
  @inlinable public func store(to writer: inout StoreWriter) {
    var flags: UInt8 = 0
    if type != nil { flags |= 1 }
    if assigned != nil { flags |= 2 }
    if label != nil { flags |= 4 }
    writer.write(byte: flags)
    if let value = type { writer.write(value) }
    writer.write(member)
    if let value = assigned { writer.write(value) }
    if let value = label { writer.write(value) }
  }
  @inlinable public init(from reader: inout StoreReader) {
    let flags = reader.byte()
    self.type = flags & 1 != 0 ? .some(reader.read()) : nil
    self.member = reader.read()
    self.assigned = flags & 2 != 0 ? .some(reader.read()) : nil
    self.label = flags & 4 != 0 ? .some(reader.read()) : nil
  }
}

extension AssignedValue {
  @inlinable public func store(to writer: inout StoreWriter) {
    switch self {
    case .no: writer.write(byte: 0)
    case .yes: writer.write(byte: 1)
    case .nothing: writer.write(byte: 2)
    }
  }
  @inlinable public init(from reader: inout StoreReader) {
    switch reader.byte() {
    case 0: self = .no
    case 1: self = .yes
    case 2: self = .nothing
    default: self = reader.refuse(.no)
    }
  }
}

extension LibraryModel {
  @inlinable public func store(to writer: inout StoreWriter) {
    var flags: UInt8 = 0
    if isForTests { flags |= 1 }
    if isChecked { flags |= 2 }
    writer.write(byte: flags)
    writer.write(framework)
    writer.write(modules)
  }
  @inlinable public init(from reader: inout StoreReader) {
    let flags = reader.byte()
    self.framework = reader.read()
    self.modules = reader.read()
    self.isForTests = flags & 1 != 0
    self.isChecked = flags & 2 != 0
  }
}

extension ModelCatalog {
  @inlinable public func store(to writer: inout StoreWriter) {
    writer.write(functions)
    writer.write(types)
    writer.write(unknown)
    writer.write(unknownProperties)
    writer.write(libraries)
    writer.write(memberResults)
    writer.write(operators)
    writer.write(attributes)
  }
  @inlinable public init(from reader: inout StoreReader) {
    self.functions = reader.read()
    self.types = reader.read()
    self.unknown = reader.read()
    self.unknownProperties = reader.read()
    self.libraries = reader.read()
    self.memberResults = reader.read()
    self.operators = reader.read()
    self.attributes = reader.read()
  }
}

extension ModelType {
  @inlinable public func store(to writer: inout StoreWriter) {
    switch self {
    case .named(let value):
      writer.write(byte: 0)
      writer.write(value)
    case .array(let value):
      writer.write(byte: 1)
      writer.write(value)
    case .optional(let value):
      writer.write(byte: 2)
      writer.write(value)
    case .tuple(let value):
      writer.write(byte: 3)
      writer.write(value)
    case .argument(let value0, let value1):
      writer.write(byte: 4)
      writer.write(value0)
      writer.write(value1)
    case .result(let value0, let value1):
      writer.write(byte: 5)
      writer.write(value0)
      writer.write(value1)
    case .other: writer.write(byte: 6)
    }
  }
  @inlinable public init(from reader: inout StoreReader) {
    switch reader.byte() {
    case 0: self = .named(reader.read())
    case 1: self = .array(reader.read())
    case 2: self = .optional(reader.read())
    case 3: self = .tuple(reader.read())
    case 4: self = .argument(of: reader.read(), at: reader.read())
    case 5: self = .result(of: reader.read(), method: reader.read())
    case 6: self = .other
    default: self = reader.refuse(.other)
    }
  }
}

extension ModelType.Part {
  @inlinable public func store(to writer: inout StoreWriter) {
    var flags: UInt8 = 0
    if label != nil { flags |= 1 }
    writer.write(byte: flags)
    if let value = label { writer.write(value) }
    writer.write(type)
  }
  @inlinable public init(from reader: inout StoreReader) {
    let flags = reader.byte()
    self.label = flags & 1 != 0 ? .some(reader.read()) : nil
    self.type = reader.read()
  }
}

extension StreamFinisher {
  @inlinable public func store(to writer: inout StoreWriter) {
    var flags: UInt8 = 0
    if label != nil { flags |= 1 }
    if enumCase != nil { flags |= 2 }
    writer.write(byte: flags)
    writer.write(member)
    if let value = label { writer.write(value) }
    if let value = enumCase { writer.write(value) }
  }
  @inlinable public init(from reader: inout StoreReader) {
    let flags = reader.byte()
    self.member = reader.read()
    self.label = flags & 1 != 0 ? .some(reader.read()) : nil
    self.enumCase = flags & 2 != 0 ? .some(reader.read()) : nil
  }
}

extension TypeModel {
  @inlinable public func store(to writer: inout StoreWriter) {
    var flags: UInt8 = 0
    if isClassBound { flags |= 1 }
    if sequenceEnd != nil { flags |= 2 }
    if livesForProcess { flags |= 4 }
    if isObserved { flags |= 8 }
    if isRoot { flags |= 16 }
    if nested != nil { flags |= 32 }
    if global != nil { flags |= 64 }
    if isInTree { flags |= 128 }
    writer.write(byte: flags)
    var flags2: UInt8 = 0
    if isShown { flags2 |= 1 }
    if isPlain { flags2 |= 2 }
    if isMadeByCode { flags2 |= 4 }
    if sample != nil { flags2 |= 8 }
    if requirements != nil { flags2 |= 16 }
    writer.write(byte: flags2)
    writer.write(framework)
    writer.write(name)
    writer.write(kind)
    writer.write(generics)
    writer.write(inherits)
    writer.write(properties)
    if let value = sequenceEnd { writer.write(value) }
    if let value = nested { writer.write(value) }
    writer.write(associatedTypes)
    if let value = global { writer.write(value) }
    if let value = sample { writer.write(value) }
    writer.write(whenGone)
    if let value = requirements { writer.write(value) }
    writer.write(source)
    writer.write(confidence)
  }
  @inlinable public init(from reader: inout StoreReader) {
    let flags = reader.byte()
    let flags2 = reader.byte()
    self.framework = reader.read()
    self.name = reader.read()
    self.kind = reader.read()
    self.generics = reader.read()
    self.inherits = reader.read()
    self.isClassBound = flags & 1 != 0
    self.properties = reader.read()
    self.sequenceEnd = flags & 2 != 0 ? .some(reader.read()) : nil
    self.livesForProcess = flags & 4 != 0
    self.isObserved = flags & 8 != 0
    self.isRoot = flags & 16 != 0
    self.nested = flags & 32 != 0 ? .some(reader.read()) : nil
    self.associatedTypes = reader.read()
    self.global = flags & 64 != 0 ? .some(reader.read()) : nil
    self.isInTree = flags & 128 != 0
    self.isShown = flags2 & 1 != 0
    self.isPlain = flags2 & 2 != 0
    self.isMadeByCode = flags2 & 4 != 0
    self.sample = flags2 & 8 != 0 ? .some(reader.read()) : nil
    self.whenGone = reader.read()
    self.requirements = flags2 & 16 != 0 ? .some(reader.read()) : nil
    self.source = reader.read()
    self.confidence = reader.read()
  }
}

extension TypeModel.Kind {
  @inlinable public func store(to writer: inout StoreWriter) {
    switch self {
    case .`class`: writer.write(byte: 0)
    case .`struct`: writer.write(byte: 1)
    case .`enum`: writer.write(byte: 2)
    case .actor: writer.write(byte: 3)
    case .`protocol`: writer.write(byte: 4)
    }
  }
  @inlinable public init(from reader: inout StoreReader) {
    switch reader.byte() {
    case 0: self = .`class`
    case 1: self = .`struct`
    case 2: self = .`enum`
    case 3: self = .actor
    case 4: self = .`protocol`
    default: self = reader.refuse(.`class`)
    }
  }
}

extension TypeModel.Property {
  @inlinable public func store(to writer: inout StoreWriter) {
    var flags: UInt8 = 0
    if type != nil { flags |= 1 }
    if isStored { flags |= 2 }
    if isStatic { flags |= 4 }
    if tellsCancellation { flags |= 8 }
    if isElement { flags |= 16 }
    if isView { flags |= 32 }
    if isViewed { flags |= 64 }
    if isCollectionOfValues { flags |= 128 }
    writer.write(byte: flags)
    var flags2: UInt8 = 0
    if isMadeForObject { flags2 |= 1 }
    if holder != nil { flags2 |= 2 }
    writer.write(byte: flags2)
    writer.write(name)
    if let value = type { writer.write(value) }
    writer.write(strength)
    if let value = holder { writer.write(value) }
  }
  @inlinable public init(from reader: inout StoreReader) {
    let flags = reader.byte()
    let flags2 = reader.byte()
    self.name = reader.read()
    self.type = flags & 1 != 0 ? .some(reader.read()) : nil
    self.strength = reader.read()
    self.isStored = flags & 2 != 0
    self.isStatic = flags & 4 != 0
    self.tellsCancellation = flags & 8 != 0
    self.isElement = flags & 16 != 0
    self.isView = flags & 32 != 0
    self.isViewed = flags & 64 != 0
    self.isCollectionOfValues = flags & 128 != 0
    self.isMadeForObject = flags2 & 1 != 0
    self.holder = flags2 & 2 != 0 ? .some(reader.read()) : nil
  }
}

extension TypeModel.SequenceEnd {
  @inlinable public func store(to writer: inout StoreWriter) {
    switch self {
    case .finite: writer.write(byte: 0)
    case .endless: writer.write(byte: 1)
    case .withObject: writer.write(byte: 2)
    case .atDeath: writer.write(byte: 3)
    }
  }
  @inlinable public init(from reader: inout StoreReader) {
    switch reader.byte() {
    case 0: self = .finite
    case 1: self = .endless
    case 2: self = .withObject
    case 3: self = .atDeath
    default: self = reader.refuse(.finite)
    }
  }
}

extension UnknownCalleePattern {
  @inlinable public func store(to writer: inout StoreWriter) {
    var flags: UInt8 = 0
    if label != nil { flags |= 1 }
    if function != nil { flags |= 2 }
    writer.write(byte: flags)
    if let value = label { writer.write(value) }
    if let value = function { writer.write(value) }
    writer.write(keeper)
    writer.write(lifetime)
    writer.write(reason)
  }
  @inlinable public init(from reader: inout StoreReader) {
    let flags = reader.byte()
    self.label = flags & 1 != 0 ? .some(reader.read()) : nil
    self.function = flags & 2 != 0 ? .some(reader.read()) : nil
    self.keeper = reader.read()
    self.lifetime = reader.read()
    self.reason = reader.read()
  }
}

extension UnknownPropertyPattern {
  @inlinable public func store(to writer: inout StoreWriter) {
    var flags: UInt8 = 0
    if isForOwnersOnly { flags |= 1 }
    if isBackReference { flags |= 2 }
    writer.write(byte: flags)
    writer.write(name)
    writer.write(strength)
    writer.write(reason)
  }
  @inlinable public init(from reader: inout StoreReader) {
    let flags = reader.byte()
    self.name = reader.read()
    self.strength = reader.read()
    self.reason = reader.read()
    self.isForOwnersOnly = flags & 1 != 0
    self.isBackReference = flags & 2 != 0
  }
}

extension RuleFileContents {
  @inlinable public func store(to writer: inout StoreWriter) {
    writer.write(catalog)
    writer.write(models)
  }
  @inlinable public init(from reader: inout StoreReader) {
    self.catalog = reader.read()
    self.models = reader.read()
  }
}

extension Level {
  @inlinable public func store(to writer: inout StoreWriter) {
    switch self {
    case .off: writer.write(byte: 0)
    case .note: writer.write(byte: 1)
    case .warning: writer.write(byte: 2)
    case .error: writer.write(byte: 3)
    }
  }
  @inlinable public init(from reader: inout StoreReader) {
    switch reader.byte() {
    case 0: self = .off
    case 1: self = .note
    case 2: self = .warning
    case 3: self = .error
    default: self = reader.refuse(.off)
    }
  }
}

extension Condition {
  @inlinable public func store(to writer: inout StoreWriter) {
    writer.write(attribute)
    writer.write(values)
  }
  @inlinable public init(from reader: inout StoreReader) {
    self.attribute = reader.read()
    self.values = reader.read()
  }
}

extension MessageVariant {
  @inlinable public func store(to writer: inout StoreWriter) {
    writer.write(conditions)
    writer.write(text)
  }
  @inlinable public init(from reader: inout StoreReader) {
    self.conditions = reader.read()
    self.text = reader.read()
  }
}

extension Weakness {
  @inlinable public func store(to writer: inout StoreWriter) {
    writer.write(number)
    writer.write(conditions)
  }
  @inlinable public init(from reader: inout StoreReader) {
    self.number = reader.read()
    self.conditions = reader.read()
  }
}

extension RuleExample {
  @inlinable public func store(to writer: inout StoreWriter) {
    writer.write(source)
  }
  @inlinable public init(from reader: inout StoreReader) {
    self.source = reader.read()
  }
}

extension Rule {
  @inlinable public func store(to writer: inout StoreWriter) {
    var flags: UInt8 = 0
    if level != nil { flags |= 1 }
    if query != nil { flags |= 2 }
    if unfixable != nil { flags |= 4 }
    writer.write(byte: flags)
    writer.write(name)
    writer.write(summary)
    writer.write(explanation)
    if let value = level { writer.write(value) }
    writer.write(noteConditions)
    writer.write(precedence)
    writer.write(tags)
    writer.write(cwe)
    writer.write(conditions)
    if let value = query { writer.write(value) }
    writer.write(message)
    writer.write(variants)
    writer.write(place)
    writer.write(fixes)
    if let value = unfixable { writer.write(value) }
    writer.write(firingExamples)
    writer.write(harmlessExamples)
  }
  @inlinable public init(from reader: inout StoreReader) {
    let flags = reader.byte()
    self.name = reader.read()
    self.summary = reader.read()
    self.explanation = reader.read()
    self.level = flags & 1 != 0 ? .some(reader.read()) : nil
    self.noteConditions = reader.read()
    self.precedence = reader.read()
    self.tags = reader.read()
    self.cwe = reader.read()
    self.conditions = reader.read()
    self.query = flags & 2 != 0 ? .some(reader.read()) : nil
    self.message = reader.read()
    self.variants = reader.read()
    self.place = reader.read()
    self.fixes = reader.read()
    self.unfixable = flags & 4 != 0 ? .some(reader.read()) : nil
    self.firingExamples = reader.read()
    self.harmlessExamples = reader.read()
  }
}

extension Rule.Place {
  @inlinable public func store(to writer: inout StoreWriter) {
    switch self {
    case .closureHead: writer.write(byte: 0)
    case .methodReference: writer.write(byte: 1)
    case .propertyName: writer.write(byte: 2)
    case .handover: writer.write(byte: 3)
    case .captureListEntry: writer.write(byte: 4)
    case .comment: writer.write(byte: 5)
    case .use: writer.write(byte: 6)
    case .store: writer.write(byte: 7)
    }
  }
  @inlinable public init(from reader: inout StoreReader) {
    switch reader.byte() {
    case 0: self = .closureHead
    case 1: self = .methodReference
    case 2: self = .propertyName
    case 3: self = .handover
    case 4: self = .captureListEntry
    case 5: self = .comment
    case 6: self = .use
    case 7: self = .store
    default: self = reader.refuse(.closureHead)
    }
  }
}

extension Rule.FixStrategy {
  @inlinable public func store(to writer: inout StoreWriter) {
    switch self {
    case .constantCapture: writer.write(byte: 0)
    case .weakCapture: writer.write(byte: 1)
    case .closureInPlace: writer.write(byte: 2)
    case .weakProperty: writer.write(byte: 3)
    case .entryRemoval: writer.write(byte: 4)
    }
  }
  @inlinable public init(from reader: inout StoreReader) {
    switch reader.byte() {
    case 0: self = .constantCapture
    case 1: self = .weakCapture
    case 2: self = .closureInPlace
    case 3: self = .weakProperty
    case 4: self = .entryRemoval
    default: self = reader.refuse(.constantCapture)
    }
  }
}

extension LevelRow {
  @inlinable public func store(to writer: inout StoreWriter) {
    writer.write(conditions)
    writer.write(level)
  }
  @inlinable public init(from reader: inout StoreReader) {
    self.conditions = reader.read()
    self.level = reader.read()
  }
}

extension RuleCatalog {
  @inlinable public func store(to writer: inout StoreWriter) {
    writer.write(rules)
    writer.write(levels)
    writer.write(presets)
  }
  @inlinable public init(from reader: inout StoreReader) {
    self.rules = reader.read()
    self.levels = reader.read()
    self.presets = reader.read()
  }
}

extension Preset {
  @inlinable public func store(to writer: inout StoreWriter) {
    writer.write(name)
    writer.write(summary)
    writer.write(minimumLevels)
  }
  @inlinable public init(from reader: inout StoreReader) {
    self.name = reader.read()
    self.summary = reader.read()
    self.minimumLevels = reader.read()
  }
}

extension RuleLevel {
  @inlinable public func store(to writer: inout StoreWriter) {
    writer.write(rule)
    writer.write(level)
  }
  @inlinable public init(from reader: inout StoreReader) {
    self.rule = reader.read()
    self.level = reader.read()
  }
}

extension ObservationAttribute {
  @inlinable public func store(to writer: inout StoreWriter) {
    switch self {
    case .subject: writer.write(byte: 0)
    case .form: writer.write(byte: 1)
    case .strength: writer.write(byte: 2)
    case .keeper: writer.write(byte: 3)
    case .lifetime: writer.write(byte: 4)
    case .evidence: writer.write(byte: 5)
    case .life: writer.write(byte: 6)
    case .end: writer.write(byte: 7)
    case .shape: writer.write(byte: 8)
    case .broken: writer.write(byte: 9)
    case .via: writer.write(byte: 10)
    case .code: writer.write(byte: 11)
    }
  }
  @inlinable public init(from reader: inout StoreReader) {
    switch reader.byte() {
    case 0: self = .subject
    case 1: self = .form
    case 2: self = .strength
    case 3: self = .keeper
    case 4: self = .lifetime
    case 5: self = .evidence
    case 6: self = .life
    case 7: self = .end
    case 8: self = .shape
    case 9: self = .broken
    case 10: self = .via
    case 11: self = .code
    default: self = reader.refuse(.subject)
    }
  }
}

extension Subject {
  @inlinable public func store(to writer: inout StoreWriter) {
    switch self {
    case .closureCapture: writer.write(byte: 0)
    case .methodReference: writer.write(byte: 1)
    case .storedReference: writer.write(byte: 2)
    case .target: writer.write(byte: 3)
    case .unownedProperty: writer.write(byte: 4)
    case .unownedInDeinit: writer.write(byte: 5)
    case .suppression: writer.write(byte: 6)
    case .forcedUse: writer.write(byte: 7)
    case .unusedEntry: writer.write(byte: 8)
    case .strongDelegate: writer.write(byte: 9)
    case .restartedRegistration: writer.write(byte: 10)
    case .growingCollection: writer.write(byte: 11)
    }
  }
  @inlinable public init(from reader: inout StoreReader) {
    switch reader.byte() {
    case 0: self = .closureCapture
    case 1: self = .methodReference
    case 2: self = .storedReference
    case 3: self = .target
    case 4: self = .unownedProperty
    case 5: self = .unownedInDeinit
    case 6: self = .suppression
    case 7: self = .forcedUse
    case 8: self = .unusedEntry
    case 9: self = .strongDelegate
    case 10: self = .restartedRegistration
    case 11: self = .growingCollection
    default: self = reader.refuse(.closureCapture)
    }
  }
}

extension CaptureForm {
  @inlinable public func store(to writer: inout StoreWriter) {
    switch self {
    case .`self`: writer.write(byte: 0)
    case .object: writer.write(byte: 1)
    case .closure: writer.write(byte: 2)
    }
  }
  @inlinable public init(from reader: inout StoreReader) {
    switch reader.byte() {
    case 0: self = .`self`
    case 1: self = .object
    case 2: self = .closure
    default: self = reader.refuse(.`self`)
    }
  }
}

extension CaptureStrength {
  @inlinable public func store(to writer: inout StoreWriter) {
    switch self {
    case .strong: writer.write(byte: 0)
    case .weak: writer.write(byte: 1)
    case .unowned: writer.write(byte: 2)
    case .unownedUnsafe: writer.write(byte: 3)
    }
  }
  @inlinable public init(from reader: inout StoreReader) {
    switch reader.byte() {
    case 0: self = .strong
    case 1: self = .weak
    case 2: self = .unowned
    case 3: self = .unownedUnsafe
    default: self = reader.refuse(.strong)
    }
  }
}

extension Keeper {
  @inlinable public func store(to writer: inout StoreWriter) {
    switch self {
    case .none: writer.write(byte: 0)
    case .cycle: writer.write(byte: 1)
    case .part: writer.write(byte: 2)
    case .owner: writer.write(byte: 3)
    case .object: writer.write(byte: 4)
    case .token: writer.write(byte: 5)
    case .caller: writer.write(byte: 6)
    case .system: writer.write(byte: 7)
    case .`static`: writer.write(byte: 8)
    case .unknown: writer.write(byte: 9)
    }
  }
  @inlinable public init(from reader: inout StoreReader) {
    switch reader.byte() {
    case 0: self = .none
    case 1: self = .cycle
    case 2: self = .part
    case 3: self = .owner
    case 4: self = .object
    case 5: self = .token
    case 6: self = .caller
    case 7: self = .system
    case 8: self = .`static`
    case 9: self = .unknown
    default: self = reader.refuse(.none)
    }
  }
}

extension Via {
  @inlinable public func store(to writer: inout StoreWriter) {
    switch self {
    case .direct: writer.write(byte: 0)
    case .token: writer.write(byte: 1)
    case .target: writer.write(byte: 2)
    }
  }
  @inlinable public init(from reader: inout StoreReader) {
    switch reader.byte() {
    case 0: self = .direct
    case 1: self = .token
    case 2: self = .target
    default: self = reader.refuse(.direct)
    }
  }
}

extension Life {
  @inlinable public func store(to writer: inout StoreWriter) {
    switch self {
    case .noneMade: writer.write(byte: 0)
    case .lasting: writer.write(byte: 1)
    case .unreleased: writer.write(byte: 2)
    case .unknown: writer.write(byte: 3)
    case .passing: writer.write(byte: 4)
    }
  }
  @inlinable public init(from reader: inout StoreReader) {
    switch reader.byte() {
    case 0: self = .noneMade
    case 1: self = .lasting
    case 2: self = .unreleased
    case 3: self = .unknown
    case 4: self = .passing
    default: self = reader.refuse(.noneMade)
    }
  }
}

extension PathEnd {
  @inlinable public func store(to writer: inout StoreWriter) {
    switch self {
    case .guaranteed: writer.write(byte: 0)
    case .open: writer.write(byte: 1)
    case .missed: writer.write(byte: 2)
    case .none: writer.write(byte: 3)
    }
  }
  @inlinable public init(from reader: inout StoreReader) {
    switch reader.byte() {
    case 0: self = .guaranteed
    case 1: self = .open
    case 2: self = .missed
    case 3: self = .none
    default: self = reader.refuse(.guaranteed)
    }
  }
}

extension Lifetime {
  @inlinable public func store(to writer: inout StoreWriter) {
    switch self {
    case .synchronous: writer.write(byte: 0)
    case .untilEvent: writer.write(byte: 1)
    case .untilCall: writer.write(byte: 2)
    case .whileKept: writer.write(byte: 3)
    case .unbounded: writer.write(byte: 4)
    case .unknown: writer.write(byte: 5)
    }
  }
  @inlinable public init(from reader: inout StoreReader) {
    switch reader.byte() {
    case 0: self = .synchronous
    case 1: self = .untilEvent
    case 2: self = .untilCall
    case 3: self = .whileKept
    case 4: self = .unbounded
    case 5: self = .unknown
    default: self = reader.refuse(.synchronous)
    }
  }
}

extension Evidence {
  @inlinable public func store(to writer: inout StoreWriter) {
    switch self {
    case .proven: writer.write(byte: 0)
    case .likely: writer.write(byte: 1)
    case .possible: writer.write(byte: 2)
    }
  }
  @inlinable public init(from reader: inout StoreReader) {
    switch reader.byte() {
    case 0: self = .proven
    case 1: self = .likely
    case 2: self = .possible
    default: self = reader.refuse(.proven)
    }
  }
}

extension Shape {
  @inlinable public func store(to writer: inout StoreWriter) {
    switch self {
    case .plain: writer.write(byte: 0)
    case .nested: writer.write(byte: 1)
    case .rebound: writer.write(byte: 2)
    case .lazy: writer.write(byte: 3)
    case .nestedFunction: writer.write(byte: 4)
    }
  }
  @inlinable public init(from reader: inout StoreReader) {
    switch reader.byte() {
    case 0: self = .plain
    case 1: self = .nested
    case 2: self = .rebound
    case 3: self = .lazy
    case 4: self = .nestedFunction
    default: self = reader.refuse(.plain)
    }
  }
}

extension Code {
  @inlinable public func store(to writer: inout StoreWriter) {
    switch self {
    case .product: writer.write(byte: 0)
    case .test: writer.write(byte: 1)
    case .testHelper: writer.write(byte: 2)
    case .debug: writer.write(byte: 3)
    case .unused: writer.write(byte: 4)
    }
  }
  @inlinable public init(from reader: inout StoreReader) {
    switch reader.byte() {
    case 0: self = .product
    case 1: self = .test
    case 2: self = .testHelper
    case 3: self = .debug
    case 4: self = .unused
    default: self = reader.refuse(.product)
    }
  }
}

extension ReleaseOutcome {
  @inlinable public func store(to writer: inout StoreWriter) {
    switch self {
    case .never: writer.write(byte: 0)
    case .bySameCode: writer.write(byte: 1)
    case .byOtherMethod: writer.write(byte: 2)
    case .onSomePaths: writer.write(byte: 3)
    case .byDeinit: writer.write(byte: 4)
    case .inDeinitToo: writer.write(byte: 5)
    case .byUncalledMethod: writer.write(byte: 6)
    }
  }
  @inlinable public init(from reader: inout StoreReader) {
    switch reader.byte() {
    case 0: self = .never
    case 1: self = .bySameCode
    case 2: self = .byOtherMethod
    case 3: self = .onSomePaths
    case 4: self = .byDeinit
    case 5: self = .inDeinitToo
    case 6: self = .byUncalledMethod
    default: self = reader.refuse(.never)
    }
  }
}
