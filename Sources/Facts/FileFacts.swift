import Engine

/// Everything that later steps need to know about one source file, as plain values.
///
/// The tables refer to each other by typed indices (`FunctionID`, `VariableID`, …), never by reference, and nothing points into the syntax tree. So
/// facts can be cached, sent to another process and linked in any order.
/// All ranges are UTF-8 byte offsets into the file on disk (a byte order mark counts).
public struct FileFacts: Sendable, Equatable, PartlyStorable {
  /// The path of the file, as spelled by the caller.
  public var path: String  // storable: given
  /// The file's size in bytes.
  public var byteCount: UInt32 = 0
  /// Byte offset of the start of every line; the first entry is 0.
  public var lineStarts: [UInt32] = [0]  // storable: ascending
  /// Every identifier that the file mentions, once. `NameID` indexes it.
  public var names: [String] = []
  /// Names of imported modules (`import struct Foundation.Date` gives `Foundation`).
  public var imports: [NameID] = []
  /// Whether it imports a module for testing (`@testable`).
  public var importsForTests = false
  /// Whether all its declarations are inside an `#if` for debug builds. Released programs never run its code.
  public var isForDebugging = false
  /// Nominal types, protocols and extensions, in source order, nested ones included.
  public var types: [TypeDeclaration] = []
  /// Stored and computed properties of types, and global variables.
  public var properties: [PropertyDeclaration] = []
  /// `typealias` and `associatedtype` declarations.
  public var typealiases: [TypealiasDeclaration] = []
  /// Functions, initialisers, accessors, closures and all other executable code (see `FunctionKind`).
  public var functions: [Function] = []
  /// Parameters, local variables, pattern bindings and capture-list bindings of all functions.
  public var variables: [Variable] = []
  /// Types as they are written. `TypeID` indexes it.
  public var typeSyntax: [TypeSyntax] = []
  /// Places that the grammar could not parse. Each costs its own statement, not the file.
  public var parseErrors: [ParseErrorFact] = []
  /// `// unretain:` comments, in source order.
  public var directives: [DirectiveComment] = []

  public init(path: String) { self.path = path }

  /// The text of an interned name.
  @inlinable public func name(_ id: NameID) -> String { names[Int(id.index)] }

  /// The names of `imports`.
  public var importedModules: [String] { imports.map(name) }
  @inlinable public subscript(_ id: FunctionID) -> Function { functions[Int(id.index)] }
  @inlinable public subscript(_ id: VariableID) -> Variable { variables[Int(id.index)] }
  @inlinable public subscript(_ id: PropertyID) -> PropertyDeclaration { properties[Int(id.index)] }
  @inlinable public subscript(_ id: TypeDeclarationID) -> TypeDeclaration { types[Int(id.index)] }
  @inlinable public subscript(_ id: TypeID) -> TypeSyntax { typeSyntax[Int(id.index)] }
}

/// A half-open range of UTF-8 byte offsets.
public struct ByteRange: Sendable, NumberKey {
  public var start: UInt32
  public var end: UInt32
  @inlinable public var keyBits: UInt64 { pairedBits(start, end) }
  @inlinable public init(start: UInt32, end: UInt32) {
    self.start = start
    self.end = end
  }
  /// Does the other range lie within this one?
  @inlinable public func contains(_ other: ByteRange) -> Bool { start <= other.start && other.end <= end }
}

/// A place that the grammar could not parse, or where it had to invent a token.
public struct ParseErrorFact: Sendable, Hashable, Storable {
  public var range: ByteRange
  /// The missing token that the grammar expected; `nil` where it met something unreadable.
  public var missing: String?
  public init(range: ByteRange, missing: String?) {
    self.range = range
    self.missing = missing
  }
}

/// A comment for the analyser, such as `// unretain:disable:next stored_closure_cycle - kept on purpose`. The text is stored as written and
/// interpreted later, when findings are suppressed.
public struct DirectiveComment: Sendable, Hashable, Storable {
  /// The range of the whole comment.
  public var range: ByteRange
  /// The text after `unretain:`, without white space at both ends.
  public var text: String
  public init(range: ByteRange, text: String) {
    self.range = range
    self.text = text
  }
}
