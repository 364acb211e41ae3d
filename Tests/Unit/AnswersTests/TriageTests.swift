import Answers
import Project
import Testing

/// The warnings that logs have, and what is said of them.
@Suite struct TriageTests {
  private func log(_ text: String, cutAt cut: Int = 0) -> CompilerLog {
    var log = CompilerLog()
    let bytes = Array(text.utf8)
    bytes[..<cut].withUnsafeBufferPointer { log.take($0) }
    bytes[cut...].withUnsafeBufferPointer { log.take($0) }
    log.finish()
    return log
  }

  @Test func aLogMayComeInPieces() {
    let text = "x\nA.swift:1:2: warning: capture 'self' was never used\r\nB.swift:3:4: warning: capture 'model' was never used"
    for cut in 0...text.utf8.count {
      let warnings = log(text, cutAt: cut).warnings
      #expect(warnings.map(\.line) == [1, 3])
      #expect(warnings.map(\.name) == ["self", "model"])
    }
  }

  @Test func groupsAndWordsTellTheKind() {
    let kinds: [(String, CompilerWarning.Kind?)] = [
      ("'unowned' ownership of capture 'x' differs from implicitly-captured strong reference in outer scope", .implicitStrongCapture),
      ("anything [#ImplicitStrongCapture]", .implicitStrongCapture),
      ("weak variable 'x' was never mutated; consider changing to 'let' constant", .weakVariable),
      ("instance will be immediately deallocated because variable 'x' is 'weak'", .emptyWeakReference),
      ("capture of 'self' with non-Sendable type 'A' in a '@Sendable' closure [#SendableClosureCaptures]", .sendableCapture),
      ("call to method 'f' in closure requires explicit use of 'self' to make capture semantics explicit", .implicitSelf),
      ("initialization of immutable value 'x' was never used", nil), ("cannot find 'x' in scope [#Other]", nil), ("", nil),
    ]
    for (message, kind) in kinds {
      #expect(log("A.swift:1:2: warning: \(message)\n").warnings.first?.kind == kind, "\(message)")
    }
  }

  @Test func ofTwoFilesWithOneNameTheOneInTheSameFoldersIsMeant() throws {
    let text = Array("final class A {\n  var f: (() -> Void)?\n  func g() {\n    f = { self.g() }\n  }\n}\n".utf8)
    let outcome = try Linter(texts: ["One/A.swift": text, "Two/A.swift": Array("\n\n".utf8) + text], LintOptions()).run()
    let message = "call to method 'g' in closure requires explicit use of 'self' to make capture semantics explicit"
    let triage = Triage(
      outcome, log("/ci/One/A.swift:4:11: error: \(message)\n/ci/Two/A.swift:6:11: error: \(message)\nA.swift:4:11: error: \(message)\n"))
    #expect(triage.entries.map(\.effect) == [.leak, .leak, .unknown])
  }
}
