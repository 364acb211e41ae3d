import ProgramModel

/// A type that comes again is kept once.
extension Type: Keepable {
  func keep(in writer: inout KeepWriter) {
    if writer.writeNumber(of: self) { return }
    switch self {
    case .unknown: writer.write(0, [])
    case .nominal(let id, let arguments):
      writer.write(1, arguments)
      writer.write(id)
    case .external(let name, let arguments):
      writer.write(2, arguments)
      writer.write(name)
    case .optional(let inner): writer.write(3, [inner])
    case .array(let inner): writer.write(4, [inner])
    case .set(let inner): writer.write(5, [inner])
    case .dictionary(let key, let value): writer.write(6, [key, value])
    case .tuple(let elements):
      writer.write(7, elements.map(\.type))
      writer.write(elements.map(\.label))
    case .function(let function):
      writer.write(8, [function.result] + function.parameters)
      writer.write(function.isAsync)
    case .metatype(let inner): writer.write(9, [inner])
    case .generic(let name, let constraint):
      writer.write(10, [constraint])
      writer.write(name)
    case .composition(let parts): writer.write(11, parts)
    }
    writer.number(self)
  }

  init(from reader: inout KeepReader) {
    if let known = reader.knownType() {
      self = known
      return
    }
    // Nothing but damage leaves no input for what follows.
    guard !reader.isDamaged else {
      self = .unknown
      return
    }
    let kind = reader.read(UInt8.self)
    let parts = reader.read([Type].self)
    self = Type(kind: kind, parts, from: &reader) ?? .unknown
    reader.number(self)
  }

  private init?(kind: UInt8, _ parts: [Type], from reader: inout KeepReader) {
    switch (kind, parts.count) {
    case (1, _): self = .nominal(reader.read(), parts)
    case (2, _): self = .external(reader.read(), parts)
    case (3, 1): self = .optional(parts[0])
    case (4, 1): self = .array(parts[0])
    case (5, 1): self = .set(parts[0])
    case (6, 2): self = .dictionary(parts[0], parts[1])
    case (7, _): self = .tuple(zip(reader.read([Name?].self), parts).map { TupleElement(label: $0, type: $1) })
    case (8, 1...): self = .function(FunctionType(parameters: Array(parts.dropFirst()), result: parts[0], isAsync: reader.read()))
    case (9, 1): self = .metatype(parts[0])
    case (10, 1): self = .generic(reader.read(), constraint: parts[0])
    case (11, _): self = .composition(parts)
    case (0, 0): return nil
    default:
      reader.markDamaged()
      return nil
    }
  }
}

extension KeepWriter {
  /// What kind of type it is, and the types that it is made of.
  fileprivate mutating func write(_ kind: UInt8, _ parts: [Type]) {
    write(kind)
    write(parts)
  }
}
