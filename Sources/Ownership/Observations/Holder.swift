import Catalog
import Engine
import Program

/// The keeper of a closure or object, for messages.
public enum Holder: Hashable, Sendable, Storable {
  case unknown
  /// An access path such as `viewModel.onChange`.
  case path([ObjectName])
  case object(PathNode)
  /// A captured variable.
  case variable
  case system
  /// A modelled function outside the program; index of the row.
  case model(Int)
  case global(PropertyReference)
  case unknownCallee
}

/// The end of a retention, for messages.
public enum RetentionEnd: Hashable, Sendable, Storable {
  /// There is none, or it is unknown.
  case unknown
  /// The end of the process.
  case process
  /// As a model says; index of the row, whose effects may have several ends.
  case model(Int, Lifetime)
  case release(ReleaseStep)
}
