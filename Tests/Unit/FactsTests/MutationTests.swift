import Facts
import Syntax
import Testing

/// Broken sources: whatever the tree, lowering ends, and what it says hangs together. (The parser's search for a way out
/// of an error takes tens of milliseconds, and limits how many there are.)
@Suite struct MutationTests {
  static let source = """
    import Foundation
    @MainActor public final class A<T: P>: B<T>, Q where T: R {
      @Published private(set) var a: [String: (Int) -> Void]? = [:], b = 2
      weak var c: (any D)?
      lazy var d: () -> Void = { [weak self, unowned(unsafe) e = f.g, h] in self?.i(&e) }
      var j: Int { get async { k } set(l) { m = l } }
      let (n, o) = (1, "x \\(p { $0 + $1 })")
      subscript(q: Int, r s: Int = 3) -> Int { q }
      init?(t: @escaping () -> Void = {}) throws { super.init() }
      func u<V>(_ w: V, x y: inout [Int], z: Int...) async rethrows -> some S where V: T {
        guard let self, case .a(let b, c: .d(let e))? = f, let g = h as? I else { return }
        switch (j, k) { case let (.l(m), n?) where m > n: o(m); case is P: fallthrough; default: break }
        for try await case let (q, .r(s)) in t where u { v += \\A<B>.c[d].e } ; while let w = x?.y![0] { defer { z() } }
        do { try a() } catch let e as F { throw e } catch { b(error) }
        let g = if h { i } else { j }; #if K
        l.m(n: tick(_:), .o) { p in q } r: { s }
        #endif
        return [1, 2].map(\\.x).first ?? Foo<Bar>.init(x: -1)
        func inner() { inner() }
      }
      enum E: Int { case a, b(Int, c: () -> Void), d = 3 }
    }
    protocol P: AnyObject { associatedtype A: B = C; var d: Int { get set }; init(); func e() }
    extension A.E: Codable { static func == (l: A, r: A) -> Bool { l === r } }
    #Preview { A { b } }
    """

  @Test func truncated() {
    let bytes = Array(Self.source.utf8)
    let parser = Parser()
    var lowering = Lowering()
    for length in stride(from: 0, through: bytes.count, by: 23) {
      let text = Array(bytes[..<length])
      expectConsistent(read(text, parser, &lowering))
      expectConsistent(read(Array(bytes[length...]), parser, &lowering))
    }
  }

  @Test func mutated() {
    let bytes = Array(Self.source.utf8)
    let pieces = [
      "{", "}", "(", ")", "[", "]", ",", ":", "=", "?", "!", ".", "case ", "let ", "in ", "self", "\"", "\\(",
      "#if X\n", "#endif\n", "func ", "class ", "<", ">", "&", "@", "$0", "\u{0}", "`", "//", "/*", "é", "where ", "as ",
    ]
    var random = SeededGenerator(state: 7)
    let parser = Parser()
    var lowering = Lowering()
    for _ in 0..<200 {
      var text = bytes
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        let place = Int.random(in: 0..<text.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: text.removeSubrange(place..<min(text.count, place + Int.random(in: 1...20, using: &random)))
        case 1: text[place] = UInt8.random(in: 0...255, using: &random)
        case 2: text.insert(contentsOf: pieces[Int.random(in: 0..<pieces.count, using: &random)].utf8, at: place)
        default:
          let from = Int.random(in: 0..<text.count, using: &random)
          text.insert(contentsOf: Array(text[from..<min(text.count, from + 40)]), at: place)
        }
        if text.isEmpty { text = bytes }
      }
      expectConsistent(read(text, parser, &lowering))
    }
  }

  @Test func randomBytes() {
    var random = SeededGenerator(state: 11)
    let parser = Parser()
    var lowering = Lowering()
    for length in 0..<100 {
      let text = (0..<length).map { _ in UInt8.random(in: 0...255, using: &random) }
      expectConsistent(read(text, parser, &lowering))
    }
  }

  private func read(_ text: [UInt8], _ parser: Parser, _ lowering: inout Lowering) -> FileFacts {
    guard let tree = parser.parse(text) else { return FileFacts(path: "") }
    return lowering.facts(of: tree, source: text, path: "Test.swift")
  }

  /// Every index is in range, operands come before their use, and markers nest.
  private func expectConsistent(_ facts: FileFacts, sourceLocation: SourceLocation = #_sourceLocation) {
    let problems = FactsCheck.problems(of: facts)
    #expect(problems.isEmpty, sourceLocation: sourceLocation)
    #expect(facts.dump.utf8.count >= 0)
  }
}
