import Facts
import Program
import Testing

@testable import Ownership

/// The cost of the analysis stays near linear in the size of the program. Counts are compared, never times.
struct GrowthTests {
  /// Programs of `size` like parts, as differently connected as programs are.
  private static let shapes: [@Sendable (Int) -> String] = [
    // Types that have nothing to do with each other.
    { size in
      (0..<size).map { n in
        """
        final class A\(n) { var onChange: (() -> Void)?; var count = 0
          func start() { onChange = { self.count += 1 }; [1].forEach { _ in self.count += 1 } } }
        """
      }.joined(separator: "\n")
    },
    // Each function calls the next one, and each stores something.
    { size in
      "final class Chain { var handlers: [() -> Void] = []; var count = 0\n"
        + (0..<size).map { "func f\($0)() { handlers.append { self.count += 1 }; \($0 + 1 < size ? "f\($0 + 1)()" : "") }" }.joined(separator: "\n") + "\n}"
    },
    // Rings of functions that call each other.
    { size in
      (0..<size).map { n in
        """
        final class R\(n) { var next: R\(n)?; var handler: (() -> Void)?
          func a(_ x: Int) { next?.b(x); handler = { self.a(x) } }
          func b(_ x: Int) { c(x) }
          func c(_ x: Int) { if x > 0 { next?.a(x - 1) } } }
        """
      }.joined(separator: "\n")
    },
    // One function that everybody calls, and objects that own each other in a row.
    { size in
      "final class Hub { static let shared = Hub(); var all: [() -> Void] = []; func add(_ f: @escaping () -> Void) { all.append(f) } }\n"
        + (0..<size).map { n in
          "final class O\(n) { let next = O\((n + 1) % size)(); func go() { Hub.shared.add { [weak self] in self?.go() }; next.go() } }"
        }.joined(separator: "\n")
    },
  ]

