import Testing

/// An argument of an `@autoclosure` parameter is a closure that captures what it mentions.
@Suite struct AutoclosureTests {
  @Test func escapingAutoclosureIsRetained() {
    check(
      """
      final class Journal {
        var lines: [() -> String] = []
        func write(_ line: @autoclosure () -> String) { print(line()) }
        func enqueue(_ line: @autoclosure @escaping () -> String) { lines.append(line) }
        func now(_ line: @autoclosure @escaping () -> String) { let text = line(); lines.append { text } }
      }
      final class Sync {
        let journal = Journal()
        var revision = ""
        func written() { journal.write(revision) }
        func explicit() { journal.enqueue("a" + self.revision) }  //= cycle while_kept proven self
        func implicit() { journal.enqueue("a \\(describe(revision))") }  //= cycle while_kept proven self
        func evaluated() { journal.now(self.revision) }  //= none self
        func copied() { let text = revision; journal.enqueue(text) }
        func inside() { journal.enqueue({ self.revision }()) }  //= none self | cycle while_kept proven self
        func weakly() { run { [weak self] in self?.journal.enqueue(self?.revision ?? "") } }
        func run(_ block: () -> Void) { block() }
        func describe(_ text: String) -> String { text }
      }
      """)
  }

  @Test func autoclosureRetainsObjectOtherThanSelf() {
    check(
      """
      final class Lazily<Value> {
        let make: () -> Value
        init(_ make: @autoclosure @escaping () -> Value) { self.make = make }
      }
      final class Row {
        var title: Lazily<String>?
        var text = ""
      }
      func bind(_ row: Row) { row.title = Lazily(row.text) }  //= cycle while_kept proven row
      """)
  }

  /// A model says which arguments of an outside function are closures: the initial value of a wrapper, also in a memberwise initialiser.
  @Test func initialValuesOfWrappers() {
    check(
      """
      import SwiftUI
      import UIKit
      final class Draft: ObservableObject { var text = "" }
      struct Bar: View {
        @StateObject var draft: Draft
        var body: some View { Text(draft.text) }
      }
      struct Written: View {
        @StateObject private var draft: Draft
        init(draft: @autoclosure @escaping () -> Draft) { _draft = StateObject(wrappedValue: draft()) }
        var body: some View { Text(draft.text) }
      }
      final class Chat: UIViewController {
        private let draft = Draft()
        private var host: UIHostingController<Bar>?
        private var other: UIHostingController<Written>?
        func open() { host = UIHostingController(rootView: Bar(draft: self.draft)) }  //= cycle while_kept proven self
        func write() { other = UIHostingController(rootView: Written(draft: self.draft)) }  //= cycle while_kept likely self
        func make() { host = UIHostingController(rootView: Bar(draft: Draft())) }
      }
      """)
  }
}
