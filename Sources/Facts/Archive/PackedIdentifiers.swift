import Engine

/// An index into one of a file's tables.
protocol DenseIdentifier: Packable {
  var index: UInt32 { get }
  init(_ index: Int)
}

extension DenseIdentifier {
  public func pack(into writer: inout ByteWriter) { writer.write(index) }
  public init(from reader: inout ByteReader) { self.init(Int(reader.number())) }
}

extension NameID: DenseIdentifier {}
extension FunctionID: DenseIdentifier {}
extension VariableID: DenseIdentifier {}
extension PropertyID: DenseIdentifier {}
extension TypeDeclarationID: DenseIdentifier {}
extension TypeID: DenseIdentifier {}
extension ValueID: DenseIdentifier {}

extension ByteWriter {
  /// An identifier plus one; 0 means none.
  mutating func write<Identifier: DenseIdentifier>(_ identifier: Identifier?) {
    write(identifier.map { $0.index + 1 } ?? 0)
  }
}

extension ByteReader {
  /// An optional identifier.
  mutating func optional<Identifier: DenseIdentifier>(_: Identifier.Type = Identifier.self) -> Identifier? {
    let number = number()
    return number == 0 ? nil : Identifier(Int(number) - 1)
  }
}

/// The start and the length, which is usually small.
extension ByteRange: Packable {
  public func pack(into writer: inout ByteWriter) {
    writer.write(start)
    writer.write(end &- start)
  }
  public init(from reader: inout ByteReader) {
    let start = reader.number()
    self.init(start: start, end: start &+ reader.number())
  }
}

extension ArgumentRange: Packable {
  public func pack(into writer: inout ByteWriter) {
    writer.write(start)
    writer.write(count)
  }
  public init(from reader: inout ByteReader) {
    let start = reader.number()
    let count = reader.number()
    if UInt64(start) + UInt64(count) > UInt64(UInt32.max) { reader.markDamaged() }
    self.init(start: Int(start), count: reader.isDamaged ? 0 : Int(count))
  }
}

extension FunctionKind: PackableCase {}
extension Ownership: PackableCase {}
extension Variable.Kind: PackableCase {}
extension TypeDeclaration.Kind: PackableCase {}
