import Engine
import Program

/// A release along a path.
struct PathRelease {
  var found: FoundRelease
  var act: ReleaseAct
}

/// The action of releasing code.
public enum ReleaseAct: Hashable, Sendable, Storable {
  case empties(PropertyReference)
  /// Clears a property outside the program.
  case emptiesOutside(Name)
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
  /// Dies, and with it the content of its property, whose end is the end of this.
  case diesWithToken(PropertyReference)
}
