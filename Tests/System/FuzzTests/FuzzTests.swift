import Foundation
import FuzzTargets
import Testing

/// Inputs that are changed at random, the same in each run. `make fuzz` tries millions, led by what they reach.
@Suite struct FuzzTests {
  /// Of each target something that is right, which the changes begin with.
  private static let seeds: [FuzzTarget: [String]] = [
    .sources: sources,
    .edits: [sources.joined(separator: "\n//-----\n")],
    .configuration: [
      "include: [Sources]\nexclude:\n  - '**/*.gen.swift'\nrules:\n  all: warning\n  delayed_release: off\noverrides:\n  - paths: [Tests]\n    rules: {all: note}\n"
    ],
    .rules: ["name: own\nlevel: warning\nsummary: x\nfires_when:\n  keeper: [cycle]\n  not: {lifetime: [bounded]}\nmessage: '{captured} is kept'\n"],
    .models: [
      "module: Kit\nfunctions:\n  - call: Store.observe(_:using:)\n    arguments:\n      - {label: using, effect: stored_in_receiver}\ntypes:\n  - name: Store\n"
    ],
    .baseline: [#"{"version": 1, "findings": [{"rule": "a", "path": "A.swift", "identity": "x", "line": 3, "level": "error"}]}"#],
    .query: ["((closure_expression (_)* @here) (#match? @here \"^a\"))"],
    .archive: ["\u{1}\u{2}\u{3}\u{4}abcd"],
    .server: [
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"processId":null,"rootUri":null,"capabilities":{}}}"# + "\n"
        + #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"untitled:A","languageId":"swift","version":1,"text":"class A {}"}}}"#
        + "\n" + #"{"jsonrpc":"2.0","id":2,"method":"textDocument/hover","params":{"textDocument":{"uri":"untitled:A"},"position":{"line":0,"character":1}}}"#
    ],
  ]

  private static let sources = [
    "final class Cart {\n  var onChange: (() -> Void)?\n  lazy var total: () -> Int = { [unowned self] in self.n }\n  var n = 0\n  func start() { onChange = { self.n += 1 } }\n}\n",
    "import Combine\n#if DEBUG\nextension Cart: P where T == Int {\n  func f() async throws {\n    var isHot: Bool { get async { await g() } }\n    if await !isHot, case .a(let x)? = y { Task { [weak self] in for await i in s { self?.h(\"\\(i)\") } } }\n  }\n}\n#endif\n",
    "enum E { case a(() -> Void), b\n  static let s = [\\E.self: { $0 + 1 }]\n  init() { self = .a { [x = y] in switch x { case 1...: break\n default: defer { z() }; repeat { } while true } } }\n}\n",
  ]

  @Test(arguments: FuzzTarget.allCases) func whateverItIsGivenItEnds(target: FuzzTarget) throws {
    let seeds = try #require(Self.seeds[target]).map { Array($0.utf8) }
    var random = Mutator(seed: 7)
    let count = target == .sources || target == .edits ? 60 : 600
    for seed in seeds {
      for _ in 0..<count / seeds.count { target.attempt(random.mutate(seed)) }
    }
  }
}

/// Changes bytes at random.
private struct Mutator {
  /// A linear congruential generator; Knuth's constants.
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  private mutating func next(below bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }

  private static let words = [
    "{", "}", "(", ")", "[", "self", "\"", "\\(", "/*", "#if", "class ", "func ", " in ", "weak ", ":", "- ", ",", "\n", "\0", "\u{FF}", "99999999999999999999",
  ]

  mutating func mutate(_ seed: [UInt8]) -> [UInt8] {
    var bytes = seed
    for _ in 0...next(below: 4) {
      let place = next(below: bytes.count + 1)
      let end = min(bytes.count, place + next(below: 24))
      switch next(below: 5) {
      case 0: bytes.removeSubrange(place..<end)
      case 1: bytes.insert(contentsOf: bytes[place..<end], at: next(below: bytes.count + 1))
      case 2: bytes.insert(contentsOf: Self.words[next(below: Self.words.count)].utf8, at: place)
      case 3 where place < bytes.count: bytes[place] = UInt8(next(below: 256))
      default: bytes.removeSubrange(next(below: bytes.count + 1)...)
      }
    }
    return bytes
  }
}
