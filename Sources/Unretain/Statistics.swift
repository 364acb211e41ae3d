/// How much was analysed. Files of dependencies and other files that are only read as context do not count, except in `contextFiles`.
public struct Statistics: Sendable, Hashable {
  /// The number of files that were analysed.
  public var files: Int
  /// The number of files that were read only as context.
  public var contextFiles: Int
  /// The number of files that could not be read.
  public var skippedFiles: Int
  /// The number of lines.
  public var lines: Int
  /// The number of places that could not be read as Swift.
  public var parseErrors: Int
  /// The number of closures and bound method references. Each is counted in exactly one of the following five.
  public var closures: Int
  /// The number of closures with a warning or an error.
  public var reportedClosures: Int
  /// The number of closures that nothing keeps, or that capture nothing that matters.
  public var harmlessClosures: Int
  /// The number of closures that are released by themselves.
  public var boundedClosures: Int
  /// The number of closures that are kept without known harm.
  public var keptClosures: Int
  /// The number of closures whose keeper is unknown.
  public var unknownClosures: Int
}
