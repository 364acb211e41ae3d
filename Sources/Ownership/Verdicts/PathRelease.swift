import Program

/// A release along a path.
struct PathRelease {
  /// The action of the code.
  enum Act {
    case empties(PropertyReference)
    /// Clears a captured variable.
    case emptiesVariable
    /// Changes what an observation waits for.
    case changes(PropertyReference)
    /// Waits for the end of the retention.
    case waits
    case releases
    /// Ends what a call began; index of its row.
    case ends(Int)
    /// Drops the token, which is held nowhere or by others.
    case releasesWithToken
    /// Releases the token in a property.
    case releasesToken(PropertyReference)
  }
  var found: FoundRelease
  var act: Act
}
