@testable import Findings
import Catalog
import Facts
import Testing

/// Method references, properties and capture-list entries.
struct OtherFixTests {
  @Test(arguments: [
    ("    model.onDone = refresh", "    model.onDone = { [weak self] in self?.refresh() }"),
    ("    model.onChange = self.show", "    model.onChange = { [weak self] value in self?.show(value) }"),
    ("    model.onChange = show(_:)", "    model.onChange = { [weak self] value in self?.show(value) }"),
    // Without a type from elsewhere the closure has to have its own.
    (
      "    let action = show\n    model.onChange = action",
      "    let action = { [weak self] (value: Int) -> Void in self?.show(value) }\n    model.onChange = action"
    ),
  ])
  func methodReferences(_ body: String, _ expected: String) { #expect(Fixing.fixedBody(body) == expected) }

  @Test func weakProperty() {
    let source = """
      final class Parent {
        var child: Child?
        func adopt(_ child: Child) {
          self.child = child
          child.parent = self
        }
      }
      final class Child {
        public var parent: Parent?
      }

      """
    let fixed = Fixing.fixed(source)
    #expect(fixed.contains("weak var"))
    #expect(Fixing.fixed(fixed) == fixed)
    let withoutOptionals = source.replacing("Parent?", with: "Parent").replacing("Child?", with: "Child")
    #expect(Fixing.refusals(withoutOptionals) == ["`weak` makes `parent` optional, and code that is not in sight may use it"])
  }

  /// Two objects that hold each other, the second one without an optional.
  private static func pair(_ members: String, property: String = "private let host: Host", protocols: String = "AnyObject") -> String {
    """
    protocol Host: \(protocols) { func ring(); func take(_ closure: @escaping () -> Void); var name: String { get }; var isReady: Bool { get }; var log: [String] { get set } }
    final class Session: Host {
      private var peer: Peer?
      var log: [String] = []
      var name = ""
      var isReady = true
      func ring() {}
      func take(_ closure: @escaping () -> Void) {}
      func open() { peer = Peer(host: self) }
    }
    final class Peer {
      \(property)
      init(host: Host) { self.host = host }
    \(members)
    }

    """
  }

  @Test(arguments: [
    // Statements go on with `?`.
    ("  func call() { host.ring() }", "  func call() { host?.ring() }"),
    ("  func call() { self.host.log.append(\"\") }", "  func call() { self.host?.log.append(\"\") }"),
    (
      "  func call() { print(); if log { host.ring() } else { host.ring() } }\n  let log = true",
      "  func call() { print(); if log { host?.ring() } else { host?.ring() } }\n  let log = true"
    ),
    ("  func call() {\n    host.log = []\n    host.ring()\n  }", "  func call() {\n    host?.log = []\n    host?.ring()\n  }"),
    ("  func call(_ other: Host) -> Bool { host === other }", "  func call(_ other: Host) -> Bool { host === other }"),
    ("  func call() { host.take { self.host.ring() } }", "  func call() { host?.take { self.host?.ring() } }"),
    // What gives nothing, or an optional, ends.
    ("  func call() {\n    print(host.name, self.host.log)\n  }", "  func call() {\n    guard let host else { return }\n    print(host.name, host.log)\n  }"),
    ("  func name() -> String? {\n    host.name\n  }", "  func name() -> String? {\n    guard let host else { return nil }\n    return host.name\n  }"),
    (
      "  func call() async throws -> () { print(host.name) }",
      "  func call() async throws -> () {\n    guard let host else { return }\n    print(host.name)\n  }"
    ),
    ("  deinit { print(host.name) }", "  deinit {\n    guard let host else { return }\n    print(host.name)\n  }"),
  ])
  func aPropertyBecomesOptional(_ members: String, _ expected: String) {
    let weak = Self.pair(expected, property: "private weak var host: Host?")
    #expect(Fixing.fixed(Self.pair(members)) == weak)
    #expect(Fixing.fixed(weak) == weak)
  }

  @Test(arguments: [
    ("private let host: any Host", "private weak var host: (any Host)?"),
    ("let host: Host  // who", "weak var host: Host?  // who"),
    ("private var host: Host { didSet { print() } }", "private weak var host: Host? { didSet { print() } }"),
  ])
  func theTypeBecomesOptional(_ property: String, _ expected: String) {
    #expect(Fixing.fixed(Self.pair("", property: property)) == Self.pair("", property: expected))
  }

  @Test(arguments: [
    ("  var name: String { host.name }", "`name` needs its value"),
    ("  func name() -> String { host.name }", "`name` needs its value"),
    ("  func call() { names.forEach { print($0, host.name) } }\n  let names = [1]", "a closure needs its value"),
    ("  func call() { [1].map { _ in print(host.name) } }", "a closure needs its value"),
    ("  func call(host other: Int) { let host = self.host; print(host) }", "`call` needs its value"),
    ("  func call() { print(\\Peer.host) }", "`call` needs its value"),
    ("  func call() { [1].forEach { [host] _ in host.ring() } }", "`call` needs its value"),
    // What no instruction takes up is still needed.
    ("  func name() -> Int { if host.isReady { return 1 }; return 2 }", "`name` needs its value"),
    ("  func name() -> Int { guard self.host.isReady else { return 1 }; return 2 }", "`name` needs its value"),
    ("  func name() -> Int { while host.isReady { return 1 }; return 2 }", "`name` needs its value"),
    ("  func name() -> Int { switch host.name { case \"a\": return 1; default: return 2 } }", "`name` needs its value"),
    ("  func name() -> Int { let a = 1; return host.isReady ? a : 2 }", "`name` needs its value"),
    ("  func name() -> Int { for n in [1] where host.isReady { return n }; return 2 }", "`name` needs its value"),
    ("  func name() -> Int { switch 1 { case 1 where host.isReady: return 1; default: return 2 } }", "`name` needs its value"),
    ("  func name() -> Int { [1].forEach { [ready = host.isReady] _ in print(ready) }; return 1 }", "`name` needs its value"),
    ("  func name() -> Int { if true, host.isReady { return 1 } else if host.isReady { return 2 }; return 3 }", "`name` needs its value"),
  ])
  func aPropertyWhoseValueIsNeeded(_ members: String, _ reason: String) {
    #expect(Fixing.refusals(Self.pair(members)) == ["`weak` makes `host` optional, and \(reason)"])
  }

  @Test func unownedPropertyBecomesWeak() {
    let source = """
      final class Playlist {
        var entries: [Entry] = []
        func play() {}
        func add() -> Entry {
          let entry = Entry(playlist: self)
          entries.append(entry)
          return entry
        }
      }
      final class Entry {
        unowned let playlist: Playlist
        init(playlist: Playlist) { self.playlist = playlist }
        func play() { playlist.play() }
      }

      """
    let rules: [String: Level] = ["unowned_property": .warning]
    let expected = source.replacing("unowned let playlist: Playlist", with: "weak var playlist: Playlist?").replacing(
      "{ playlist.play", with: "{ playlist?.play")
    #expect(Fixing.fixed(source, rules: rules) == expected)
    #expect(Fixing.fixed(source.replacing("unowned", with: "unowned(unsafe)"), rules: rules) == expected)
  }

  @Test func whatAModelAdvises() {
    func source(_ link: String) -> String {
      """
      import QuartzCore
      final class Clock: NSObject {
        private var link: CADisplayLink?
        func start() { link = \(link) }
        @objc func tick() {}
      }

      """
    }
    let reasons = Fixing.refusals(source("CADisplayLink(target: self, selector: #selector(tick))"))
    #expect(reasons.count == 1)
    #expect(reasons.first?.hasPrefix("the object is held by code that is not in sight; call `invalidate()` when") == true)
  }

  @Test func strongDelegateBecomesWeak() {
    let source = """
      protocol ListDelegate: AnyObject {}
      final class List {
        var delegate: ListDelegate?
      }

      """
    #expect(Fixing.fixed(source, rules: ["strong_delegate": .warning]) == source.replacing("var delegate", with: "weak var delegate"))
    // A struct could be the delegate.
    let open = source.replacing(": AnyObject", with: "")
    #expect(Fixing.fixed(open, rules: ["strong_delegate": .warning]) == open)
  }

  private static let entryRules: [String: Level] = ["unneeded_weak_self": .warning, "unused_capture": .warning]

  @Test(arguments: [
    ("[1].forEach { [weak self] value in self?.show(value) }", "[1].forEach { value in self.show(value) }"),
    ("[1].forEach { [unowned self] in self.show($0) }", "[1].forEach { self.show($0) }"),
    ("let a = 1; [1].forEach { [weak self, a] in print($0, a) }", "let a = 1; [1].forEach { [a] in print($0, a) }"),
    ("let a = 1; [1].forEach { [a, unowned self] in self.show($0 + a) }", "let a = 1; [1].forEach { [a] in self.show($0 + a) }"),
    ("[1].forEach { @Sendable [weak self] value in print(value) }", "[1].forEach { @Sendable value in print(value) }"),
  ])
  func entries(_ body: String, _ expected: String) {
    #expect(Fixing.fixed(Fixing.screen(body), rules: Self.entryRules) == Fixing.screen(expected))
  }

  @Test func whatOnlyRemovesNoiseIsSafe() {
    let findings = Fixing.findings(Fixing.screen("[1].forEach { [weak self] value in print(value) }"), rules: Self.entryRules)
    #expect(findings.count == 1)
    for finding in findings { if case .fix(let fix) = finding.fix { #expect(fix.isSafe) } }
  }

  @Test func positionsMoveWithTheText() {
    let edits = [
      TextEdit(range: ByteRange(start: 2, end: 4), text: "xyz"), TextEdit(range: ByteRange(start: 6, end: 6), text: "!"),
    ]
    let text = EditedText(Array("abcdefgh".utf8), edits)
    #expect(String(decoding: text.bytes, as: UTF8.self) == "abxyzef!gh")
    #expect([0, 2, 3, 4, 5, 6, 7].map { text.position(of: $0) } == [0, 2, 2, 5, 6, 8, 9])
    #expect([0, 2, 4, 5, 6, 8, 9].map { text.original(of: $0) } == [0, 2, 2, 4, 5, 6, 7])
  }
}
