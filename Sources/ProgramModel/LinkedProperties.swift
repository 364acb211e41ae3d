/// What linking finds of properties by resolving code: the part of linking that takes longest. The same for the same files under the same names.
public struct LinkedProperties: Sendable {
  /// By file and property.
  public let types: [[Type]]
  /// Types of which a global variable holds an instance.
  public let shared: Set<NominalID>
  /// Private lazy properties that no code names.
  public let unreadLazy: Set<PropertyReference>

  public init(types: [[Type]], shared: Set<NominalID>, unreadLazy: Set<PropertyReference>) {
    self.types = types
    self.shared = shared
    self.unreadLazy = unreadLazy
  }
}

extension Program {
  public var linkedProperties: LinkedProperties { LinkedProperties(types: propertyTypes, shared: sharedTypes, unreadLazy: unreadLazyProperties) }
}

extension Linker {
  mutating func take(_ known: LinkedProperties) {
    propertyTypes = known.types
    sharedTypes = known.shared
    unreadLazyProperties = known.unreadLazy
  }
}
