import Engine

/// A nominal type, a protocol, or an extension of one.
public struct TypeDeclaration: Sendable, Equatable, Storable {
  public enum Kind: String, Sendable, CaseIterable, Storable { case `class`, `struct`, `enum`, actor, `protocol`, `extension` }
  public var kind: Kind
  /// The declared name. For an extension the last component of the extended type's name.
  public var name: NameID
  public var nameRange: ByteRange
  /// The whole declaration.
  public var range: ByteRange
  /// The enclosing type.
  public var parent: TypeDeclarationID?
  /// The function that declares a local type.
  public var enclosingFunction: FunctionID?
  /// The extended type as written (`extension Outer.Inner where …`); `nil` for other kinds.
  public var extendedType: TypeID?
  /// Superclass and protocols as written, in order. `AnyObject` and `class` appear here for class-bound protocols.
  public var inheritance: [TypeID] = []
  public var genericParameters: [GenericParameter] = []
  /// Attribute and modifier names that may matter, without `@` (`MainActor`, `Observable`, `final`, `indirect`, …).
  public var attributes: [NameID] = []
  /// Enum cases; empty for other kinds.
  public var cases: [EnumCase] = []

  public init(kind: Kind, name: NameID, nameRange: ByteRange, range: ByteRange) {
    self.kind = kind
    self.name = name
    self.nameRange = nameRange
    self.range = range
  }
}

/// One generic parameter with the constraint written at its place or in a `where` clause (`T: AnyObject`).
public struct GenericParameter: Sendable, Equatable, Storable {
  public var name: NameID
  public var constraints: [TypeID] = []
  /// The type that a `where` clause equates with it (`where T == Int`).
  public var equals: TypeID?
  public init(name: NameID) { self.name = name }
}

/// One case of an enum, with its payload.
public struct EnumCase: Sendable, Equatable, Storable {
  public var name: NameID
  public var nameRange: ByteRange
  /// Label (if any) and type of each associated value.
  public var payload: [LabeledType] = []
  /// Positions of those that have a default value.
  public var defaultedPayload: [Int] = []
  public init(name: NameID, nameRange: ByteRange) {
    self.name = name
    self.nameRange = nameRange
  }
}

/// The strength of a stored reference.
public enum Ownership: String, Sendable, CaseIterable, Storable {
  case strong, weak, unowned, unownedUnsafe

  /// Whether it neither retains its object nor becomes `nil` with it.
  public var isUnowned: Bool { self == .unowned || self == .unownedUnsafe }
}

/// A property of a type, or a global variable.
public struct PropertyDeclaration: Sendable, Equatable, Storable {
  public var name: NameID
  public var nameRange: ByteRange
  /// The whole declaration, from the first modifier or attribute.
  public var range: ByteRange
  /// The type or extension that declares it; `nil` for a global variable.
  public var owner: TypeDeclarationID?
  /// The declared type; `nil` where it is inferred from the initial value.
  public var type: TypeID?
  public var ownership: Ownership = .strong
  /// `static` or `class`.
  public var isStatic = false
  public var isLazy = false
  public var isLet = false
  /// Whether it has a getter in the source and no storage of its own. (Observers do not make a property computed.)
  public var isComputed = false
  /// A requirement in a protocol: neither stored nor computed here.
  public var isRequirement = false
  /// Attribute and modifier names without `@`: property wrappers (`Published`, `State`), `IBOutlet`, `override`, `private`, …
  public var attributes: [NameID] = []
  /// The key path in its property wrapper, where neither a type nor an initial value is written: `@Injected(\.store) var store`.
  public var wrapperKeyPath: WrapperKeyPath?
  /// The code that computes the initial value: a function of kind `.initialValue`, which returns it.
  public var initialValue: FunctionID?
  /// The getter, setter and observers written in the source.
  public var accessors: [FunctionID] = []

  public init(name: NameID, nameRange: ByteRange, range: ByteRange) {
    self.name = name
    self.nameRange = nameRange
    self.range = range
  }
}

/// A key path that is the argument of a property wrapper.
public struct WrapperKeyPath: Sendable, Equatable, Storable {
  /// The type in front of the first component, if it is written.
  public var root: TypeID?
  public var components: [NameID]
}

/// A `typealias` or `associatedtype`.
public struct TypealiasDeclaration: Sendable, Equatable, Storable {
  public var name: NameID
  public var owner: TypeDeclarationID?
  public var genericParameters: [GenericParameter] = []
  /// The aliased type; `nil` for an associated type without a default.
  public var target: TypeID?
  public var isAssociatedType = false
  /// Its attributes and modifiers.
  public var attributes: [NameID] = []
  public init(name: NameID) { self.name = name }
}
