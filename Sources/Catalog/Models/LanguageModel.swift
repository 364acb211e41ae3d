import Engine

/// The result of a member of a collection or similar value, independent of its arguments.
public struct MemberResultModel: Sendable, Equatable, Storable {
  /// The kind of result.
  public enum Result: String, Sendable, CaseIterable, Storable {
    /// A collection of elements of the receiver.
    case elements
    /// A collection of some of them.
    case someElements = "some_elements"
    /// The same, where a predicate holds for all that it contains, if there is one.
    case selectedElements = "selected_elements"
    /// A collection of pairs of a number and an element of the receiver.
    case numbered = "numbered_elements"
    /// An element of the receiver, if it has any.
    case elementIfAny = "element_if_any"
    case element
    /// The success value of the receiver, a result.
    case success
  }
  public var name: String
  public var result: Result
  public init(name: String, result: Result) {
    self.name = name
    self.result = result
  }
}

/// The result of an operator.
public struct OperatorModel: Sendable, Equatable, Storable {
  public var name: String
  /// The name of the result's type; `nil` if it is the operands' type.
  public var type: String?
  public init(name: String, type: String?) {
    self.name = name
    self.type = type
  }
}

/// The meaning of an attribute that is no property wrapper.
public struct AttributeModel: Sendable, Equatable, Storable {
  /// Glob pattern (`*` only) for the attribute's name.
  public var name: String
  /// Whether the Objective-C runtime or a tool can access such a declaration.
  public var isReachedFromOutside: Bool
  /// The strength of such a property, if it differs from the declaration.
  public var strength: CaptureStrength?
  /// Whether the property is set to a part of its owner's view tree.
  public var isOutlet: Bool
  /// For a type attribute: the strength of the type's stored variables, if it differs from their declarations.
  public var strengthOfVariables: CaptureStrength?
  /// Whether code under an attribute, macro or protocol of this name is only a preview for developers.
  public var isPreview: Bool
  /// For a property wrapper that is given a key path: the type in which the key path begins, unless it names another one. The property is of the type of
  /// the member at its end.
  public var keyPathRoot: String?
  /// The generic type of such members whose argument is the type of the property.
  public var keyPathMember: String?
  public init(
    name: String, isReachedFromOutside: Bool = false, strength: CaptureStrength? = nil, isOutlet: Bool = false,
    strengthOfVariables: CaptureStrength? = nil, isPreview: Bool = false, keyPathRoot: String? = nil, keyPathMember: String? = nil
  ) {
    self.keyPathRoot = keyPathRoot
    self.keyPathMember = keyPathMember
    self.strengthOfVariables = strengthOfVariables
    self.isPreview = isPreview
    self.name = name
    self.isReachedFromOutside = isReachedFromOutside
    self.strength = strength
    self.isOutlet = isOutlet
  }
}
