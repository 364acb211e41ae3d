import Engine

/// An action on an object in model notation: a method call, a property read, or an assignment to a property.
public struct MemberEvent: Sendable, Hashable, Storable {
  /// The declaring type; `nil` for a free function.
  public var type: String?
  /// The last name of the method or property.
  public var member: String
  /// The assigned value; `nil` for other actions.
  public var assigned: AssignedValue?
  /// The label of a call's first argument; `nil` for calls with any arguments.
  public var label: String?

  public init(type: String?, member: String, assigned: AssignedValue? = nil, label: String? = nil) {
    self.type = type
    self.member = member
    self.assigned = assigned
    self.label = label
  }
}

/// A literal whose assignment matters.
public enum AssignedValue: Sendable, CaseIterable, Storable {
  case no
  case yes
  /// `nil`: the property lets go of its content.
  case nothing
}

extension MemberEvent: Comparable {
  public static func < (left: MemberEvent, right: MemberEvent) -> Bool { left.order < right.order }

  private var order: (String, String, Int, String) {
    (type ?? "", member, assigned.map { 1 + AssignedValue.allCases.firstIndex(of: $0)! } ?? 0, label ?? "")
  }
}

extension MemberEvent {
  /// A property outside the program, of any type, is set to `nil`.
  public static func emptying(_ property: String) -> MemberEvent { MemberEvent(type: nil, member: property, assigned: .nothing) }
}
