import Engine

/// An action on an object in model notation: a method call, a property read, or an assignment to a property.
public struct MemberEvent: Sendable, Hashable, Storable {
  /// The declaring type; `nil` for a free function.
  public var type: String?
  /// The last name of the method or property.
  public var member: String
  /// The assigned Boolean; `nil` for other actions.
  public var assigned: Bool?

  public init(type: String?, member: String, assigned: Bool? = nil) {
    self.type = type
    self.member = member
    self.assigned = assigned
  }
}

extension MemberEvent: Comparable {
  public static func < (left: MemberEvent, right: MemberEvent) -> Bool { left.order < right.order }

  private var order: (String, String, Int) { (type ?? "", member, assigned.map { $0 ? 2 : 1 } ?? 0) }
}
