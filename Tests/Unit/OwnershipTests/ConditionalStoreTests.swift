import Testing

/// What a function stores only where its parameters say so, a call does not store that passes something else.
@Suite struct ConditionalStoreTests {
  private func check(_ function: String, _ call: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
    OwnershipTests.check(
      """
      enum Mode { case off, on }
      class Page {
        var onTap: (() -> Void)?
        var flags: [Bool] = []
        \(function)
        func bind(_ some: Bool, _ mode: Mode) { \(call) { self.close() } }  //= ?
        func close() {}
      }
      """, gives: expected, sourceLocation: sourceLocation)
  }

  private let leak = "cycle while_kept proven self"
  private let none = "none self"

  @Test func literalArgumentsDecideTheStore() {
    let store = "func store(_ flag: Bool = false, _ action: @escaping () -> Void) { if flag { onTap = action } }"
    check(store, "store", none)
    check(store, "store(false)", none)
    check(store, "store(true)", leak)
    check(store, "store(some)", leak)
    check(store, "store(!true)", leak)
    check(store, "if !some { return }; store(some)", leak)
    check(store, "if some { return }; store(some)", none)
  }

  @Test func howTheFunctionAsks() {
    check("func store(_ flag: Bool, _ action: @escaping () -> Void) { guard !flag else { return }; onTap = action }", "store(true)", none)
    check("func store(_ flag: Bool, _ action: @escaping () -> Void) { guard !flag else { return }; onTap = action }", "store(false)", leak)
    check("func store(_ mode: Mode = .off, _ action: @escaping () -> Void) { switch mode { case .on: onTap = action; default: break } }", "store", none)
    check("func store(_ mode: Mode = .on, _ action: @escaping () -> Void) { switch mode { case .on: onTap = action; default: break } }", "store", leak)
    check("func store(_ name: String? = nil, _ action: @escaping () -> Void) { if let name { print(name); onTap = action } }", "store", none)
    check("func store(_ name: String? = nil, _ action: @escaping () -> Void) { print(name?.count ?? 0); onTap = action }", "store", leak)
    check("func store(_ code: Int = 1, _ action: @escaping () -> Void) { if code == 2 { onTap = action } }", "store", none)
    check(
      "func store(_ flag: Bool, _ action: @escaping () -> Void) { if flag || some() { onTap = action } }; func some() -> Bool { true }", "store(false)", leak)
  }

  /// A parameter is the same in the closures of the function; and it is handed on.
  @Test func closuresAndFurtherCalls() {
    func check(_ call: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
      OwnershipTests.check(
        """
        class Page {
          var onTap: (() -> Void)?
          func store(_ flag: Bool = false, _ action: @escaping () -> Void) {
            DispatchQueue.main.async { if flag { self.onTap = action } }  //= system until_event proven self
          }
          func pass(isNew: Bool = false, _ action: @escaping () -> Void) {
            guard isNew || onTap == nil else { return store(isNew, action) }
            DispatchQueue.main.async { self.store(isNew, action) }  //= system until_event proven self
          }
          func keep(_ flag: Bool, _ action: @escaping () -> Void) {
            func keep() { onTap = action }  //= none self
            if flag { keep() }
            keep()
          }
          func bind() { \(call) { self.close() } }  //= ?
          func close() {}
        }
        """, gives: expected, sourceLocation: sourceLocation)
    }
    check("store", "system until_event proven self")
    check("store(true)", leak)
    check("pass", "system until_event proven self")
    check("pass(isNew: true)", leak)
    check("keep(false)", leak)
  }

  /// Each of several stores is enough, and what comes behind a branch hangs on nothing.
  @Test func severalStores() {
    check("func store(_ flag: Bool, _ action: @escaping () -> Void) { if flag { onTap = action }; onTap = action }", "store(false)", leak)
    check("func store(_ flag: Bool, _ action: @escaping () -> Void) { if flag { flags.append(flag) }; onTap = action }", "store(false)", leak)
    check("func store(_ flag: Bool, _ action: @escaping () -> Void) { if flag { onTap = action } else { onTap = nil } }", "store(false)", none)
  }

  /// What a parameter is where it is left out, the declaration says that the code names.
  @Test func defaultsOfOverrides() {
    let classes = """
      class Base {
        var onTap: (() -> Void)?
        func store(_ flag: Bool = FIRST, _ action: @escaping () -> Void) { if flag { onTap = action } }
      }
      class Sub: Base { override func store(_ flag: Bool = SECOND, _ action: @escaping () -> Void) { if flag { onTap = action } } }
      class Page {
        let base: Base = Sub()
        func bind() { base.store { self.close() } }  //= ?
        func close() {}
      }
      """
    OwnershipTests.check(
      classes.replacing("FIRST", with: "true").replacing("SECOND", with: "false"), gives: leak)
  }

  /// An effect that hangs on an argument hangs on the parameter that is passed on as that argument.
  @Test(arguments: [("true", "system unbounded proven"), ("false", "none")])
  func conditionsOfModels(_ repeats: String, _ expected: String) {
    // What the helper keeps is reported where the code is that says for how long.
    let helper = repeats == "true" ? "\(expected) Holder" : "silence"
    OwnershipTests.check(
      """
      import Foundation
      final class Holder: NSObject {
        let run: (Timer) -> Void
        init(_ run: @escaping (Timer) -> Void) { self.run = run }
        @objc func fire(_ timer: Timer) { run(timer) }
      }
      extension Timer {
        static func plain(repeats: Bool, _ run: @escaping (Timer) -> Void) { Timer.scheduledTimer(withTimeInterval: 1, repeats: repeats, block: run) }
        static func older(repeats: Bool, _ run: @escaping (Timer) -> Void) {
          Timer.scheduledTimer(timeInterval: 1, target: Holder(run), selector: #selector(Holder.fire), userInfo: nil, repeats: repeats)  //= ?
        }
      }
      final class Page {
        var ticks = 0
        func start() { Timer.plain(repeats: \(repeats)) { _ in self.ticks += 1 } }  //= ?
        func startOlder() { Timer.older(repeats: \(repeats)) { _ in self.ticks += 1 } }  //= ?
      }
      """, gives: helper, "\(expected) self", "\(expected) self")
  }
}
