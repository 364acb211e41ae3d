import Engine

/// Index of an interned name in `FileFacts.names`.
public struct NameID: Sendable, NumberKey, Storable {
  public var index: UInt32
  @inlinable public var keyBits: UInt64 { UInt64(index) }
  public init(_ index: Int) { self.index = UInt32(index) }
}

/// Index into `FileFacts.functions`.
public struct FunctionID: Sendable, NumberKey, Storable {
  public var index: UInt32
  @inlinable public var keyBits: UInt64 { UInt64(index) }
  public init(_ index: Int) { self.index = UInt32(index) }
}

/// Index into `FileFacts.variables`.
public struct VariableID: Sendable, NumberKey {
  public var index: UInt32
  @inlinable public var keyBits: UInt64 { UInt64(index) }
  @inlinable public init(_ index: Int) { self.index = UInt32(index) }
}

/// Index into `FileFacts.properties`.
public struct PropertyID: Sendable, NumberKey, Storable {
  public var index: UInt32
  @inlinable public var keyBits: UInt64 { UInt64(index) }
  public init(_ index: Int) { self.index = UInt32(index) }
}

/// Index into `FileFacts.types`.
public struct TypeDeclarationID: Sendable, NumberKey, Storable {
  public var index: UInt32
  @inlinable public var keyBits: UInt64 { UInt64(index) }
  public init(_ index: Int) { self.index = UInt32(index) }
}

/// Index into `FileFacts.typeSyntax`.
public struct TypeID: Sendable, NumberKey, Storable {
  public var index: UInt32
  @inlinable public var keyBits: UInt64 { UInt64(index) }
  public init(_ index: Int) { self.index = UInt32(index) }
}

/// Index of an instruction in the `instructions` of one function; stands for the value that the instruction computes.
public struct ValueID: Sendable, NumberKey, Storable {
  public var index: UInt32
  @inlinable public var keyBits: UInt64 { UInt64(index) }
  public init(_ index: Int) { self.index = UInt32(index) }
}
