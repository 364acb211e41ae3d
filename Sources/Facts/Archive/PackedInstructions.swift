import Engine

extension Instruction: Packable {
  public func pack(into writer: inout ByteWriter) {
    writer.write(range)
    writer.write(operation)
  }
  public init(from reader: inout ByteReader) {
    let range: ByteRange = reader.value()
    self.init(reader.value(), range: range)
  }
}

extension Operation: Packable {
  public func pack(into writer: inout ByteWriter) {
    switch self {
    case .selfReference: writer.write(0 as UInt8)
    case .superReference: writer.write(1 as UInt8)
    case .variable(let variable): writer.write(2, variable)
    case .name(let name, let selfBinding):
      writer.write(3, name)
      writer.write(selfBinding)
    case .implicitMember(let name): writer.write(4, name)
    case .literal(let literal, let text):
      writer.write(5 as UInt8)
      writer.write(literal.rawValue)
      writer.write(text)
    case .type(let type): writer.write(6, type)
    case .closure(let function): writer.write(7, function)
    case .keyPath(let root, let components, let arguments):
      writer.write(8, arguments)
      writer.write(root)
      writer.write(components)
    case .poundLiteral: writer.write(9 as UInt8)
    case .member(let base, let name):
      writer.write(10, base)
      writer.write(name)
    case .call(let callee, let arguments):
      writer.write(11, callee)
      writer.write(arguments)
    case .subscript(let base, let arguments):
      writer.write(12, base)
      writer.write(arguments)
    case .macro(let name, let arguments):
      writer.write(13, name)
      writer.write(arguments)
    case .array(let elements): writer.write(14, elements)
    case .dictionary(let elements): writer.write(15, elements)
    case .tuple(let elements): writer.write(16, elements)
    case .choice(let values, let condition):
      writer.write(17, values)
      writer.write(condition)
    case .operator(let name, let arguments):
      writer.write(18, name)
      writer.write(arguments)
    case .cast(let value, let type, let kind):
      writer.write(19, value)
      writer.write(type)
      writer.write(kind.rawValue)
    case .typeCheck(let value, let type):
      writer.write(20, value)
      writer.write(type)
    case .interpolation(let values): writer.write(21, values)
    case .unwrap(let value, let forced):
      writer.write(22, value)
      writer.write(flags: forced)
    case .await(let value): writer.write(23, value)
    case .fullName(let base, let labels):
      writer.write(24, base)
      writer.write(labels.count)
      for label in labels { writer.write(label) }
    case .declare(let variable, let value, let extracted):
      writer.write(25, variable)
      writer.write(value)
      writer.write(flags: extracted)
    case .declareFunction(let variable): writer.write(26, variable)
    case .assign(let target, let value, let name):
      writer.write(27, target)
      writer.write(value)
      writer.write(name)
    case .returnValue(let value):
      writer.write(28 as UInt8)
      writer.write(value)
    case .throwValue(let value): writer.write(29, value)
    case .mayThrow: writer.write(30 as UInt8)
    case .jump(let jump, let label):
      writer.write(31 as UInt8)
      writer.write(jump.rawValue)
      writer.write(label)
    case .label(let name): writer.write(32, name)
    case .condition(let value, let test, let place):
      writer.write(33 as UInt8)
      writer.write(value)
      writer.write(test.rawValue)
      writer.write(place.rawValue)
    case .beginBranches(let kind, let subject):
      writer.write(34 as UInt8)
      writer.write(kind.rawValue)
      writer.write(subject)
    case .nextBranch: writer.write(35 as UInt8)
    case .endBranches(let exhaustive):
      writer.write(36 as UInt8)
      writer.write(flags: exhaustive)
    case .beginLoop(let kind, let sequence):
      writer.write(37 as UInt8)
      writer.write(kind.rawValue)
      writer.write(sequence)
    case .endLoop: writer.write(38 as UInt8)
    case .beginScope: writer.write(39 as UInt8)
    case .endScope: writer.write(40 as UInt8)
    case .beginDefer: writer.write(41 as UInt8)
    case .endDefer: writer.write(42 as UInt8)
    }
  }

  public init(from reader: inout ByteReader) {
    let number = reader.byte()
    if let known = number < 25 ? Self.value(number, from: &reader) : Self.effect(number, from: &reader) {
      self = known
    } else {
      reader.markDamaged()
      self = .mayThrow
    }
  }

  private static func value(_ number: UInt8, from reader: inout ByteReader) -> Operation? {
    switch number {
    case 0: return .selfReference
    case 1: return .superReference
    case 2: return .variable(reader.value())
    case 3: return .name(reader.value(), selfBinding: reader.optional())
    case 4: return .implicitMember(reader.value())
    case 5: return .literal(reader.raw(or: .nil), text: reader.optional())
    case 6: return .type(reader.value())
    case 7: return .closure(reader.value())
    case 8:
      let arguments: ArgumentRange = reader.value()
      return .keyPath(root: reader.optional(), components: reader.values(), arguments: arguments)
    case 9: return .poundLiteral
    case 10: return .member(base: reader.value(), name: reader.value())
    case 11: return .call(callee: reader.value(), arguments: reader.value())
    case 12: return .subscript(base: reader.value(), arguments: reader.value())
    case 13: return .macro(reader.value(), arguments: reader.value())
    case 14: return .array(reader.value())
    case 15: return .dictionary(reader.value())
    case 16: return .tuple(reader.value())
    case 17: return .choice(reader.value(), condition: reader.optional())
    case 18: return .operator(reader.value(), reader.value())
    case 19: return .cast(reader.value(), reader.value(), reader.raw(or: .coerce))
    case 20: return .typeCheck(reader.value(), reader.value())
    case 21: return .interpolation(reader.value())
    case 22: return .unwrap(reader.value(), forced: reader.byte() & 1 != 0)
    case 23: return .await(reader.value())
    case 24:
      let base: ValueID = reader.value()
      var labels: [NameID?] = []
      for _ in 0..<reader.count() { labels.append(reader.optional()) }
      return .fullName(base: base, labels: labels)
    default: return nil
    }
  }

  private static func effect(_ number: UInt8, from reader: inout ByteReader) -> Operation? {
    switch number {
    case 25: return .declare(reader.value(), reader.optional(), extracted: reader.byte() & 1 != 0)
    case 26: return .declareFunction(reader.value())
    case 27: return .assign(target: reader.value(), value: reader.value(), operator: reader.optional())
    case 28: return .returnValue(reader.optional())
    case 29: return .throwValue(reader.value())
    case 30: return .mayThrow
    case 31: return .jump(reader.raw(or: .break), label: reader.optional())
    case 32: return .label(reader.value())
    case 33: return .condition(reader.optional(), reader.raw(or: .isTrue), of: reader.raw(or: .branches))
    case 34: return .beginBranches(reader.raw(or: .if), subject: reader.optional())
    case 35: return .nextBranch
    case 36: return .endBranches(exhaustive: reader.byte() & 1 != 0)
    case 37: return .beginLoop(reader.raw(or: .forIn), sequence: reader.optional())
    case 38: return .endLoop
    case 39: return .beginScope
    case 40: return .endScope
    case 41: return .beginDefer
    case 42: return .endDefer
    default: return nil
    }
  }
}

extension ByteWriter {
  /// The number of a case, and its first operand.
  fileprivate mutating func write<Operand: Packable>(_ number: UInt8, _ operand: Operand) {
    write(number)
    write(operand)
  }
}
