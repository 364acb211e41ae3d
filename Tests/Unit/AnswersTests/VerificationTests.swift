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

  /// What holds the object need not name its type. The measured programs of this kind all leak.
  @Test(arguments: [
    ("var all: [AnyObject] = []", "all.append(self)"), ("var last: Any?", "last = self"), ("var table: [String: Any] = [:]", "table[\"key\"] = self"),
    ("protocol Shape: AnyObject {}\nextension Own: Shape {}\nvar current: Shape?", "current = self"),
    ("final class Box<Value> { var value: Value; init(_ value: Value) { self.value = value } }\nvar box: Box<AnyObject>?", "box = Box(self)"),
    ("enum Registry { static var items: [Any] = [] }", "Registry.items.append(self)"),
    ("import Foundation", "_ = Unmanaged.passRetained(self)"), ("import Foundation\nlet list = NSMutableArray()", "list.add(self)"),
    ("final class Context { static let main = Context(); var info: [String: Any] = [:] }\nlet context = Context.main", "context.info = [\"key\": self]"),
    ("", "var again: (() -> Void)!; again = { self.count += 1; again() }; _ = again"),
    // Code out of sight.
    ("import Other", "Other.take([self])"), ("import Other", "Other.take((self, 1))"), ("import Other\nlet other = Other()", "other.owner = self"),
    ("import Other\nlet other = Other()", "other[\"key\"] = self"), ("import Other\nlet other = Other()", "other <~ self"), ("", "#hold(self)"),
    ("protocol Sink { func accept(_ object: AnyObject) }\nvar sink: Sink!", "sink.accept(self)"), ("var keep: ((AnyObject) -> Void)?", "keep?(self)"),
  ]) func holdersOfOtherTypesCount(declarations: String, code: String) throws {
    #expect(try !verify("\(declarations)\nfinal class Own {\n  var count = 0\n  func go() { \(code) }\n}\n").open.isEmpty)
  }

  @Test(arguments: [
    "print(self)", "let list: [AnyObject] = [self]; print(list.count)", "if self === other { count = 1 }", "let pair = (self, 1); print(pair.1)",
    "let any: Any = self; print(any)",
  ]) func whatEndsWithTheCodeIsNoKeeper(code: String) throws {
    #expect(try verify("final class Own {\n  var count = 0\n  func go(_ other: AnyObject) { \(code) }\n}\n").isVerified)
  }

  /// What other code stores in the same way hides nothing: an object of a superclass, or a list of one caller.
  @Test func oneOfSeveralStoresCounts() throws {
    let list = "var all: [AnyObject] = []\nfunc keep(_ object: AnyObject) { all.append(object) }\n"
    #expect(try !verify(list + "func other(_ base: Base) { keep(base) }\nclass Base {}\nfinal class Own: Base { func go() { keep(self) } }\n").open.isEmpty)
    let store = "final class Store { static let shared = Store(); var items: [AnyObject] = []; func more(_ own: Own) { put(own, &items) } }\n"
    #expect(try !verify(store + "final class Own {}\nfunc put(_ own: Own, _ list: inout [AnyObject]) { list.append(own) }\n").open.isEmpty)
    #expect(try !verify("import Other\nclass Base { func go() { Other.take(self) } }\nfinal class Own: Base {}\n").open.isEmpty)
  }

  @Test func typesAndFunctionsAreNoObjects() throws {
    #expect(try verify("import Other\nfinal class Own {}\nfunc go(_ use: @escaping (Own) -> Void) { Other.take(Own.self); Other.call(use) }\n").isVerified)
  }
}
