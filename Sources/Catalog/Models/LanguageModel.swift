import Engine

/// What a member of a collection, or of a value like one, gives whatever it is called with.
public struct MemberResultModel: Sendable, Equatable, Storable {
  /// What it gives.
  public enum Result: String, Sendable, CaseIterable, Storable {
    /// A collection of elements of the receiver.
    case elements
    /// A collection of some of them: others may be left out.
    case someElements = "some_elements"
    /// A collection of pairs: a number, and an element of the receiver.
    case numbered = "numbered_elements"
    /// An element of the receiver, if it has one.
    case elementIfAny = "element_if_any"
    case element
    /// What the receiver, a result, is in the case of success.
    case success
  }
  public var name: String
  public var result: Result
  public init(name: String, result: Result) {
    self.name = name
    self.result = result
  }
}

/// What an operator gives.
public struct OperatorModel: Sendable, Equatable, Storable {
  public var name: String
  /// The name of its result's type; `nil` where that is what its operands are.
  public var type: String?
  public init(name: String, type: String?) {
    self.name = name
    self.type = type
  }
}

/// What an attribute that is no property wrapper says of a declaration.
public struct AttributeModel: Sendable, Equatable, Storable {
  /// Glob pattern (`*` only) for the attribute's name.
  public var name: String
  /// Does the Objective-C runtime, or a tool, get at such a declaration?
  public var isReachedFromOutside: Bool
  /// How what such a property gives is held, where that is not what its declaration says.
  public var strength: CaptureStrength?
  /// Is the property filled with a part of the tree that its object holds?
  public var isOutlet: Bool
  /// For an attribute of a type: how the values of its stored variables are held, where that is not what their declarations say.
  public var strengthOfVariables: CaptureStrength?
  /// Does code under an attribute, macro or protocol of the name only show the program to those who write it?
  public var isPreview: Bool
  public init(
    name: String, isReachedFromOutside: Bool = false, strength: CaptureStrength? = nil, isOutlet: Bool = false,
    strengthOfVariables: CaptureStrength? = nil, isPreview: Bool = false
  ) {
    self.strengthOfVariables = strengthOfVariables
    self.isPreview = isPreview
    self.name = name
    self.isReachedFromOutside = isReachedFromOutside
    self.strength = strength
    self.isOutlet = isOutlet
  }
}
