import Engine

/// Whether an object lives until the process ends.
enum LifetimeCertainty: Comparable, CaseIterable, Storable {
  case unknown
  /// A framework makes it, and may let go of it: a window's scene, which may be closed, or the controller of a storyboard.
  case byFrameworks
  /// It usually does: startup code fills the property that holds it, or that of its owner.
  case assumed
  /// It does if code of the launch runs once, as far as the code shows.
  case launched
  case certain
}
