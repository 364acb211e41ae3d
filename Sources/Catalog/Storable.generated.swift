// Written by scripts/generate-storable.py from the declarations of types that are `Storable`. Do not edit.

import Engine

extension MemberEvent {
  @inlinable public func store(to writer: inout StoreWriter) {
    var flags: UInt8 = 0
    if type != nil { flags |= 1 }
    if assigned != nil { flags |= 2 }
    writer.write(byte: flags)
    if let value = type { writer.write(value) }
    writer.write(member)
    if let value = assigned { writer.write(value) }
  }
  @inlinable public init(from reader: inout StoreReader) {
    let flags = reader.byte()
    self.type = flags & 1 != 0 ? .some(reader.read()) : nil
    self.member = reader.read()
    self.assigned = flags & 2 != 0 ? .some(reader.read()) : nil
  }
}

extension TypeModel.SequenceEnd {
  @inlinable public func store(to writer: inout StoreWriter) {
    switch self {
    case .finite: writer.write(byte: 0)
    case .endless: writer.write(byte: 1)
    case .withObject: writer.write(byte: 2)
    }
  }
  @inlinable public init(from reader: inout StoreReader) {
    switch reader.byte() {
    case 0: self = .finite
    case 1: self = .endless
    case 2: self = .withObject
    default: self = reader.refuse(.finite)
    }
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
    case .debug: writer.write(byte: 2)
    }
  }
  @inlinable public init(from reader: inout StoreReader) {
    switch reader.byte() {
    case 0: self = .product
    case 1: self = .test
    case 2: self = .debug
    default: self = reader.refuse(.product)
    }
  }
}

extension Break {
  @inlinable public func store(to writer: inout StoreWriter) {
    switch self {
    case .never: writer.write(byte: 0)
    case .bySameCode: writer.write(byte: 1)
    case .byOtherMethod: writer.write(byte: 2)
    case .onSomeWays: writer.write(byte: 3)
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
    case 3: self = .onSomeWays
    case 4: self = .byDeinit
    case 5: self = .inDeinitToo
    case 6: self = .byUncalledMethod
    default: self = reader.refuse(.never)
    }
  }
}
