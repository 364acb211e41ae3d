import ProgramModel
import SourceFacts
import VerdictVocabulary

/// Can be kept as bytes for a later start of the program.
///
/// What reads it must be the very build of the program that wrote it: nothing says which field is which.
protocol Keepable {
  func keep(in writer: inout KeepWriter)
  init(from reader: inout KeepReader)
}

extension KeepWriter {
  mutating func write(_ value: some Keepable) { value.keep(in: &self) }
}

extension KeepReader {
  mutating func read<Value: Keepable>(_: Value.Type = Value.self) -> Value { Value(from: &self) }
}

/// A value without any reference in it: it is kept as it lies in memory.
protocol PlainKeepable: Keepable {}

extension PlainKeepable {
  func keep(in writer: inout KeepWriter) { writer.write(plain: self) }
  init(from reader: inout KeepReader) { self = reader.plain() }
}

extension Bool: PlainKeepable {}
extension UInt8: PlainKeepable {}
extension Int32: PlainKeepable {}
extension UInt32: PlainKeepable {}
extension UInt64: PlainKeepable {}
extension Int: PlainKeepable {}

extension ByteRange: PlainKeepable {}
extension Name: PlainKeepable {}
extension VariableID: PlainKeepable {}
extension NominalID: PlainKeepable {}
extension FunctionReference: PlainKeepable {}
extension PropertyReference: PlainKeepable {}
extension VariableReference: PlainKeepable {}
extension CodePart: PlainKeepable {}

extension Subject: PlainKeepable {}
extension CaptureForm: PlainKeepable {}
extension CaptureStrength: PlainKeepable {}
extension Keeper: PlainKeepable {}
extension Via: PlainKeepable {}
extension Lifetime: PlainKeepable {}
extension Evidence: PlainKeepable {}
extension Shape: PlainKeepable {}
extension Code: PlainKeepable {}
extension Break: PlainKeepable {}

extension String: Keepable {
  func keep(in writer: inout KeepWriter) { writer.write(text: self) }
  init(from reader: inout KeepReader) { self = reader.text() }
}

extension Optional: Keepable where Wrapped: Keepable {
  func keep(in writer: inout KeepWriter) {
    writer.write(self != nil)
    if let self { self.keep(in: &writer) }
  }
  init(from reader: inout KeepReader) { self = reader.read() ? .some(reader.read()) : nil }
}

extension Array: Keepable where Element: Keepable {
  func keep(in writer: inout KeepWriter) {
    if _isPOD(Element.self) { return writer.write(plainArray: self) }
    writer.write(count: count)
    for element in self { element.keep(in: &writer) }
  }
  init(from reader: inout KeepReader) {
    if _isPOD(Element.self) {
      self = reader.plainArray()
      return
    }
    let count = reader.count()
    self = []
    reserveCapacity(count)
    for _ in 0..<count { append(reader.read()) }
  }
}

extension Set: Keepable where Element: Keepable {
  func keep(in writer: inout KeepWriter) {
    writer.write(count: count)
    for element in self { element.keep(in: &writer) }
  }
  init(from reader: inout KeepReader) {
    let count = reader.count()
    self = count == 0 ? [] : Set(minimumCapacity: count)
    for _ in 0..<count { insert(reader.read()) }
  }
}

extension Dictionary: Keepable where Key: Keepable, Value: Keepable {
  func keep(in writer: inout KeepWriter) {
    writer.write(count: count)
    for (key, value) in self {
      key.keep(in: &writer)
      value.keep(in: &writer)
    }
  }
  init(from reader: inout KeepReader) {
    let count = reader.count()
    self = count == 0 ? [:] : Dictionary(minimumCapacity: count)
    for _ in 0..<count {
      let key: Key = reader.read()
      self[key] = reader.read() as Value
    }
  }
}
