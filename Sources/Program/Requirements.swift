import Facts

/// What the types in sight make of a requirement that is a property.
struct Satisfaction: Sendable {
  /// The reference strength of the stored properties that satisfy it, the strongest one; `nil` without such properties.
  let ownership: Ownership?
  /// Whether they have different strengths.
  let isDisputed: Bool
  /// Whether computed properties, the protocol itself or types out of sight satisfy it.
  let mayRetainNothing: Bool
  /// The properties that satisfy it, if there are few.
  let witnesses: [PropertyReference]

  fileprivate static let none = Satisfaction(ownership: nil, isDisputed: false, mayRetainNothing: false, witnesses: [])
}

/// Properties that satisfy the requirements of protocols.
extension Program {
  /// Found once for each requirement: a protocol may have thousands of conformers.
  func satisfaction(of requirement: PropertyReference) -> Satisfaction {
    satisfactions.value(of: requirement) { findSatisfaction(of: requirement) }
  }

  private func findSatisfaction(of requirement: PropertyReference) -> Satisfaction {
    guard let owner = owner(of: requirement) else { return .none }
    let name = name(property(requirement).name, in: Int(requirement.file))
    let heirs = self[owner].descendants
    let own = self[owner].properties[name] ?? []
    let witnesses = heirs.flatMap { self[$0].properties[name] ?? [] }.filter { !property($0).isRequirement }
    let strengths = witnesses.lazy.filter { !self.property($0).isComputed }.map { self.property($0).ownership }
    return Satisfaction(
      ownership: strengths.contains(.strong) ? .strong : strengths.first, isDisputed: Set(strengths).count > 1,
      mayRetainNothing: witnesses.contains { property($0).isComputed } || own.contains { property($0).isComputed && !property($0).isRequirement }
        || heirs.contains { !self[$0].isDeclared },
      witnesses: witnesses.count > Self.witnessLimit ? [] : witnesses)
  }

  /// The properties that satisfy a requirement, if there are few; empty for other properties.
  public func witnesses(of requirement: PropertyReference) -> [PropertyReference] {
    property(requirement).isRequirement ? satisfaction(of: requirement).witnesses : []
  }

  /// The strong properties that satisfy a requirement, without those of tests.
  public func strongWitnesses(of requirement: PropertyReference) -> [PropertyReference] {
    witnesses(of: requirement).filter { !property($0).isComputed && ownership(of: $0) == .strong && !isTest($0) }
  }

  /// Whether the types in sight satisfy a requirement with different strengths.
  public func isDisputed(_ requirement: PropertyReference) -> Bool { satisfaction(of: requirement).isDisputed }
}
