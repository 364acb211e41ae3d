/// Index of an interned name in `FileFacts.names`.
public struct NameID: Sendable, Codable, NumberKey {
  public var index: UInt32
  @inlinable public var keyBits: UInt64 { UInt64(index) }
  public init(_ index: Int) { self.index = UInt32(index) }
}

/// Index into `FileFacts.functions`.
public struct FunctionID: Sendable, Codable, NumberKey {
  public var index: UInt32
  @inlinable public var keyBits: UInt64 { UInt64(index) }
  public init(_ index: Int) { self.index = UInt32(index) }
}

/// Index into `FileFacts.variables`.
public struct VariableID: Sendable, Codable, NumberKey {
  public var index: UInt32
  @inlinable public var keyBits: UInt64 { UInt64(index) }
  public init(_ index: Int) { self.index = UInt32(index) }
}

/// Index into `FileFacts.properties`.
public struct PropertyID: Sendable, Codable, NumberKey {
  public var index: UInt32
  @inlinable public var keyBits: UInt64 { UInt64(index) }
  public init(_ index: Int) { self.index = UInt32(index) }
}

/// Index into `FileFacts.types`.
public struct TypeDeclarationID: Sendable, Codable, NumberKey {
  public var index: UInt32
  @inlinable public var keyBits: UInt64 { UInt64(index) }
  public init(_ index: Int) { self.index = UInt32(index) }
}

/// Index into `FileFacts.typeSyntax`.
public struct TypeID: Sendable, Codable, NumberKey {
  public var index: UInt32
  @inlinable public var keyBits: UInt64 { UInt64(index) }
  public init(_ index: Int) { self.index = UInt32(index) }
}

/// Index of an instruction in the `instructions` of one function; stands for the value that the instruction computes.
public struct ValueID: Sendable, Codable, NumberKey {
  public var index: UInt32
  @inlinable public var keyBits: UInt64 { UInt64(index) }
  public init(_ index: Int) { self.index = UInt32(index) }
}
