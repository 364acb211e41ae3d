import Engine

/// Reads the results of a run as if some files had been about to be edited in it: with room between their declarations.
///
/// Then an edit of such a file changes what it is about, and not every place and number behind it.
public final class Relocation: Sendable {
  private let files: [SteadyFacts?]

  /// - Parameter files: The files with room, by their index in the program.
  public init(_ files: [Int: SteadyFacts]) { self.files = files.keys.max().map { (0...$0).map { files[$0] } } ?? [] }

  // Damaged bytes name files, functions and variables that are not there.

  private func facts(_ file: Int32) -> SteadyFacts? { files.indices.contains(Int(file)) ? files[Int(file)] : nil }

  /// The scope of the numbers in a file: see `StoreReader.scope`.
  public func scope(ofFile file: Int32) -> Int32 { facts(file) == nil ? -1 : file }

  public func function(_ id: FunctionID, inFile file: Int32) -> FunctionID {
    guard let facts = facts(file), Int(id.index) < facts.functions.count else { return id }
    return facts.functions[Int(id.index)]
  }

  public func variable(_ id: VariableID, inFile file: Int32) -> VariableID {
    guard let facts = facts(file), Int(id.index) < facts.variables.count else { return id }
    return facts.variables[Int(id.index)]
  }

  public func range(_ range: ByteRange, inFile file: Int32) -> ByteRange { facts(file)?.steady(range) ?? range }

  /// The number of a region: see `FileRegions`.
  public func region(_ number: Int, inFile file: Int32) -> Int {
    FileRegions.number(number) { Int(function(FunctionID($0), inFile: file).index) }
  }
}

extension StoreReader {
  /// `nil` where values are read as they were written.
  public var relocation: Relocation? { context.map { unsafeDowncast($0, to: Relocation.self) } }

  @usableFromInline func relocated(_ variable: VariableID) -> VariableID { relocation?.variable(variable, inFile: scope) ?? variable }
  @usableFromInline func relocated(_ range: ByteRange) -> ByteRange { relocation?.range(range, inFile: scope) ?? range }
}

/// Written by hand: it may have another number in this process. As few bytes as a number takes, none included.
extension VariableID: Storable {
  @inlinable public func store(to writer: inout StoreWriter) { writer.write(index) }
  @inlinable public init(from reader: inout StoreReader) {
    self.init(asStoredIn: &reader)
    if reader.scope >= 0 { self = reader.relocated(self) }
  }
  @inlinable public static func store(optional value: Self?, to writer: inout StoreWriter) { writer.write(value?.index) }
  @inlinable public static func optional(from reader: inout StoreReader) -> Self? {
    guard let index = UInt32?(from: &reader) else { return nil }
    let variable = Self(Int(index))
    return reader.scope >= 0 ? reader.relocated(variable) : variable
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
    if reader.scope >= 0 { self = reader.relocated(self) }
  }

  /// The range that was written.
  @inlinable public init(asStoredIn reader: inout StoreReader) {
    let start = reader.number()
    self.init(start: start, end: start &+ reader.number())
  }
}