  /// Programs whose parts all stand in one place: in one function, one literal, one type, one chain, or within one another.
  private static let heaps: [@Sendable (Int) -> String] = [
    { size in inOneFunction((0..<size).map { "all.append { self.count += \($0) }" }) },
    { size in inOneFunction(["all = [\n" + (0..<size).map { "{ self.count += \($0) }," }.joined(separator: "\n") + "\n]"]) },
    { size in inOneFunction([String(repeating: "queue.async {\n", count: size) + "self.count += 1\n" + String(repeating: "}\n", count: size)]) },
    { size in inOneFunction([(0..<size).map { "unknown\($0) {\n" }.joined() + "self.count += 1\n" + String(repeating: "}\n", count: size)]) },
    { size in inOneFunction(["let mapped = [1]\n" + (0..<size).map { _ in "  .map { $0 + 1 }\n" }.joined()]) },
    { size in
      "class C0 { var f0: (() -> Void)?; func s0() { f0 = { self.s0() } } }\n"
        + (1..<size).map { "class C\($0): C\($0 - 1) { var f\($0): (() -> Void)?; func s\($0)() { f\($0) = { self.s\($0)() } } }" }.joined(separator: "\n")
    },
    { size in
      (0..<size).map { "struct T\($0) {}\n" }.joined() + "final class A { var all: [() -> Void] = []\n"
        + (0..<size).map { "func add(_ t: T\($0), f: @escaping () -> Void) { all.append(f) }\n" }.joined() + "func go() { add(T0()) { self.go() } }\n}"
    },
    { size in
      "protocol P: AnyObject { var f: (() -> Void)? { get set }; func go() }\n"
        + (0..<size).map { "final class C\($0): P { var f: (() -> Void)?; func go() { f = { self.go() } } }" }.joined(separator: "\n")
        + "\nfunc all(_ p: P) { p.f = { p.go() } }"
    },
    { size in
      "final class A { var f: (() -> Void)?; var count = 0 }\n"
        + (0..<size).map { "extension A { func go\($0)() { f = { self.count += 1 } } }" }.joined(separator: "\n")
    },
    { size in
      "final class A { var count = 0\n" + (0..<size).map { "var f\($0): (() -> Void)?\n" }.joined() + "func go() {\n"
        + (0..<size).map { "f\($0) = { self.count += 1 }\n" }.joined() + "}\n}"
    },
    // Overloads of one name, each of which is called: methods, and initialisers.
    { size in
      (0..<size).map { "struct T\($0) {}\n" }.joined() + "final class A {\n"
        + (0..<size).map { "func add(_ t: T\($0), f: () -> Void) { f() }\n" }.joined() + "func go() {\n"
        + (0..<size).map { "add(T\($0)()) { self.go() }\n" }.joined() + "}\n}"
    },
    { size in
      (0..<size).map { "struct T\($0) {}\n" }.joined() + "final class A { let f: () -> Void\n"
        + (0..<size).map { "init(_ t: T\($0), _ f: @escaping () -> Void) { self.f = f }\n" }.joined() + "func go() {\n"
        + (0..<size).map { "_ = A(T\($0)()) { self.go() }\n" }.joined() + "}\n}"
    },
    // Overloads that only a label tells apart: methods, initialisers, and functions outside types.
    { size in
      "final class A { var all: [() -> Void] = []\n" + (0..<size).map { "func add(a\($0): Int, f: @escaping () -> Void) { all.append(f) }\n" }.joined()
        + "func go() {\n" + (0..<size).map { "add(a\($0): 1) { self.go() }\n" }.joined() + "}\n}"
    },
    { size in
      "final class A { let f: () -> Void\n" + (0..<size).map { "init(a\($0): Int, _ f: @escaping () -> Void) { self.f = f }\n" }.joined() + "func go() {\n"
        + (0..<size).map { "_ = A(a\($0): 1) { self.go() }\n" }.joined() + "}\n}"
    },
    { size in
      (0..<size).map { "func add(a\($0): Int, f: @escaping () -> Void) { all.append(f) }\n" }.joined()
        + "var all: [() -> Void] = []\nfinal class A {\nfunc go() {\n"
        + (0..<size).map { "add(a\($0): 1) { self.go() }\n" }.joined() + "}\n}"
    },
    // Overrides of one method, each of which calls the one before.
    { size in
      "class C0 { var f: (() -> Void)?; func go() { f = { self.go() } } }\n"
        + (1..<size).map { "class C\($0): C\($0 - 1) { override func go() { super.go(); f = { self.go() } } }" }.joined(separator: "\n")
    },
    // Methods that fill one property, and as many that empty it.
    { size in
      "final class A { var f: (() -> Void)?; var count = 0\n"
        + (0..<size).map { "func go\($0)() { f = { self.count += 1 } }; func stop\($0)() { f = nil }\n" }.joined() + "}"
    },
    { size in
      "final class A { var all: [() -> Void] = []; var count = 0\n"
        + (0..<size).map { "func go\($0)() { all.append { self.count += 1 } }; func stop\($0)() { all.removeAll() }\n" }.joined()
        + "func stop() {\n" + (0..<size).map { "stop\($0)()\n" }.joined() + "}\n}"
    },
    // Keys that a collection has thousands of.
    { size in inOneType("var all: [String: () -> Void] = [:]", (0..<size).map { "all[\"k\($0)\"] = { self.count += 1 }" }) },
    // Payloads: what keeps each of them is looked for once.
    { size in
      "enum E { " + (0..<size).map { "case c\($0)(() -> Void)\n" }.joined() + "}\n"
        + inOneType("var e: E?", ["switch count {\n"] + (0..<size).map { "case \($0): e = .c\($0) { self.count += 1 }" } + ["default: break }"])
    },
    // Functions that call each other in one ring.
    { size in
      "final class A { var all: [() -> Void] = []; var count = 0\n"
        + (0..<size).map { "func f\($0)() { all.append { self.count += 1 }; f\(($0 + 1) % size)() }\n" }.joined() + "}"
    },
    // Closures that objects of the same holder keep, that wrap each other, and that hang on objects which nobody keeps.
    { size in
      "final class C { var f: (() -> Void)? }\nfinal class A { var count = 0\n" + (0..<size).map { "let c\($0) = C()\n" }.joined() + "func go() {\n"
        + (0..<size).map { "c\($0).f = { self.count += 1 }\n" }.joined() + "}\n}"
    },
    { size in
      "final class A { var count = 0\n" + (0..<size).map { "var h\($0): (() -> Void)?\n" }.joined() + "func go() {\n"
        + (0..<size).map { "if let f = h\($0) { h\(($0 + 1) % size) = { f(); self.count += 1 } }\n" }.joined() + "}\n}"
    },
    { size in
      "final class N { var next: N?; var f: (() -> Void)? }\nfunc build() {\nlet n0 = N()\n"
        + (1..<size).map { "let n\($0) = N()\nn\($0).next = n\($0 - 1)\nn\($0).f = { print(n\($0)) }\n" }.joined() + "}"
    },
    { size in inOneFunction((0..<size).map { "let a\($0) = A()\na\($0).all.append { a\($0).count += 1 }" }) },
    { size in inOneFunction((0..<size).map { "func n\($0)() { all.append { n\(max($0 - 1, 0))() }; count += 1 }" }) },
    { size in
      inOneFunction(
        (0..<size).map { "all.append(NotificationCenter.default.addObserver(forName: n\($0), object: nil, queue: nil) { _ in self.count += 1 })" })
    },
  ]

