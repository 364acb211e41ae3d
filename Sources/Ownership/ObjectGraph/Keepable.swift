import Program
import Facts
import Catalog

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

extension Bool: Keepable {
  func keep(in writer: inout KeepWriter) { writer.write(byte: self ? 1 : 0) }
  init(from reader: inout KeepReader) { self = reader.byte() != 0 }
}

extension UInt8: Keepable {
  func keep(in writer: inout KeepWriter) { writer.write(byte: self) }
  init(from reader: inout KeepReader) { self = reader.byte() }
}

extension UInt32: Keepable {
  func keep(in writer: inout KeepWriter) { writer.write(number: self) }
  init(from reader: inout KeepReader) { self = reader.number() }
}

extension Int32: Keepable {
  func keep(in writer: inout KeepWriter) { writer.write(number: UInt32(bitPattern: self << 1 ^ self >> 31)) }
  init(from reader: inout KeepReader) {
    let number = reader.number()
    self = Int32(bitPattern: number >> 1) ^ -Int32(bitPattern: number & 1)
  }
}

/// Counts and positions: there are no larger ones.
extension Int: Keepable {
  func keep(in writer: inout KeepWriter) { Int32(self).keep(in: &writer) }
  init(from reader: inout KeepReader) { self = Int(Int32(from: &reader)) }
}

extension UInt64: Keepable {
  func keep(in writer: inout KeepWriter) {
    writer.write(number: UInt32(truncatingIfNeeded: self))
    writer.write(number: UInt32(truncatingIfNeeded: self >> 32))
  }
  init(from reader: inout KeepReader) { self = UInt64(reader.number()) | UInt64(reader.number()) << 32 }
}

extension String: Keepable {
  func keep(in writer: inout KeepWriter) { writer.write(text: self) }
  init(from reader: inout KeepReader) { self = reader.text() }
}

extension Type: Keepable {
  func keep(in writer: inout KeepWriter) { writer.write(type: self) }
  init(from reader: inout KeepReader) { self = reader.type() }
}

/// An enum of few cases: its place among them, in one byte.
protocol KeepableCase: Keepable, CaseIterable, Equatable where AllCases == [Self] {}

extension KeepableCase {
  func keep(in writer: inout KeepWriter) { writer.write(byte: UInt8(Self.allCases.firstIndex(of: self)!)) }
  init(from reader: inout KeepReader) {
    let place = Int(reader.byte())
    if place >= Self.allCases.count { reader.markDamaged() }
    self = Self.allCases[place < Self.allCases.count ? place : 0]
  }
}

extension Subject: KeepableCase {}
extension CaptureForm: KeepableCase {}
extension CaptureStrength: KeepableCase {}
extension Keeper: KeepableCase {}
extension Via: KeepableCase {}
extension Lifetime: KeepableCase {}
extension Evidence: KeepableCase {}
extension Shape: KeepableCase {}
extension Code: KeepableCase {}
extension Break: KeepableCase {}

extension Optional: Keepable where Wrapped: Keepable {
  func keep(in writer: inout KeepWriter) {
    writer.write(self != nil)
    if let self { self.keep(in: &writer) }
  }
  init(from reader: inout KeepReader) { self = reader.byte() == 0 ? nil : .some(reader.read()) }
}

extension Array: Keepable where Element: Keepable {
  func keep(in writer: inout KeepWriter) {
    writer.write(count: count)
    for element in self { element.keep(in: &writer) }
  }
  init(from reader: inout KeepReader) {
    let count = reader.count()
    self = []
    if count == 0 { return }
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
      self[key] = .some(reader.read())
    }
  }
}
