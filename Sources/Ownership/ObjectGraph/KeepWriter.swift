import Engine
import Program

/// Writes values as bytes; `KeepReader` reads them back.
///
/// Types and texts come again and again: they are written once, in tables, and their numbers stand for them.
struct KeepWriter {
  private var values = ByteWriter()
  private var typeTable = ByteWriter()
  private var types: [Type: Int] = [:]
  private var textTable = ByteWriter()
  private var texts: [String: Int] = [:]

  /// All that was written.
  var bytes: [UInt8] {
    var all = ByteWriter()
    all.write(types.count)
    all.bytes += typeTable.bytes
    all.write(texts.count)
    all.bytes += textTable.bytes
    all.bytes += values.bytes
    return all.bytes
  }

  mutating func write(byte: UInt8) { values.write(byte) }
  mutating func write(count: Int) { values.write(count) }
  /// Small numbers take one byte, larger ones more.
  mutating func write(number: UInt32) { values.write(number) }

  /// Bytes that can be skipped.
  mutating func write(part: [UInt8]) {
    values.write(part.count)
    values.bytes += part
  }

  /// The same for what is written meanwhile.
  mutating func writePart(_ write: (inout KeepWriter) -> Void) {
    let before = values
    values = ByteWriter()
    write(&self)
    let part = values.bytes
    values = before
    self.write(part: part)
  }

  mutating func write(text: String) {
    if let known = texts[text] { return values.write(known) }
    values.write(texts.count)
    texts[text] = texts.count
    textTable.write(text)
  }

  mutating func write(type: Type) { values.write(number(of: type)) }

  private mutating func number(of type: Type) -> Int {
    if let known = types[type] { return known }
    switch type {
    case .unknown: add(0, [])
    case .nominal(let id, let arguments):
      add(1, arguments)
      typeTable.write(UInt32(bitPattern: id.index))
    case .external(let name, let arguments):
      add(2, arguments)
      typeTable.write(name.index)
    case .optional(let inner): add(3, [inner])
    case .array(let inner): add(4, [inner])
    case .set(let inner): add(5, [inner])
    case .dictionary(let key, let value): add(6, [key, value])
    case .tuple(let elements):
      add(7, elements.map(\.type))
      for element in elements { typeTable.write(element.label.map { $0.index &+ 1 } ?? 0) }
    case .function(let function):
      add(function.isAsync ? 9 : 8, [function.result] + function.parameters)
    case .metatype(let inner): add(10, [inner])
    case .generic(let name, let constraint):
      add(11, [constraint])
      typeTable.write(name.index)
    case .composition(let parts): add(12, parts)
    }
    types[type] = types.count
    return types.count - 1
  }

  /// The kind of a type, and the types that it is made of, which come before it.
  private mutating func add(_ kind: UInt8, _ parts: [Type]) {
    let numbers = parts.map { number(of: $0) }
    typeTable.write(kind)
    typeTable.write(numbers.count)
    for number in numbers { typeTable.write(number) }
  }
}