  /// Programs of which many parts hang on many others, by long ways.
  private static let longWays: [@Sendable (Int) -> String] = [
    // Closures of which each captures the one before.
    { size in
      inOneFunction(
        ["let c0 = { self.count += 1 }"] + (1..<size).map { "let c\($0) = { c\($0 - 1)() }" } + ["all.append(c\(size - 1))"])
    },
    { size in
      inOneFunction(
        ["let c0 = { self.count += 1 }"] + (1..<size).map { "let c\($0) = { c\($0 - 1)(); self.count += 1 }" } + ["all.append(c\(size - 1))"])
    },
    // Closures of which each calls the next, and those that call the one above them in a tree.
    { size in
      inOneFunction(
        (0..<size).map { "var c\($0): () -> Void = {}" } + (0..<size).map { "c\($0) = { c\(($0 + 1) % size)(); self.count += 1 }" } + ["all.append(c0)"])
    },
    { size in
      inOneFunction(
        ["let c0 = { self.count += 1 }"] + (1..<size).map { "let c\($0) = { c\(($0 - 1) / 2)() }" } + (size / 2..<size).map { "all.append(c\($0))" })
    },
    // Objects that hold each other by closures: all of them in one ring, and two at a time.
    { size in
      "final class N { var f: (() -> Void)? }\nfunc build() {\n" + (0..<size).map { "let n\($0) = N()\n" }.joined()
        + (0..<size).map { "n\($0).f = { print(n\(($0 + 1) % size)) }\n" }.joined() + "}"
    },
    { size in
      "final class N { var f: (() -> Void)? }\nfunc build() {\n"
        + (0..<size).map { "let a\($0) = N()\nlet b\($0) = N()\na\($0).f = { print(b\($0)) }\nb\($0).f = { print(a\($0)) }\n" }.joined() + "}"
    },
    // Closures each of which calls a method that empties what all of them are stored in.
    { size in
      "final class A {\n" + (0..<size).map { "var f\($0): (() -> Void)?\n" }.joined() + "func stop() {\n"
        + (0..<size).map { "f\($0) = nil\n" }.joined() + "}\nfunc go() {\n" + (0..<size).map { "f\($0) = { self.stop() }\n" }.joined() + "}\n}"
    },
  ]

  @Test(arguments: longWays.indices)
  func countersGrowWithLongWays(way: Int) { expectGrowth(of: Self.longWays[way], sizes: [100, 200, 400]) }

  /// Each function replaces a property of its own, and calls the next one, which replaces others.
  @Test func replacementsInSummariesAreBounded() {
    expectGrowth(
      of: { size in
        "final class A { var count = 0\n"
          + (0..<size).map { "var f\($0): Int?\nfunc go\($0)() { f\($0) = nil; \($0 + 1 < size ? "go\($0 + 1)()" : "") }\n" }.joined()
          + "}"
      }, sizes: [260, 520, 1040])
  }

  /// Values that loops and recursions put into themselves: a copy does not follow the paths through them, which have no end.
  private static let circularValues: [@Sendable (Int) -> String] = [
    { size in
      "func go(_ n: Int) {\n" + (0..<size).map { "var d\($0): [String: Any] = [:]\nwhile n > \($0) { d\($0)[\"a\"] = d\($0) }\n" }.joined() + "}"
    },
    { size in (0..<size).map { reader("A\($0)", alternatives: 1) }.joined(separator: "\n") },
  ]

  /// Two functions that call each other, each of which puts into values what the other one returns.
  private static func reader(_ name: String, alternatives: Int) -> String {
    let parts = (0..<alternatives).map { n in
      """
      if n == \(n) {
        return ("a", items.map { all($0) })
      } else if n == -\(n) {
        var result = [String: Any]()
        for item in items { if let (key, value) = one(item, items) { result.updateValue(value, forKey: key) } }
        return ("b", result)
      }
      """
    }
    return """
      final class \(name) {
        func all(_ n: Int) -> [String: Any]? {
          var result = [String: Any]()
          for item in items(of: n) { if let (key, value) = one(item, [n]) { result.updateValue(value, forKey: key) } }
          return result
        }
        func one(_ n: Int, _ items: [Int]) -> (String, Any)? {
          \(parts.joined(separator: "\n"))
          return nil
        }
      }
      """
  }

