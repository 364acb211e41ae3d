import Engine
import Facts

/// A region of a file's code that an edit may change.
public struct CodeRegion: NumberKey, Sendable {
  enum Kind: UInt8, Sendable {
    /// A function that is not nested, with everything written in it.
    case unit
    /// A function without its nested functions.
    case function
    /// The interface of a function that is not nested: what other code sees of it.
    case head
    /// The positions of everything in the file.
    case places
    /// Which types contain code that could not be parsed.
    case errors
  }
  let file: Int32
  let kind: Kind
  var index: Int32 = 0

  public var keyBits: UInt64 { pairedBits(UInt32(bitPattern: file), UInt32(bitPattern: index) << 3 | UInt32(kind.rawValue)) }
}

extension CodeRegion {
  /// - Parameter keyBits: The bits of a region; others give `nil`.
  public init?(keyBits: UInt64) {
    guard let kind = Kind(rawValue: UInt8(keyBits & 7)) else { return nil }
    self.init(
      file: Int32(bitPattern: UInt32(truncatingIfNeeded: keyBits >> 32)), kind: kind, index: Int32(bitPattern: UInt32(truncatingIfNeeded: keyBits) >> 3))
  }
}

/// Written by hand, for there are very many: two numbers, most often of two bytes together.
extension CodeRegion: Storable {
  @inlinable public func store(to writer: inout StoreWriter) {
    writer.write(number: UInt32(truncatingIfNeeded: keyBits))
    writer.write(number: UInt32(truncatingIfNeeded: keyBits >> 32))
  }
  @inlinable public init(from reader: inout StoreReader) {
    let low = reader.number()
    let stored = CodeRegion(keyBits: UInt64(low) | UInt64(reader.number()) << 32) ?? reader.refuse(CodeRegion(keyBits: 0)!)
    self = reader.context == nil ? stored : reader.relocated(stored)
  }
}

extension StoreReader {
  @usableFromInline mutating func relocated(_ region: CodeRegion) -> CodeRegion {
    let number: Int =
      switch region.kind {
      case .unit: relocated(region: Int(region.index), inFile: region.file)
      case .function, .head: Int(relocated(FunctionID(Int(region.index)), inFile: region.file).index)
      case .places, .errors: Int(region.index)
      }
    return CodeRegion(file: region.file, kind: region.kind, index: Int32(number))
  }
}

extension Program {
  /// The region on which the code of a unit depends.
  public func part(withCodeOf unit: FunctionReference) -> CodeRegion {
    let file = Int(unit.file)
    // A function of an earlier program may no longer exist.
    guard Int(unit.function.index) < files[file].functions.count else { return part(naming: unit) }
    return CodeRegion(file: unit.file, kind: .unit, index: Int32(parts[file].value.part(at: function(unit).range.start)))
  }

  /// The region on which the meaning of a function reference depends. A closure is identified only by its code.
  public func part(naming function: FunctionReference) -> CodeRegion {
    let functions = files[Int(function.file)].functions
    let index = Int(function.function.index)
    let isOutermost = index < functions.count && functions[index].parent == nil
    return CodeRegion(file: function.file, kind: isOutermost ? .head : .function, index: Int32(index))
  }

  /// The region on which the meaning of a variable reference depends.
  public func part(naming variable: VariableReference) -> CodeRegion {
    let function = files[Int(variable.file)][variable.variable].function
    return CodeRegion(file: variable.file, kind: .function, index: Int32(function.index))
  }

  /// The region on which places in a file depend.
  public func part(withPlacesIn file: Int) -> CodeRegion { CodeRegion(file: Int32(file), kind: .places) }
}

extension Program {
  /// The region on which `hasParseError(within:inFile:)` depends for a type.
  public func part(withErrorsIn file: Int) -> CodeRegion { CodeRegion(file: Int32(file), kind: .errors) }

  /// Whether code in a range, or adjacent to it, could not be parsed.
  public func hasParseError(touching range: ByteRange, inFile file: Int) -> Bool {
    parseErrors(inFile: file, near: range) { $0.start <= $1.end && $1.start <= $0.end }
  }

  /// Whether code in a range could not be parsed.
  public func hasParseError(within range: ByteRange, inFile file: Int) -> Bool { parseErrors(inFile: file, near: range) { $1.contains($0) } }

  /// Whether two ranges touch depends on the text.
  private func parseErrors(inFile file: Int, near range: ByteRange, _ isMeant: (ByteRange, ByteRange) -> Bool) -> Bool {
    let moved = steady[file]
    let errors = moved?.parseErrors ?? files[file].parseErrors
    if errors.isEmpty { return false }
    let range = moved?.asRead(range) ?? range
    return errors.contains { isMeant($0.range, range) }
  }
}
