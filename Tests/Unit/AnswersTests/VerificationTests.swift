import Answers
import Project
import Testing

/// Proofs about types in texts without a disk.
@Suite struct VerificationTests {
  private func verify(_ text: String, _ type: String = "Own") throws -> Verification {
    var options = LintOptions()
    options.graphedType = type
    return try Verification.make(try Linter(texts: ["A.swift": Array(text.utf8)], options).run(), type: type).get()[0]
  }

  @Test func codeOfASuperclassCounts() throws {
    let text = """
      class Base {
        var f: (() -> Void)?
        var n = 0
        func go() { f = { self.n += 1 } }
      }
      final class Own: Base {}
      """
    #expect(try verify(text).leaks)
  }

  @Test func aCollectionInAnotherCollectionCounts() throws {
    let text = "final class Own {}\nvar all: [String: [Own]] = [:]\n"
    #expect(try verify(text).open.count == 1)
  }

  @Test func weakPropertiesAndComputedOnesAreNoKeepers() throws {
    let text = """
      final class Own {}
      final class User {
        weak var own: Own?
        unowned let other: Own
        var computed: Own? { own }
        init(_ own: Own) { other = own }
      }
      """
    #expect(try verify(text).keepers.isEmpty)
  }

  @Test func anObjectHandedToCodeInSightIsFollowedThere() throws {
    let text = """
      final class Own {
        func go(_ user: User) { user.use(self) }
      }
      final class User {
        func use(_ own: Own) {}
      }
      """
    #expect(try verify(text).isVerified)
  }
}
