import Engine
import Program

/// Types and texts, which values refer to by number.
final class KeepTables: Sendable {
  let types: [Type]
  let texts: [String]
  /// What is read.
  let source: SharedBytes

  init(types: [Type], texts: [String], source: SharedBytes) {
    self.types = types
    self.texts = texts
    self.source = source
  }
}

/// Reads what a `KeepWriter` wrote.
///
/// Bytes that no writer wrote give some value, and `isDamaged`; whether they are those that were written is to be known before.
struct KeepReader {
  private var values: ByteReader
  let tables: KeepTables

  /// - Parameter source: All that a writer has written.
  init(_ source: SharedBytes) {
    values = ByteReader(source.bytes)
    var types: [Type] = []
    for _ in 0..<values.count() { types.append(values.type(of: types)) }
    tables = KeepTables(types: types, texts: values.values(), source: source)
  }

  /// - Parameter part: What was written as a part, beside these tables.
  init(part: SharedBytes, _ tables: KeepTables) {
    values = ByteReader(part.bytes)
    self.tables = tables
  }

  /// Was there anything that no writer writes?
  var isDamaged: Bool { values.isDamaged }

  /// Has all been read, and nothing wrong been met?
  var isAtEnd: Bool { values.isAtEnd }

  /// Takes note of something that no writer writes. What would follow is not what it seems to be: nothing more is read.
  mutating func markDamaged() { values = .damaged }

  mutating func byte() -> UInt8 { values.byte() }
  /// How many elements follow; no more than there are bytes.
  mutating func count() -> Int { values.count() }
  mutating func number() -> UInt32 { values.number() }

  /// What has not been read yet.
  var rest: SharedBytes { tables.source.part(values.rest) }

  /// Bytes that were written as a part.
  mutating func part() -> SharedBytes { tables.source.part(values.bytes(values.count())) }

  mutating func text() -> String {
    let number = Int(values.number())
    if number < tables.texts.count { return tables.texts[number] }
    markDamaged()
    return ""
  }

  mutating func type() -> Type {
    let number = Int(values.number())
    if number < tables.types.count { return tables.types[number] }
    markDamaged()
    return .unknown
  }
}

extension ByteReader {
  fileprivate static var damaged: ByteReader {
    var reader = ByteReader(UnsafeRawBufferPointer(start: nil, count: 0))
    reader.markDamaged()
    return reader
  }

  /// - Parameter known: Those that came before.
  fileprivate mutating func type(of known: [Type]) -> Type {
    let kind = byte()
    let count = count()
    var parts: [Type] = []
    for _ in 0..<count {
      let number = Int(number())
      if number < known.count { parts.append(known[number]) }
    }
    guard parts.count == count, let type = type(kind, parts) else {
      markDamaged()
      return .unknown
    }
    return type
  }

  private mutating func type(_ kind: UInt8, _ parts: [Type]) -> Type? {
    switch (kind, parts.count) {
    case (0, 0): return .unknown
    case (1, _): return .nominal(NominalID(Int(Int32(bitPattern: number()))), parts)
    case (2, _): return .external(Name(index: number()), parts)
    case (3, 1): return .optional(parts[0])
    case (4, 1): return .array(parts[0])
    case (5, 1): return .set(parts[0])
    case (6, 2): return .dictionary(parts[0], parts[1])
    case (7, _):
      return .tuple(
        parts.map { part in
          let label = number()
          return Type.TupleElement(label: label == 0 ? nil : Name(index: label &- 1), type: part)
        })
    case (8, 1...), (9, 1...): return .function(Type.FunctionType(parameters: Array(parts.dropFirst()), result: parts[0], isAsync: kind == 9))
    case (10, 1): return .metatype(parts[0])
    case (11, 1): return .generic(Name(index: number()), constraint: parts[0])
    case (12, _): return .composition(parts)
    default: return nil
    }
  }
}
