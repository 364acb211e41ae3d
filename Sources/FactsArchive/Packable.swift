import SourceFacts

/// Can be written to bytes and read back.
protocol Packable {
  func pack(into writer: inout ByteWriter)
  init(from reader: inout ByteReader)
}

/// An index into one of a file's tables.
protocol DenseIdentifier: Packable {
  var index: UInt32 { get }
  init(_ index: Int)
}

extension DenseIdentifier {
  func pack(into writer: inout ByteWriter) { writer.write(index) }
  init(from reader: inout ByteReader) { self.init(Int(reader.number())) }
}

extension NameID: DenseIdentifier {}
extension FunctionID: DenseIdentifier {}
extension VariableID: DenseIdentifier {}
extension PropertyID: DenseIdentifier {}
extension TypeDeclarationID: DenseIdentifier {}
extension TypeID: DenseIdentifier {}
extension ValueID: DenseIdentifier {}

extension UInt32: Packable {
  func pack(into writer: inout ByteWriter) { writer.write(self) }
  init(from reader: inout ByteReader) { self = reader.number() }
}

extension Int: Packable {
  func pack(into writer: inout ByteWriter) { writer.write(self) }
  init(from reader: inout ByteReader) { self = Int(reader.number()) }
}

extension String: Packable {
  func pack(into writer: inout ByteWriter) { writer.write(self) }
  init(from reader: inout ByteReader) { self = reader.string() }
}

/// The start, and the length, which is small for most.
extension ByteRange: Packable {
  func pack(into writer: inout ByteWriter) {
    writer.write(start)
    writer.write(end &- start)
  }
  init(from reader: inout ByteReader) {
    let start = reader.number()
    self.init(start: start, end: start &+ reader.number())
  }
}

extension ArgumentRange: Packable {
  func pack(into writer: inout ByteWriter) {
    writer.write(start)
    writer.write(count)
  }
  init(from reader: inout ByteReader) {
    let start = reader.number()
    let count = reader.number()
    if UInt64(start) + UInt64(count) > UInt64(UInt32.max) { reader.markDamaged() }
    self.init(start: Int(start), count: reader.isDamaged ? 0 : Int(count))
  }
}

/// An enum of few cases: its place among them, in one byte.
protocol PackableCase: Packable, CaseIterable, Equatable where AllCases == [Self] {}

extension PackableCase {
  func pack(into writer: inout ByteWriter) { writer.write(UInt8(Self.allCases.firstIndex(of: self)!)) }
  init(from reader: inout ByteReader) {
    let place = Int(reader.byte())
    if place >= Self.allCases.count { reader.markDamaged() }
    self = Self.allCases[place < Self.allCases.count ? place : 0]
  }
}

extension FunctionKind: PackableCase {}
extension Ownership: PackableCase {}
extension Variable.Kind: PackableCase {}
extension TypeDeclaration.Kind: PackableCase {}
