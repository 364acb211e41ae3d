import Foundation
import Ownership
import Testing

/// Whatever the input, the analysis ends and says the same each time.
@Suite struct RobustnessTests {
  @Test(arguments: [
    ("f { ", " }"), ("x = { self.a = ", " }"), ("g(", ")"), ("if a { b { ", " } }"), ("(", ")"), ("\"\\(", ")\""), ("[", "]"), ("a ?? ", ""), ("(1, ", ")"),
    ("[1: ", "]"),
    ("Task { [weak self] in guard let self else { return }; ", " }"),
  ])
  func nestingIsNoRecursion(open: String, close: String) {
    // What a level of closures costs is much more than what one of brackets does.
    let depth = open.contains("{") ? 3_000 : 20_000
    let source =
      "class A { var a: (() -> Void)?\n func run() { "
      + String(repeating: open, count: depth) + "{ self.a }" + String(repeating: close, count: depth) + " } }"
    _ = analyse([source])
  }

  @Test(arguments: ["var body: (Int) -> Void { { _ in } }\n    body(1)", "var isHot: Bool { get async { await measure() } }\n    if await !isHot { n += 1 }"])
  func localComputedVariables(code: String) {
    let source = """
      func measure() async -> Bool { true }
      final class A {
        var handler: (() -> Void)?; var n = 0
        func arm() { handler = { self.n += 1 } }
        func run() async {
          \(code)
        }
      }
      """
    #expect(analyse([source]).observations.contains { $0.keeper == .cycle })
  }

  /// A value that becomes a part of itself is a copy of what is read from it.
  @Test func aValueMayBecomeAPartOfItself() {
    check(
      """
      struct Cursor {
        var inner: [Cursor] = []
        var act: (() -> Void)?
        mutating func descend() { self = inner[0] }
        mutating func takeFirst() { self = inner.removeFirst() }
        init(in outer: Cursor) { self = outer; self = inner[0] }
      }
      indirect enum List {
        case end
        case more(() -> Void, List)
        mutating func pop() { if case .more(_, let rest) = self { self = rest } }
        var rest: List {
          get { if case .more(_, let rest) = self { rest } else { self } }
          set { self = newValue }
        }
        mutating func skip() { rest = rest.rest; rest.rest = self }
      }
      final class Reader {
        private var cursor: Cursor
        private var list = List.end
        init(_ cursor: Cursor) { self.cursor = Cursor(in: cursor) }
        var steps = 0
        func step() {
          cursor.descend()
          cursor.act = { self.steps += 1 }  //= cycle while_kept proven self
          cursor.takeFirst()
          list.pop()
        }
      }
      """)
  }

  @Test func manyFunctionsThatCallEachOther() {
    var source = "final class A { var handler: (() -> Void)?\n"
    for index in 0..<400 {
      source += "  func f\(index)(_ block: @escaping () -> Void) { f\((index + 1) % 400)(block); g\(index) { self.f\(index)(block) } }\n"
      source += "  func g\(index)(_ block: @escaping () -> Void) { handler = block }\n"
    }
    let result = analyse([source + "}"])
    #expect(result.closures.count == 400)
  }

  /// Too much is left out of a large function's summary, but never first what becomes of its arguments.
  @Test func largeSummariesKeepWhatBecomesOfArguments() {
    let links = (0..<600).map { index in
      let last = index == 0 ? "root" : "n\(index - 1)"
      return "let n\(index) = Link(); \(last).next = n\(index); \(last).other = n\(index)"
    }
    let source = """
      final class Link { var next: Link?; var other: Link? }
      final class Box { let handler: () -> Void; init(_ handler: @escaping () -> Void) { self.handler = handler } }
      final class Registry {
        var root: Link?; var box: Box?
        func fill(_ handler: @escaping () -> Void) { let root = Link(); self.root = root; \(links.joined(separator: "; ")); box = Box(handler) }
      }
      final class Owner {
        let registry = Registry()
        func start() { registry.fill { self.tick() } }  //= cycle while_kept proven self
        func tick() {}
      }
      """
    #expect(analyse([source]).counters.cutSummaries > 0)
    check(source)
  }

  @Test func truncatedGraphWeakensVerdicts() {
    func source(calls: Int) -> String {
      """
      final class Box {}
      final class Shelf {
        var onChange: (() -> Void)?
        var boxes: [Box] = []
        func put(_ box: Box) { boxes.append(box) }
        func fill() {
          onChange = { self.boxes = [] }  //= ?
          \(String(repeating: "put(Box()); ", count: calls))
        }
      }
      """
    }
    check(source(calls: 10), gives: "cycle while_kept proven self")
    check(source(calls: 2_500), gives: "cycle while_kept likely self")
  }

  @Test func brokenSourcesEndAndAreDeterministic() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../../Examples/Podcasts")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }.sorted()
    let sources = try names.map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }
    #expect(!sources.isEmpty)
    var random = Generator(state: 20_26)
    for _ in 0..<20 {
      let broken = sources.map { source in
        var bytes = Array(source.utf8)
        for _ in 0..<Int.random(in: 1...4, using: &random) {
          let start = Int.random(in: 0..<bytes.count, using: &random)
          let end = min(bytes.count, start + Int.random(in: 1...60, using: &random))
          switch Int.random(in: 0..<3, using: &random) {
          case 0: bytes.removeSubrange(start..<end)
          case 1: bytes.insert(contentsOf: bytes[start..<end], at: Int.random(in: 0..<bytes.count, using: &random))
          default: for index in start..<end { bytes[index] = "{}()[]\"\\.,:;=?!&".utf8.randomElement(using: &random)! }
          }
          if bytes.isEmpty { bytes = [10] }
        }
        return String(decoding: bytes, as: UTF8.self)
      }
      let first = analyse(broken)
      let second = analyse(broken)
      #expect(first.observations.map(\.head) == second.observations.map(\.head))
      #expect(first.observations.map(\.keeper) == second.observations.map(\.keeper))
      #expect(first.observations.map { $0.path } == second.observations.map { $0.path })
    }
  }
}

/// A small generator with a fixed seed (SplitMix64), so that a failure comes back.
private struct Generator: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
