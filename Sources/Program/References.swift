import Engine
import Facts

/// A function of the program.
public struct FunctionReference: Sendable, NumberKey, Comparable {
  public let file: Int32
  public let function: FunctionID
  @inlinable public var keyBits: UInt64 { pairedBits(UInt32(bitPattern: file), function.index) }
  public init(file: Int, function: FunctionID) {
    self.file = Int32(file)
    self.function = function
  }
  public static func < (left: Self, right: Self) -> Bool {
    (left.file, left.function.index) < (right.file, right.function.index)
  }
}

/// A property or global variable of the program.
public struct PropertyReference: Sendable, NumberKey, Storable {
  public let file: Int32
  public let property: PropertyID
  @inlinable public var keyBits: UInt64 { pairedBits(UInt32(bitPattern: file), property.index) }
  public init(file: Int, property: PropertyID) {
    self.file = Int32(file)
    self.property = property
  }
}

/// A parameter, local variable or binding of the program.
public struct VariableReference: Sendable, NumberKey {
  public let file: Int32
  public let variable: VariableID
  @inlinable public var keyBits: UInt64 { pairedBits(UInt32(bitPattern: file), variable.index) }
  public init(file: Int, variable: VariableID) {
    self.file = Int32(file)
    self.variable = variable
  }
}

// Written by hand: in a file that has been edited they have other numbers than were written.

extension FunctionReference: Storable {
  @inlinable public func store(to writer: inout StoreWriter) {
    writer.write(file)
    writer.write(function)
  }
  @inlinable public init(from reader: inout StoreReader) {
    file = reader.read()
    let stored: FunctionID = reader.read()
    function = reader.context == nil ? stored : reader.relocated(stored, inFile: file)
  }
}

extension VariableReference: Storable {
  @inlinable public func store(to writer: inout StoreWriter) {
    writer.write(file)
    writer.write(variable)
  }
  @inlinable public init(from reader: inout StoreReader) {
    file = reader.read()
    let stored = VariableID(asStoredIn: &reader)
    variable = reader.context == nil ? stored : reader.relocated(stored, inFile: file)
  }
}

/// A type declaration or extension of the program.
public struct TypeDeclarationReference: Sendable, NumberKey {
  public let file: Int32
  public let declaration: TypeDeclarationID
  @inlinable public var keyBits: UInt64 { pairedBits(UInt32(bitPattern: file), declaration.index) }
  public init(file: Int, declaration: TypeDeclarationID) {
    self.file = Int32(file)
    self.declaration = declaration
  }
}

/// A nominal type of the program: index into `Program.types`.
public struct NominalID: Sendable, NumberKey, Storable {
  public let index: Int32
  @inlinable public var keyBits: UInt64 { UInt64(UInt32(bitPattern: index)) }
  public init(_ index: Int) { self.index = Int32(index) }
}

/// The meaning of a name or member in an expression.
public enum Reference: Sendable, Equatable {
  /// Unknown from the sources.
  case unknown
  /// A property of the program. `isSelfMember` where a bare name means `self.name`.
  case property(PropertyReference, isSelfMember: Bool)
  /// A function or method of the program, called or used as a value. Several where overloads could not be told apart.
  case functions([FunctionReference], isSelfMember: Bool)
  /// A type.
  case type(Type)
  /// A case of an enum of the program.
  case enumCase(NominalID, Name)
  /// A member of a type outside the program. `isSelfMember` where a bare name must mean an inherited outside member.
  case externalMember(owner: Type, name: Name, isSelfMember: Bool)
  /// A global outside the program.
  case externalGlobal(Name)
  /// A resolved call.
  case call(CallTarget)

  /// True where a bare name reads `self`.
  public var readsSelf: Bool {
    switch self {
    case .property(_, let isSelfMember), .functions(_, let isSelfMember), .externalMember(_, _, let isSelfMember):
      isSelfMember
    default: false
    }
  }
}

/// The code that a call runs, as far as it is known.
public struct CallTarget: Sendable, Equatable {
  public enum Kind: Sendable, Equatable {
    /// Functions of the program: `functions`.
    case program
    /// An initialiser of the program; the memberwise one where `functions` is empty.
    case initializer(NominalID)
    case enumCase(NominalID, Name)
    /// A method of the program named through its type and applied to the object it is bound to: `functions`.
    case unboundMethod
    /// A value of function type: a closure, a parameter, a property.
    case value
    /// A function outside the program, with or without a model.
    case external
  }
  public var kind: Kind
  public var functions: [FunctionReference] = []
  /// Matching model rows, best first; indices into `Program.models.functions`.
  public var models: [Int] = []
  /// Whether the receiver's type was known when the models were searched.
  public var isReceiverKnown = false
  /// Whether the callee is the object itself, called through `callAsFunction` (SE-0253).
  public var isCalleeReceiver = false
  public init(kind: Kind) { self.kind = kind }
}
