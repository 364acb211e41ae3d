import Syntax

/// The `#if`s around declarations.
extension FileLowering {
  /// Whether all declarations of the file are inside an `#if` for debug builds.
  func isForDebugging() -> Bool {
    /// For each open `#if`, whether it is for debug builds, up to its `#else`.
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

  /// The flags assumed for a release build. A guess by names: Xcode's templates define `DEBUG`, and `RELEASE` is its opposite.
  private static let releaseFlags = {
    var flags = CompilationFlags()
    for definition in ["!DEBUG", "RELEASE"] { _ = flags.define(definition) }
    return flags
  }()

  /// Whether a condition is false in release builds but not in all builds.
  private static func isOfDebugBuilds(_ condition: ArraySlice<UInt8>) -> Bool {
    CompilationFlags().value(of: condition) == nil && releaseFlags.value(of: condition) == false
  }
}
