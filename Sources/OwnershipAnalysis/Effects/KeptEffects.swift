// How what code does is kept.

import FrameworkModels
import ProgramModel

extension ClosureSite: PlainKeepable {}
extension ClosureLoss: PlainKeepable {}
extension FunctionValue: PlainKeepable {}
extension ArgumentPosition: PlainKeepable {}
extension EndlessBody: PlainKeepable {}
extension OutsideCallee.Kind: PlainKeepable {}
extension OutsideCallee.Label: PlainKeepable {}

extension OutsideCallee: Keepable {
  func keep(in writer: inout KeepWriter) {
    writer.write(kind)
    writer.write(receiver)
    writer.write(name)
    writer.write(isMember)
    writer.write(labels)
  }
  init(from reader: inout KeepReader) {
    kind = reader.read()
    receiver = reader.read()
    name = reader.read()
    isMember = reader.read()
    labels = reader.read()
  }
}

extension Clearing: Keepable {
  func keep(in writer: inout KeepWriter) {
    writer.write(property)
    writer.write(holders)
    writer.write(isOfSelf)
    writer.write(isPartial)
    writer.write(needsKey)
    writer.write(isForGone)
    writer.write(isCertain)
    writer.write(isStrongUpdate)
    writer.write(conditions)
    writer.write(isThroughCall)
    writer.write(ownerClass)
    writer.write(closure)
    writer.write(isHandedOut)
    writer.write(runsLater)
    writer.write(place)
    writer.write(key)
    writer.write(pathFromSelf)
    writer.write(objects)
    writer.write(objectType)
  }
  init(from reader: inout KeepReader) {
    property = reader.read()
    holders = reader.read()
    isOfSelf = reader.read()
    isPartial = reader.read()
    needsKey = reader.read()
    isForGone = reader.read()
    isCertain = reader.read()
    isStrongUpdate = reader.read()
    conditions = reader.read()
    isThroughCall = reader.read()
    ownerClass = reader.read()
    closure = reader.read()
    isHandedOut = reader.read()
    runsLater = reader.read()
    place = reader.read()
    key = reader.read()
    pathFromSelf = reader.read()
    objects = reader.read()
    objectType = reader.read()
  }
}

extension Ending: Keepable {
  func keep(in writer: inout KeepWriter) {
    writer.write(event)
    writer.write(handle)
    writer.write(objects)
    writer.write(made)
    writer.write(function)
    writer.write(isNested)
    writer.write(place)
    writer.write(key)
  }
  init(from reader: inout KeepReader) {
    event = reader.read()
    handle = reader.read()
    objects = reader.read()
    made = reader.read()
    function = reader.read()
    isNested = reader.read()
    place = reader.read()
    key = reader.read()
  }
}

extension Ending.Handle: Keepable {
  func keep(in writer: inout KeepWriter) {
    switch self {
    case .properties(let properties):
      writer.write(0 as UInt8)
      writer.write(properties)
    case .local: writer.write(1 as UInt8)
    case .selfObject: writer.write(2 as UInt8)
    case .unknown: writer.write(3 as UInt8)
    }
  }
  init(from reader: inout KeepReader) {
    switch reader.read(UInt8.self) {
    case 0: self = .properties(reader.read())
    case 1: self = .local
    case 2: self = .selfObject
    default: self = .unknown
    }
  }
}

extension MemberEvent: Keepable {
  func keep(in writer: inout KeepWriter) {
    writer.write(type)
    writer.write(member)
    writer.write(assigned)
  }
  init(from reader: inout KeepReader) { self.init(type: reader.read(), member: reader.read(), assigned: reader.read()) }
}

extension ClosureUse: Keepable {
  func keep(in writer: inout KeepWriter) {
    writer.write(kind)
    writer.write(place)
  }
  init(from reader: inout KeepReader) {
    kind = reader.read()
    place = reader.read()
  }
}

extension ClosureUse.Kind: Keepable {
  func keep(in writer: inout KeepWriter) {
    func write(_ number: UInt8) { writer.write(number) }
    switch self {
    case .applied: write(0)
    case .passedWithoutEscape(let function, let position):
      write(1)
      writer.write(function)
      writer.write(position)
    case .passed(let function, let position):
      write(2)
      writer.write(function)
      writer.write(position)
    case .modelled(let row):
      write(3)
      writer.write(row)
    case .modelledWithoutKeeping(let row):
      write(4)
      writer.write(row)
    case .implicitSelf: write(5)
    case .unknownCallee(let callee):
      write(6)
      writer.write(callee)
    case .assigned(let property):
      write(7)
      writer.write(property)
    case .initialValue(let property):
      write(8)
      writer.write(property)
    case .neverMade(let property):
      write(9)
      writer.write(property)
    case .assignedOutside(let name):
      write(10)
      writer.write(name)
    case .contained: write(11)
    case .lost(let loss):
      write(12)
      writer.write(loss)
    }
  }
  init(from reader: inout KeepReader) {
    switch reader.read(UInt8.self) {
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
    default: self = .lost(reader.read())
    }
  }
}
