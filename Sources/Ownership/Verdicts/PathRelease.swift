import Program

/// Code that ends the keeping along a path, and how it does.
struct PathRelease {
  /// What the code does.
  enum Act {
    case empties(PropertyReference)
    /// Lets go of what a captured variable holds.
    case emptiesVariable
    /// Changes what an observation waits for.
    case changes(PropertyReference)
    /// Waits until it has ended.
    case waits
    case letsGo
    /// Ends what a call began; index of its row.
    case ends(Int)
    /// Ends with the token that is held nowhere, or by others.
    case letsGoWithToken
    /// Lets go of the token in a property.
    case letsGoOfToken(PropertyReference)
  }
  var found: FoundRelease
  var act: Act
}
