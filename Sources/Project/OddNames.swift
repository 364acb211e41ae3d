extension LintOptions {
  /// One sentence for each named file without the ending of Swift files: it is read all the same, and most of it may be no Swift.
  public var oddNames: [String] {
    paths.filter { !$0.hasSuffix(".swift") && FilePaths.exists($0) && !FilePaths.isFolder($0) }
      .map { "\($0) is read as Swift, although it is not named *.swift" }
  }
}
