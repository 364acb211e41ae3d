import Syntax

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
          open.append(Self.isOfDebugBuilds(Array(text)["#if".utf8.count...]))
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

  /// What a release build is taken to define. A guess by names: `DEBUG` is what Xcode's templates define, and `RELEASE` its opposite.
  private static let releaseFlags = {
    var flags = CompilationFlags()
    for definition in ["!DEBUG", "RELEASE"] { _ = flags.define(definition) }
    return flags
  }()

  /// Is a condition wrong in release builds, and not wherever it is compiled?
  private static func isOfDebugBuilds(_ condition: ArraySlice<UInt8>) -> Bool {
    CompilationFlags().value(of: condition) == nil && releaseFlags.value(of: condition) == false
  }
}
