import OwnershipAnalysis
import Testing

/// Properties whose names say that somebody else keeps what they refer to.
struct StrongDelegateTests {
  private func properties(_ sources: String...) -> [String] {
    analyse(sources).observations.filter { $0.subject == .strongDelegate }.map { "\($0.enclosingType).\($0.captured)" }
  }

  @Test func whatCanBeAnObject() {
    let found = properties(
      """
      import UIKit
      protocol Bound: AnyObject {}
      protocol Met {}
      protocol Unmet {}
      struct Value: Unmet {}
      class Object: Met {}
      final class List<D: Bound> {
        var aDelegate: Bound?
        var bDelegate: (any Met)!
        var cDelegate: Unmet?
        var dDelegate: Value?
        var eDelegate: Object?
        var fDelegate: (() -> Void)?
        var gDelegate: UIViewController?
        var hDelegate: Stranger?
        var iDelegate: D?
        var jDelegate: (Bound & Unmet)?
      }
      """)
    #expect(found == ["a", "b", "e", "g", "i", "j"].map { "List.\($0)Delegate" })
  }

  @Test func whatHoldsNothingStrongly() {
    let found = properties(
      """
      protocol Bound: AnyObject { var delegate: Bound? { get } }
      final class List {
        weak var delegate: Bound?
        unowned let listDelegate: Bound
        var otherDelegate: Bound? { nil }
        static var thirdDelegate: Bound?
        @Wrapped var fourthDelegate: Bound?
        var delegation: Bound?
        var dataSource: Bound?
      }
      """)
    #expect(found == ["List.dataSource"])
  }

  /// What is made for the property alone would be gone at once if it were weak.
  @Test func whatNobodyElseKeeps() {
    let declarations =
      """
      final class D {}
      final class Session {
        var delegate: D?
        init(delegate: D?) { self.delegate = delegate }
      }
      """
    #expect(properties(declarations, "func make() -> Session { Session(delegate: D()) }") == [])
    #expect(properties(declarations, "func make(_ session: Session) { session.delegate = D() }") == [])
    #expect(properties(declarations) == ["Session.delegate"])
    #expect(properties(declarations, "final class Owner { let d = D(); func make() -> Session { Session(delegate: d) } }") == ["Session.delegate"])
    #expect(
      properties(declarations, "final class Owner { var d: D?; func make(_ s: Session) { let new = D(); d = new; s.delegate = new } }")
        == ["Session.delegate"])
  }
}