  @Test(arguments: circularValues.indices)
  func countersGrowWithCircularValues(value: Int) { expectGrowth(of: Self.circularValues[value], sizes: [20, 40, 80]) }

  /// However many alternatives a recursion has, its graphs stay far below their limit.
  @Test(arguments: [1, 4, 12])
  func recursiveAlternativesAreNotUnfolded(alternatives: Int) {
    let counters = analyse([Self.reader("A", alternatives: alternatives)]).counters
    #expect(counters.nodes < 60 + 60 * alternatives)
    #expect(counters.collapsedGraphs == 0)
  }

  /// Of a very long cycle there is one finding; of a shorter one each closure on it has its own, however the objects are called.
  @Test(arguments: [(20, 20), (100, 1)])
  func longCyclesAreToldOnce(size: Int, findings: Int) {
    let result = analyse([Self.longWays[4](size)])
    #expect(result.observations.filter { $0.keeper == .cycle }.count == findings)
    #expect(result.closures.filter { $0.verdict == .cycle }.count == findings)
    #expect(result.closures.allSatisfy { $0.verdict == .cycle || $0.loss == .cut })
  }

  private static func inOneType(_ property: String, _ statements: [String]) -> String {
    "final class A { \(property); var count = 0\nfunc go() {\n" + statements.joined(separator: "\n") + "\n}\n}"
  }

  private static func inOneFunction(_ statements: [String]) -> String {
    "final class A { var all: [() -> Void] = []; var count = 0\nfunc go() {\n" + statements.joined(separator: "\n") + "\n}\n}"
  }

  @Test(arguments: heaps.indices)
  func countersGrowWithWhatStandsInOnePlace(heap: Int) { expectGrowth(of: Self.heaps[heap], sizes: [30, 60, 120]) }

  private static func counts(_ source: String) -> [(name: String, count: Int)] {
    let counters = analyse([source]).counters
    return [
      ("units", counters.units), ("resolved bodies", counters.resolvedBodies), ("compared overloads", counters.comparedOverloads), ("nodes", counters.nodes),
      ("edges", counters.edges),
      ("summaries", counters.summaries),
      ("summary references", counters.summaryReferences), ("summary replacements", counters.summaryReplacements), ("rounds", counters.rounds),
      ("type graphs", counters.typeGraphs),
      ("search steps", counters.searchSteps), ("weighed releases", counters.weighedReleases),
    ]
  }

  @Test(arguments: shapes.indices)
  func countersGrowWithTheProgram(shape: Int) { expectGrowth(of: Self.shapes[shape], sizes: [60, 120, 240]) }

  private func expectGrowth(of program: (Int) -> String, sizes: [Int]) {
    let counts = sizes.map { Self.counts(program($0)) }
    #expect(counts[0].first { $0.name == "nodes" }!.count > sizes[0])
    // Twice as many parts more are twice the work more, whatever the first ones cost; where cost grows by the square, four times.
    for ((small, middle), large) in zip(zip(counts[0], counts[1]), counts[2]) {
      let first = middle.count - small.count
      let second = large.count - middle.count
      #expect(second <= first * 23 / 10 + 20, "\(small.name): \(small.count), \(middle.count), \(large.count) for \(sizes) parts")
    }
  }

  /// Overloads that nothing tells apart are not compared with each call once there are too many.
  @Test func alikeOverloadsAreNotCompared() {
    let source = { (size: Int) in
      "final class A { var all: [() -> Void] = []\n" + (0..<size).map { "func add(_ t: T\($0), f: @escaping () -> Void) { all.append(f) }\n" }.joined()
        + "func go() {\n" + (0..<size).map { "add(T\($0)()) { self.go() }\n" }.joined() + "}\n}"
    }
    #expect(analyse([source(20)]).counters.comparedOverloads == 400)
    #expect(analyse([source(200)]).counters.comparedOverloads == 0)
  }

