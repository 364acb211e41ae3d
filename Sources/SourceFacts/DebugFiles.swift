/// What the `#if`s around declarations say.
extension FileLowering {
  /// Do all declarations of the file stand in an `#if` of debug builds?
  func isForDebugging() -> Bool {
    /// Is each `#if` that is open at this point one of debug builds, up to its `#else`?
    var open: [Bool] = []
    var result = false
    for child in children(0) where isNamed(child) {
      switch kind(child) {
      case .comment, .multilineComment, .importDeclaration, .shebangLine, .diagnostic: continue
      case .directive:
        let text = text(child)
        if text.starts(with: "#if".utf8) {
          open.append(Self.isOfDebugBuilds(text.dropFirst("#if".utf8.count)))
        } else if text.starts(with: "#endif".utf8) {
          _ = open.popLast()
        } else if !open.isEmpty, text.starts(with: "#else".utf8) {
          open[open.count - 1] = false
        }
      default:
        if !open.contains(true) { return false }
        result = true
      }
    }
    return result
  }

  /// Does a condition hold in debug builds alone? A guess by the names of its flags: `DEBUG` is what Xcode's templates define, and `RELEASE` its opposite.
  private static func isOfDebugBuilds(_ condition: some Sequence<UInt8>) -> Bool {
    let text = String(decoding: Array(condition), as: UTF8.self).filter { !" ()\t\r\n".contains($0) }
    return !text.contains("||") && text.split(separator: "&").contains { $0 == "DEBUG" || $0 == "!RELEASE" }
  }
}
