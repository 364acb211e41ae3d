import Engine

/// A type outside the program, as far as ownership needs it.
public struct TypeModel: Sendable, Equatable, Storable {
  public enum Kind: String, Sendable, CaseIterable, Storable { case `class`, `struct`, `enum`, actor, `protocol` }

  /// A stored property (or one that behaves like it) of the type.
  public struct Property: Sendable, Equatable, Storable {
    public var name: String
    public var type: ModelType?
    public var strength: CaptureStrength
    /// Does holding it keep it for as long as the object lives? False for computed properties that hand out something fresh.
    public var isStored: Bool
    public var isStatic: Bool
    /// Does it tell running code that somebody wants it to end (`Task.isCancelled`)?
    public var tellsCancellation: Bool
    /// Does it give one of the elements that the object, a collection, holds?
    public var isElement = false
    /// Does it give the object itself under another type, so that whoever has the one holds the other (a wrapper's projection)?
    public var isView = false
    /// Does it give the values of the object, a dictionary, as a collection?
    public var isCollectionOfValues = false
    /// Does it give an object that was made for the one whose property it is (a segue's destination)?
    public var isMadeForObject = false
    /// The method by which what the property gives came to hold the object whose property it is (a view's superview); `nil` where it does not
    /// hold it.
    public var holder: MemberEvent?
    /// How the object holds what the property gives; `nil` where it does not.
    public var heldStrength: CaptureStrength? { isStored && !isElement ? strength : nil }
    public init(
      name: String, type: ModelType?, strength: CaptureStrength, isStored: Bool, isStatic: Bool, tellsCancellation: Bool = false
    ) {
      self.tellsCancellation = tellsCancellation
      self.name = name
      self.type = type
      self.strength = strength
      self.isStored = isStored
      self.isStatic = isStatic
    }
  }

  /// The framework or library that declares it.
  public var framework: String
  public var name: String
  public var kind: Kind
  /// Superclass and protocols.
  public var inherits: [String]
  public var isClassBound: Bool
  public var properties: [Property]
  /// For a stream (an asynchronous sequence, a publisher) whether it comes to an end by itself; `nil` where its producer decides.
  public var sequenceEnd: SequenceEnd?
  /// Does the system hold each instance until the process ends (an application's delegate, a test case)? Such an object cannot leak.
  public var livesForProcess: Bool
  /// Do the stored properties of a class that has an attribute of this name tell observers of reads and changes?
  public var isObserved: Bool
  /// Do most classes of most frameworks inherit from it (`NSObject`)?
  public var isRoot: Bool
  /// What a type that is nested in it inherits from, where no model tells of that one (`Publishers.Map`); `nil` where nothing is known.
  public var nested: String?
  /// The global variable that holds its one instance (`NSApp`).
  public var global: String?
  /// Is what an outlet of the type refers to part of the tree that the object with the outlet holds (a view)?
  public var isInTree = false
  /// Can no value of it hold an object (a number, a truth value, a text)?
  public var isPlain = false
  /// What an object of the type does, when it goes, to what it was given to hold (a bag disposes).
  public var whenGone: [MemberEvent]
  /// The base names of the methods that a protocol requires, itself and apart from what it inherits; `nil` where they are not known.
  public var requirements: [String]?
  public var source: String
  public var confidence: FunctionModel.Confidence

  /// Does a stream end?
  public enum SequenceEnd: String, Sendable, CaseIterable, Storable {
    case finite, endless
    /// It ends when the object goes that it was asked of: a control's events.
    case withObject = "with_object"
  }

  public init(
    name: String, kind: Kind, inherits: [String], isClassBound: Bool, properties: [Property], source: String,
    confidence: FunctionModel.Confidence, framework: String = "", sequenceEnd: SequenceEnd? = nil, livesForProcess: Bool = false,
    isObserved: Bool = false,
    isRoot: Bool = false, nested: String? = nil, global: String? = nil, isInTree: Bool = false, isPlain: Bool = false, requirements: [String]? = nil,
    whenGone: [MemberEvent] = []
  ) {
    self.whenGone = whenGone
    self.requirements = requirements
    self.isPlain = isPlain
    self.nested = nested
    self.global = global
    self.isInTree = isInTree
    self.isRoot = isRoot
    self.livesForProcess = livesForProcess
    self.isObserved = isObserved
    self.sequenceEnd = sequenceEnd
    self.framework = framework
    self.name = name
    self.kind = kind
    self.inherits = inherits
    self.isClassBound = isClassBound
    self.properties = properties
    self.source = source
    self.confidence = confidence
  }
}
