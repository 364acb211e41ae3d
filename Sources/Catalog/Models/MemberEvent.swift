import Engine

/// Something that code does to an object, as models name it: it calls a method, reads a property, or assigns to one.
public struct MemberEvent: Sendable, Hashable, Storable {
  /// The type whose member it is; `nil` for a free function.
  public var type: String?
  /// The last name of the method or property.
  public var member: String
  /// The truth value that is assigned; `nil` for what is no assignment.
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
