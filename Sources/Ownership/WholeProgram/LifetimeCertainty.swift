import Engine

/// Whether an object lives until the process ends.
enum LifetimeCertainty: Comparable, CaseIterable, Storable {
  case unknown
  /// It usually does, as a window's scene, which may be closed.
  case assumed
  /// It does if code of the launch runs once, as far as the code shows.
  case launched
  case certain
}