  /// A call that too many functions fit names none of them: each caller would have to list them all.
  @Test func callsOfTooManyFunctionsNameNone() {
    let called = { (size: Int) in
      let program = analyse([
        "final class A { var all: [() -> Void] = []\n" + (0..<size).map { "func add(_ t: T\($0), f: @escaping () -> Void) { all.append(f) }\n" }.joined()
          + "func go() { add(T0()) { self.go() } }\n}"
      ]).program
      let functions = program.files[0].functions.indices.map { FunctionReference(file: 0, function: FunctionID($0)) }
      return functions.filter { program.parent(of: $0) == nil }.map { program.resolveUnit($0).calledFunctions(in: program).count }.max()
    }
    #expect(called(30) == 31)
    #expect(called(40) == 1)
  }

  /// Of a chain whose closures are all on long cycles, no path is longer than is told, and the verdict is no certain one.
  @Test func pathsOfLongCyclesAreShortened() {
    let chain = String(repeating: ".map { _ in self.go() }", count: 150)
    let result = analyse([
      """
      import Combine
      final class A { var all = Set<AnyCancellable>(); let subject = PassthroughSubject<Int, Never>()
        func go() { subject\(chain).sink { _ in self.go() }.store(in: &all) } }
      """
    ])
    let cycles = result.observations.filter { $0.keeper == .cycle }
    #expect(cycles.count > 100)
    #expect(cycles.allSatisfy { $0.path.count <= 2 * 64 + 1 })
    #expect(cycles.contains { $0.evidence == .proven } && cycles.contains { $0.evidence != .proven })
  }

  /// The closures of a long chain are all on cycles about as long as the chain. So many of them are followed as there is room for.
  @Test func searchesForLongCyclesAreBounded() {
    let chain = { (size: Int) in
      analyse([
        "import Combine\nfinal class A { var all = Set<AnyCancellable>(); let subject = PassthroughSubject<Int, Never>()\nfunc go() { subject"
          + String(repeating: ".map { _ in self.go() }", count: size) + ".sink { _ in self.go() }.store(in: &all) } }"
      ])
    }
    #expect(!chain(200).closures.contains { $0.loss == .cut })
    let long = chain(560)
    #expect(long.counters.searchSteps < 280_000)
    #expect(long.closures.contains { $0.verdict == .cycle } && long.closures.contains { $0.loss == .cut })
  }

  /// Each operator of a chain has the stream that the one before it has. It is looked for once.
  @Test func streamsOfOperatorsAreFoundOnce() {
    let result = analyse([
      "import Combine\nvar all = Set<AnyCancellable>()\nfinal class A { let subject = PassthroughSubject<Int, Never>(); func run() {}\nfunc go() { subject"
        + String(repeating: ".map { _ in self.run() }", count: 150) + ".sink { _ in self.run() }.store(in: &all) } }"
    ])
    let graphs = result.order!.units.map(\.graph).filter { $0.index != nil }
    #expect(graphs.count == 1)
    #expect(graphs[0].nodes.indices.count { graphs[0].index!.streams.known(NodeID($0)) != nil } >= 150)
  }

  /// Each of nested closures captures what the ones in it use: all captures together are bounded.
  @Test func capturesOfNestedClosuresAreBounded() {
    let nested = { (size: Int) in
      analyse([
        "final class A { func on(_ f: @escaping () -> Void) {}\nfunc go() {\n" + (0..<size).map { "let c\($0) = A()\n" }.joined()
          + String(repeating: "on {\n", count: size) + (0..<size).map { "c\($0).go()\n" }.joined() + String(repeating: "}\n", count: size) + "} }"
      ])
    }
    let (some, many) = (nested(40), nested(160))
    #expect(some.counters.edges > 1_600)
    #expect(!some.closures.contains { $0.loss == .cut })
    #expect(many.counters.edges < 18_000)
    #expect(many.closures.contains { $0.loss == .cut })
  }

  /// A closure that a call runs is resolved with the call, and once: its result's type is asked for by every call around it.
  @Test(arguments: [5, 15, 30])
  func nestedAppliedClosuresAreResolvedOnce(depth: Int) {
    let source = "func run() {\n  let x = " + String(repeating: "[1].map { _ in ", count: depth) + "1" + String(repeating: " }", count: depth) + "\n}"
    #expect(analyse([source]).counters.resolvedBodies == depth + 1)
  }

  @Test func countersDoNotDependOnThreads() {
    let source = Self.shapes[2](40)
    #expect(analyse([source], jobs: 1).counters == analyse([source], jobs: 4).counters)
  }
}
