import Engine

/// Reads the results of a run as if some files had been about to be edited in it: with room behind their functions and lines.
///
/// Then an edit of such a file changes what it is about, and not every place and number behind it.
public final class Relocation: StoreContext {
  private let files: [SteadyFacts?]

  /// - Parameter files: The files with room, by their index in the program.
  public init(_ files: [Int: SteadyFacts]) { self.files = files.keys.max().map { (0...$0).map { files[$0] } } ?? [] }

  private func facts(_ file: Int32) -> SteadyFacts? { files.indices.contains(Int(file)) ? files[Int(file)] : nil }

  /// The scope of the numbers in a file: see `StoreReader.scope`.
  public func scope(ofFile file: Int32) -> Int32 { facts(file) == nil ? -1 : file }

  // Damaged bytes name functions, variables and places that are not there: `nil`.

  fileprivate func function(_ id: FunctionID, inFile file: Int32) -> FunctionID? {
    guard let facts = facts(file) else { return id }
    return Int(id.index) < facts.functions.count ? facts.functions[Int(id.index)] : nil
  }

  fileprivate func variable(_ id: VariableID, inFile file: Int32) -> VariableID? {
    guard let facts = facts(file) else { return id }
    return Int(id.index) < facts.variables.count ? facts.variables[Int(id.index)] : nil
  }

  fileprivate func range(_ range: ByteRange, inFile file: Int32) -> ByteRange? {
    guard let facts = facts(file) else { return range }
    return range.start <= range.end && range.end <= facts.facts.byteCount ? facts.steady(range) : nil
  }

  /// The number of a region: see `FileRegions`.
  fileprivate func region(_ number: Int, inFile file: Int32) -> Int? {
    if number == 0 { return 0 }
    return function(FunctionID(FileRegions.root(ofNumber: number)), inFile: file).map { FileRegions.number(number, withRoot: Int($0.index)) }
  }
}

extension StoreReader {
  /// `nil` where values are read as they were written.
  public var relocation: Relocation? { context.map { unsafeDowncast($0, to: Relocation.self) } }

  /// A function of a file by its number in this process. A number that no function has damages the reader.
  public mutating func relocated(_ id: FunctionID, inFile file: Int32) -> FunctionID { relocated(id) { $0.function(id, inFile: file) } }

  /// A variable of a file, likewise.
  public mutating func relocated(_ id: VariableID, inFile file: Int32) -> VariableID { relocated(id) { $0.variable(id, inFile: file) } }

  /// A range of a file, likewise.
  public mutating func relocated(_ range: ByteRange, inFile file: Int32) -> ByteRange { relocated(range) { $0.range(range, inFile: file) } }

  /// The number of a region of a file, likewise: see `FileRegions`.
  public mutating func relocated(region number: Int, inFile file: Int32) -> Int { relocated(number) { $0.region(number, inFile: file) } }

  private mutating func relocated<Value>(_ stored: Value, _ find: (Relocation) -> Value?) -> Value {
    guard let relocation else { return stored }
    return find(relocation) ?? refuse(stored)
  }
}

/// Written by hand: it may have another number in this process. An optional one takes no byte more.
extension VariableID: Storable {
  @inlinable public func store(to writer: inout StoreWriter) { writer.write(index) }
  @inlinable public init(from reader: inout StoreReader) {
    self.init(asStoredIn: &reader)
    if reader.scope >= 0 { self = reader.relocated(self, inFile: reader.scope) }
  }
  @inlinable public static func store(optional value: Self?, to writer: inout StoreWriter) { writer.write(value?.index) }
  @inlinable public static func optional(from reader: inout StoreReader) -> Self? {
    guard let index = UInt32?(from: &reader) else { return nil }
    let variable = Self(Int(index))
    return reader.scope >= 0 ? reader.relocated(variable, inFile: reader.scope) : variable
  }

  /// With the number that it was written with.
  @inlinable public init(asStoredIn reader: inout StoreReader) { index = reader.read() }
}

/// Written by hand: it may lie elsewhere in this process. The start, and the length, which is a small number for most.
extension ByteRange: Storable {
  @inlinable public func store(to writer: inout StoreWriter) {
    writer.write(number: start)
    writer.write(number: end &- start)
  }
  @inlinable public init(from reader: inout StoreReader) {
    self.init(asStoredIn: &reader)
    if reader.scope >= 0 { self = reader.relocated(self, inFile: reader.scope) }
  }

  /// The range that was written.
  @inlinable public init(asStoredIn reader: inout StoreReader) {
    let start = reader.number()
    self.init(start: start, end: start &+ reader.number())
  }
}
