// How what code does is kept.

import Catalog
import Program

extension ClosureLoss: KeepableCase {}
extension PropertyReading: KeepableCase {}
extension OutsideCallee.Kind: KeepableCase {}

extension ClosureSite: Keepable {
  func keep(in writer: inout KeepWriter) {
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
  init(from reader: inout KeepReader) {
    switch reader.byte() {
    case 0: self = .function(reader.read())
    case 1: self = .methodReference(reader.read())
    default: self = .autoclosure(reader.read())
    }
  }
}

extension FunctionValue: Keepable {
  func keep(in writer: inout KeepWriter) {
    writer.write(place)
    writer.write(function)
  }
  init(from reader: inout KeepReader) { self.init(place: reader.read(), function: reader.read()) }
}

extension ArgumentPosition: Keepable {
  func keep(in writer: inout KeepWriter) {
    writer.write(parameter)
    writer.write(label)
  }
  init(from reader: inout KeepReader) { self.init(parameter: reader.read(), label: reader.read()) }
}

extension EndlessBody: Keepable {
  func keep(in writer: inout KeepWriter) {
    writer.write(instructions.lowerBound)
    writer.write(instructions.count)
    writer.write(range)
    writer.write(assumptions)
  }
  init(from reader: inout KeepReader) {
    let first: Int = reader.read()
    self.init(instructions: first..<first + max(0, reader.read()), range: reader.read(), assumptions: reader.read())
  }
}

extension OutsideCallee.Label: Keepable {
  func keep(in writer: inout KeepWriter) {
    switch self {
    case .written(let value):
      writer.write(byte: 0)
      writer.write(value)
    case .trailing: writer.write(byte: 1)
    }
  }
  init(from reader: inout KeepReader) {
    switch reader.byte() {
    case 0: self = .written(reader.read())
    default: self = .trailing
    }
  }
}

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
    writer.write(method)
    writer.write(closure)
    writer.write(isHandedOut)
    writer.write(isOfLast)
    writer.write(runsLater)
    writer.write(isOfItself)
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
    method = reader.read()
    closure = reader.read()
    isHandedOut = reader.read()
    isOfLast = reader.read()
    runsLater = reader.read()
    isOfItself = reader.read()
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
      writer.write(byte: 0)
      writer.write(properties)
    case .local: writer.write(byte: 1)
    case .selfObject: writer.write(byte: 2)
    case .unknown: writer.write(byte: 3)
    }
  }
  init(from reader: inout KeepReader) {
    switch reader.byte() {
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
    switch self {
    case .applied: writer.write(byte: 0)
    case .passedWithoutEscape(let function, let position):
      writer.write(byte: 1)
      writer.write(function)
      writer.write(position)
    case .passed(let function, let position):
      writer.write(byte: 2)
      writer.write(function)
      writer.write(position)
    case .modelled(let row):
      writer.write(byte: 3)
      writer.write(row)
    case .modelledWithoutKeeping(let row):
      writer.write(byte: 4)
      writer.write(row)
    case .implicitSelf: writer.write(byte: 5)
    case .unknownCallee(let callee):
      writer.write(byte: 6)
      writer.write(callee)
    case .assigned(let property):
      writer.write(byte: 7)
      writer.write(property)
    case .initialValue(let property):
      writer.write(byte: 8)
      writer.write(property)
    case .neverMade(let property):
      writer.write(byte: 9)
      writer.write(property)
    case .assignedOutside(let name):
      writer.write(byte: 10)
      writer.write(name)
    case .contained: writer.write(byte: 11)
    case .lost(let loss):
      writer.write(byte: 12)
      writer.write(loss)
    }
  }
  init(from reader: inout KeepReader) {
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
    default: self = .lost(reader.read())
    }
  }
}
