import Engine

/// A type outside the program, as far as it matters for ownership.
public struct TypeModel: Sendable, Equatable, Storable {
  public enum Kind: String, Sendable, CaseIterable, Storable { case `class`, `struct`, `enum`, actor, `protocol` }

  /// A stored property of the type, or one that behaves like it.
  public struct Property: Sendable, Equatable, Storable {
    public var name: String
    public var type: ModelType?
    public var strength: CaptureStrength
    /// Whether the object retains the content for its lifetime. False for computed properties that return a fresh object.
    public var isStored: Bool
    public var isStatic: Bool
    /// Whether it tells running code about a cancellation request (`Task.isCancelled`).
    public var tellsCancellation: Bool
    /// Whether it gives an element of the object, a collection.
    public var isElement = false
    /// Whether it gives the object itself as another type, so that a holder of the one holds the other (a wrapper's projection).
    public var isView = false
    /// Whether it gives the object that gave its owner as a view of itself (a wrapper's base).
    public var isViewed = false
    /// Whether it gives the values of the object, a dictionary, as a collection.
    public var isCollectionOfValues = false
    /// Whether its value was made for the property's owner (a segue's destination).
    public var isMadeForObject = false
    /// The method by which the property's value came to hold the property's owner (a view's superview); `nil` if it does not hold it.
    public var holder: MemberEvent?
    /// The strength with which the object holds the property's value; `nil` if it does not hold it.
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

  /// The declaring framework or library.
  public var framework: String
  public var name: String
  public var kind: Kind
  /// The names of its generic parameters, where its properties depend on them.
  public var generics: [String] = []
  /// The superclass and protocols.
  public var inherits: [String]
  public var isClassBound: Bool
  public var properties: [Property]
  /// For a stream (an asynchronous sequence, a publisher), whether it ends by itself; `nil` if its producer decides.
  public var sequenceEnd: SequenceEnd?
  /// Whether the system holds each instance until the process ends (an application's delegate, a test case). Such an object cannot leak.
  public var livesForProcess: Bool
  /// Whether stored properties of classes with an attribute of this name notify observers of reads and changes.
  public var isObserved: Bool
  /// Whether most classes of most frameworks inherit from it (`NSObject`).
  public var isRoot: Bool
  /// The supertype of nested types without a model (`Publishers.Map`); `nil` if unknown.
  public var nested: String?
  /// For a protocol, the outside types that its associated types stand for, each with the conforming type as its argument (`Context`).
  public var associatedTypes: [String: String] = [:]
  /// The global variable with its only instance (`NSApp`).
  public var global: String?
  /// Whether outlets of the type refer to parts of their owner's tree (a view).
  public var isInTree = false
  /// Whether events reach its objects only while they are shown (a view, a controller, a menu).
  public var isShown = false
  /// Whether no value of it can hold an object (a number, a Boolean, a text).
  public var isPlain = false
  /// For a protocol: whether only code makes its values, and no framework does. What code names nowhere does not exist.
  public var isMadeByCode = false
  /// An expression that makes a value of it, for tests; `none` where code cannot make one; `nil` if unknown.
  public var sample: String?
  /// The actions of a dying object on its content (a bag disposes).
  public var whenGone: [MemberEvent]
  /// The base names of the methods that a protocol itself requires, `init` among them, without inherited ones; `nil` if unknown.
  public var requirements: [String]?
  public var source: String
  public var confidence: FunctionModel.Confidence

  /// Whether a stream ends.
  public enum SequenceEnd: String, Sendable, CaseIterable, Storable {
    case finite, endless
    /// It ends with the object from which it was requested: a control's events.
    case withObject = "with_object"
    /// It emits once, when the object from which it was requested dies, and ends then.
    case atDeath = "at_death"
  }

  public init(
    name: String, kind: Kind, inherits: [String], isClassBound: Bool, properties: [Property], source: String,
    confidence: FunctionModel.Confidence, framework: String = "", sequenceEnd: SequenceEnd? = nil, livesForProcess: Bool = false,
    isObserved: Bool = false,
    isRoot: Bool = false, nested: String? = nil, global: String? = nil, isInTree: Bool = false, isShown: Bool = false, isPlain: Bool = false,
    isMadeByCode: Bool = false,
    sample: String? = nil,
    requirements: [String]? = nil,
    whenGone: [MemberEvent] = []
  ) {
    self.whenGone = whenGone
    self.requirements = requirements
    self.isPlain = isPlain
    self.isMadeByCode = isMadeByCode
    self.sample = sample
    self.nested = nested
    self.global = global
    self.isInTree = isInTree
    self.isShown = isShown
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
