import Facts

/// A type of the program with its extensions, or an outside type that the program extends.
public struct NominalType: Sendable {
  public enum Kind: Sendable { case `class`, `struct`, `enum`, actor, `protocol`, unknown }

  public var name: Name
  public var kind: Kind
  /// Index of its module. For a type outside the program, the module of the first extension.
  public var module: Int
  /// False for a type that the program only extends.
  public var isDeclared: Bool
  /// The declaration first, then the extensions, in canonical order.
  public var declarations: [TypeDeclarationReference] = []
  public var parent: NominalID?
  public var genericParameters: [Name] = []
  /// The resolved superclass and protocols of the declaration and all extensions.
  public var inherited: [Type] = []
  /// Members of the declaration and extensions by name, in canonical order.
  public var properties: [Name: [PropertyReference]] = [:]
  public var functions: [Name: [FunctionReference]] = [:]
  public var nestedTypes: [Name: NominalID] = [:]
  public var typealiases: [Name: TypealiasReference] = [:]
  public var cases: Set<Name> = []
  /// This type and all its ancestors in the program, nearest first, each once.
  public var ancestors: [NominalID] = []
  /// Whether it inherits, directly or indirectly, from a class or protocol outside the program.
  public var hasExternalAncestor = false
  /// Names of the ancestors outside the program, nearest first.
  public var externalAncestors: [Name] = []
  /// Direct and indirect subclasses of a class, or conformers of a protocol.
  public var descendants: [NominalID] = []
  /// Whether the type notifies observers of reads and changes of its properties.
  public var isObserved = false
  /// Whether its stored properties do so without further code.
  public var tracksStoredProperties = false
  /// The strength that a type attribute gives its stored variables; `nil` without such an attribute.
  var strengthOfVariables: Ownership?
  /// Whether only classes can conform to the protocol.
  public var isClassBound = false
  /// Whether all types that conform to the protocol are classes, although others could be: no other code can see the protocol.
  public var hasOnlyClasses = false

  /// Whether its values are shared objects, judging by its declaration.
  public var isOfObjects: Bool { kind == .class || kind == .actor }

  init(name: Name, kind: Kind, module: Int, isDeclared: Bool) {
    self.name = name
    self.kind = kind
    self.module = module
    self.isDeclared = isDeclared
  }
}

/// A typealias of the program.
public struct TypealiasReference: Sendable, Hashable {
  public let file: Int32
  public let index: Int32
}
