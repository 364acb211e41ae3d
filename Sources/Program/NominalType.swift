import Facts

/// A type of the program with all its extensions; also a type outside the program that the program extends.
public struct NominalType: Sendable {
  public enum Kind: Sendable { case `class`, `struct`, `enum`, actor, `protocol`, unknown }

  public var name: Name
  public var kind: Kind
  /// Index of the module it is declared in; of the first extension for a type outside the program.
  public var module: Int
  /// False for a type that the program only extends.
  public var isDeclared: Bool
  /// The declaration first, then extensions, in their canonical order.
  public var declarations: [TypeDeclarationReference] = []
  public var parent: NominalID?
  public var genericParameters: [Name] = []
  /// The superclass and protocols, resolved, of the declaration and all extensions.
  public var inherited: [Type] = []
  /// Members that the declaration and extensions declare, by name; in their canonical order.
  public var properties: [Name: [PropertyReference]] = [:]
  public var functions: [Name: [FunctionReference]] = [:]
  public var nestedTypes: [Name: NominalID] = [:]
  public var typealiases: [Name: TypealiasReference] = [:]
  public var cases: Set<Name> = []
  /// This type and everything of the program that it inherits from, nearest first, each once.
  public var ancestors: [NominalID] = []
  /// True where it inherits, directly or not, from a class or protocol that the program does not declare.
  public var hasExternalAncestor = false
  /// Names of the ancestors outside the program, nearest first.
  public var externalAncestors: [Name] = []
  /// Classes that inherit from this class, types that conform to this protocol; directly or not.
  public var descendants: [NominalID] = []
  /// True for a type that tells observers when its properties are read and changed.
  public var isObserved = false
  /// True for one whose stored properties do so without any code of their own.
  public var tracksStoredProperties = false
  /// How an attribute of the type says that its stored variables hold their values; `nil` where none does.
  var strengthOfVariables: Ownership?
  /// True for a protocol that only classes can conform to.
  public var isClassBound = false

  /// Are its values objects that are shared, as far as its declaration says?
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
