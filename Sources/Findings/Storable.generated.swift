// Written by scripts/generate-storable.py from the declarations of types that are `Storable`. Do not edit.

import Catalog
import Engine
import Facts
import Ownership

extension Finding {
  @inlinable public func store(to writer: inout StoreWriter) {
    var flags: UInt8 = 0
    if life != nil { flags |= 1 }
    if end != nil { flags |= 2 }
    if suppression != nil { flags |= 4 }
    if fix != nil { flags |= 8 }
    if baselineState != nil { flags |= 16 }
    writer.write(byte: flags)
    writer.write(rule)
    writer.write(level)
    writer.write(message)
    writer.write(place)
    writer.write(path)
    writer.write(identity)
    writer.write(evidence)
    if let value = life { writer.write(value) }
    if let value = end { writer.write(value) }
    writer.write(weaknesses)
    if let value = suppression { writer.write(value) }
    if let value = fix { writer.write(value) }
    if let value = baselineState { writer.write(value) }
  }
  @inlinable public init(from reader: inout StoreReader) {
    let flags = reader.byte()
    self.rule = reader.read()
    self.level = reader.read()
    self.message = reader.read()
    self.place = reader.read()
    self.path = reader.read()
    self.identity = reader.read()
    self.evidence = reader.read()
    self.life = flags & 1 != 0 ? .some(reader.read()) : nil
    self.end = flags & 2 != 0 ? .some(reader.read()) : nil
    self.weaknesses = reader.read()
    self.suppression = flags & 4 != 0 ? .some(reader.read()) : nil
    self.fix = flags & 8 != 0 ? .some(reader.read()) : nil
    self.baselineState = flags & 16 != 0 ? .some(reader.read()) : nil
  }
}

extension BaselineState {
  @inlinable public func store(to writer: inout StoreWriter) {
    switch self {
    case .new: writer.write(byte: 0)
    case .updated: writer.write(byte: 1)
    case .unchanged: writer.write(byte: 2)
    }
  }
  @inlinable public init(from reader: inout StoreReader) {
    switch reader.byte() {
    case 0: self = .new
    case 1: self = .updated
    case 2: self = .unchanged
    default: self = reader.refuse(.new)
    }
  }
}

extension Suppression {
  @inlinable public func store(to writer: inout StoreWriter) {
    var flags: UInt8 = 0
    if justification != nil { flags |= 1 }
    writer.write(byte: flags)
    if let value = justification { writer.write(value) }
    writer.write(place)
  }
  @inlinable public init(from reader: inout StoreReader) {
    let flags = reader.byte()
    self.justification = flags & 1 != 0 ? .some(reader.read()) : nil
    self.place = reader.read()
  }
}

extension TextEdit {
  @inlinable public func store(to writer: inout StoreWriter) {
    writer.write(range)
    writer.write(text)
  }
  @inlinable public init(from reader: inout StoreReader) {
    self.range = reader.read()
    self.text = reader.read()
  }
}

extension Fix {
  @inlinable public func store(to writer: inout StoreWriter) {
    var flags: UInt8 = 0
    if isSafe { flags |= 1 }
    writer.write(byte: flags)
    writer.write(title)
    writer.write(edits)
  }
  @inlinable public init(from reader: inout StoreReader) {
    let flags = reader.byte()
    self.title = reader.read()
    self.edits = reader.read()
    self.isSafe = flags & 1 != 0
  }
}

extension FixOffer {
  @inlinable public func store(to writer: inout StoreWriter) {
    switch self {
    case .fix(let value):
      writer.write(byte: 0)
      writer.write(value)
    case .refused(let value):
      writer.write(byte: 1)
      writer.write(value)
    }
  }
  @inlinable public init(from reader: inout StoreReader) {
    switch reader.byte() {
    case 0: self = .fix(reader.read())
    case 1: self = .refused(reason: reader.read())
    default:
      reader.expect(false)
      self = .fix(reader.read())
    }
  }
}

extension DrawnReference {
  @inlinable public func store(to writer: inout StoreWriter) {
    var flags: UInt8 = 0
    if isCapture { flags |= 1 }
    if isProven { flags |= 2 }
    if closesCycle { flags |= 4 }
    writer.write(byte: flags)
    writer.write(source)
    writer.write(target)
    writer.write(name)
    writer.write(strength)
    writer.write(lifetime)
  }
  @inlinable public init(from reader: inout StoreReader) {
    let flags = reader.byte()
    self.source = reader.read()
    self.target = reader.read()
    self.name = reader.read()
    self.isCapture = flags & 1 != 0
    self.strength = reader.read()
    self.lifetime = reader.read()
    self.isProven = flags & 2 != 0
    self.closesCycle = flags & 4 != 0
  }
}

extension DrawnReference.Box {
  @inlinable public func store(to writer: inout StoreWriter) {
    writer.write(kind)
    writer.write(name)
    writer.write(type)
  }
  @inlinable public init(from reader: inout StoreReader) {
    self.kind = reader.read()
    self.name = reader.read()
    self.type = reader.read()
  }
}

extension BoxKind {
  @inlinable public func store(to writer: inout StoreWriter) {
    switch self {
    case .root: writer.write(byte: 0)
    case .object: writer.write(byte: 1)
    case .value: writer.write(byte: 2)
    case .closure: writer.write(byte: 3)
    case .variable: writer.write(byte: 4)
    case .token: writer.write(byte: 5)
    case .system: writer.write(byte: 6)
    case .global: writer.write(byte: 7)
    case .unknown: writer.write(byte: 8)
    }
  }
  @inlinable public init(from reader: inout StoreReader) {
    switch reader.byte() {
    case 0: self = .root
    case 1: self = .object
    case 2: self = .value
    case 3: self = .closure
    case 4: self = .variable
    case 5: self = .token
    case 6: self = .system
    case 7: self = .global
    case 8: self = .unknown
    default: self = reader.refuse(.root)
    }
  }
}

extension OwnershipStep {
  @inlinable public func store(to writer: inout StoreWriter) {
    var flags: UInt8 = 0
    if place != nil { flags |= 1 }
    writer.write(byte: flags)
    if let value = place { writer.write(value) }
    writer.write(text)
    writer.write(drawn)
  }
  @inlinable public init(from reader: inout StoreReader) {
    let flags = reader.byte()
    self.place = flags & 1 != 0 ? .some(reader.read()) : nil
    self.text = reader.read()
    self.drawn = reader.read()
  }
}
