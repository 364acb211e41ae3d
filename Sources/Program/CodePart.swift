import Engine
import Facts

/// Something of a file's code that an edit may change.
public struct CodePart: NumberKey, Sendable {
  enum Kind: UInt8, Sendable {
    /// A function that lies in no other one, with all that is written in it.
    case unit
    /// A function without those that are nested in it.
    case function
    /// What others see of a function that lies in no other one.
    case head
    /// Where everything lies.
    case places
    /// Which types have code that could not be parsed.
    case errors
  }
  let file: Int32
  let kind: Kind
  var index: Int32 = 0

  public var keyBits: UInt64 { pairedBits(UInt32(bitPattern: file), UInt32(bitPattern: index) << 3 | UInt32(kind.rawValue)) }
}

extension CodePart {
  /// - Parameter keyBits: Those of a part; others give `nil`.
  public init?(keyBits: UInt64) {
    guard let kind = Kind(rawValue: UInt8(keyBits & 7)) else { return nil }
    self.init(
      file: Int32(bitPattern: UInt32(truncatingIfNeeded: keyBits >> 32)), kind: kind, index: Int32(bitPattern: UInt32(truncatingIfNeeded: keyBits) >> 3))
  }
}

/// Written by hand, for there are very many: two numbers, most often of two bytes together.
extension CodePart: Storable {
  @inlinable public func store(to writer: inout StoreWriter) {
    writer.write(number: UInt32(truncatingIfNeeded: keyBits))
    writer.write(number: UInt32(truncatingIfNeeded: keyBits >> 32))
  }
  @inlinable public init(from reader: inout StoreReader) {
    let low = reader.number()
    self = CodePart(keyBits: UInt64(low) | UInt64(reader.number()) << 32) ?? reader.refuse(CodePart(keyBits: 0)!)
  }
}

extension Program {
  /// What must be as it was for the code of a unit to be so.
  public func part(withCodeOf unit: FunctionReference) -> CodePart {
    let file = Int(unit.file)
    // One of an earlier program may be gone.
    guard Int(unit.function.index) < files[file].functions.count else { return part(naming: unit) }
    return CodePart(file: unit.file, kind: .unit, index: Int32(parts[file].value.part(at: function(unit).range.start)))
  }

  /// What must be as it was for a reference to a function to mean the same: what a closure is only its code says.
  public func part(naming function: FunctionReference) -> CodePart {
    let functions = files[Int(function.file)].functions
    let index = Int(function.function.index)
    let isOutermost = index < functions.count && functions[index].parent == nil
    return CodePart(file: function.file, kind: isOutermost ? .head : .function, index: Int32(index))
  }

  /// What must be as it was for a reference to a variable to mean the same.
  public func part(naming variable: VariableReference) -> CodePart {
    let function = files[Int(variable.file)][variable.variable].function
    return CodePart(file: variable.file, kind: .function, index: Int32(function.index))
  }

  /// What must be as it was for places in a file to be so.
  public func part(withPlacesIn file: Int) -> CodePart { CodePart(file: Int32(file), kind: .places) }
}

extension Program {
  /// What must be as it was for `hasParseError(within:inFile:)` to answer the same for a type.
  public func part(withErrorsIn file: Int) -> CodePart { CodePart(file: Int32(file), kind: .errors) }

  /// Is there something in a range, or next to it, that could not be parsed?
  public func hasParseError(touching range: ByteRange, inFile file: Int) -> Bool {
    parseErrors(inFile: file, near: range) { $0.start <= $1.end && $1.start <= $0.end }
  }

  /// Is there something in a range that could not be parsed?
  public func hasParseError(within range: ByteRange, inFile file: Int) -> Bool { parseErrors(inFile: file, near: range) { $1.contains($0) } }

  /// What touches what is a matter of the text.
  private func parseErrors(inFile file: Int, near range: ByteRange, _ isMeant: (ByteRange, ByteRange) -> Bool) -> Bool {
    let moved = steady[file]
    let errors = moved?.parseErrors ?? files[file].parseErrors
    if errors.isEmpty { return false }
    let range = moved?.asRead(range) ?? range
    return errors.contains { isMeant($0.range, range) }
  }
}
