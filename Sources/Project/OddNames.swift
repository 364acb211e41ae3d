extension LintOptions {
  /// One sentence for each named file without the name of a Swift file: it is read all the same, and most of it may be no Swift.
  /// Other kinds of file to report on are passed over.
  public var oddNames: [String] {
    paths.filter { !$0.hasSuffix(".swift") && FilePaths.exists($0) && !FilePaths.isFolder($0) }
      .map { "\($0) is read as Swift, although it is not named *.swift" }
  }
}
