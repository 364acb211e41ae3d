import Syntax
import Facts
import Testing

/// What `--define` says of `#if`.
@Suite struct CompilationFlagsTests {
  private func flags(_ definitions: [String]) -> CompilationFlags {
    var flags = CompilationFlags()
    let isUnderstood = definitions.map { flags.define($0) }
    #expect(isUnderstood.allSatisfy { $0 }, "\(definitions)")
    return flags
  }

  private func names(_ source: String, _ definitions: String...) -> [String] {
    var reader = FactReader(flags: flags(definitions))
    let facts = reader.facts(of: Array(source.utf8), path: "Test.swift")
    #expect(facts.parseErrors.isEmpty)
    return facts.functions.filter { $0.kind == .function }.compactMap { $0.name.map(facts.name) }
  }

  private func branches(_ condition: String, _ definitions: String...) -> String {
    let source = "#if \(condition) // why\nfunc a() {}\n#else\nfunc b() {}\n#endif"
    var reader = FactReader(flags: flags(definitions))
    let facts = reader.facts(of: Array(source.utf8), path: "Test.swift")
    return facts.functions.compactMap { $0.name.map(facts.name) }.joined()
  }

  @Test func whatIsNotKnownCounts() {
    #expect(branches("DEBUG") == "ab")
    #expect(branches("DEBUG", "RELEASE") == "ab")
    #expect(branches("DEBUG", "DEBUG") == "a")
    #expect(branches("DEBUG", "!DEBUG") == "b")
  }

  @Test func operators() {
    #expect(branches("!DEBUG", "DEBUG") == "b")
    #expect(branches("A && B", "A") == "ab")
    #expect(branches("A && B", "A", "B") == "a")
    #expect(branches("A && B", "!A") == "b")
    #expect(branches("A || B", "A") == "a")
    #expect(branches("A || B", "!A", "!B") == "b")
    #expect(branches("A || B && C", "!B", "!A") == "b")
    #expect(branches("!(A || B) && C", "A") == "b")
    #expect(branches("((A))", "A") == "a")
    #expect(branches("true") == "ab")
    #expect(branches("true", "A") == "a")
    #expect(branches("A &&", "A") == "ab")
    #expect(branches(String(repeating: "(", count: 20_000) + "A" + String(repeating: ")", count: 20_000), "A") == "a")
  }

  @Test func tests() {
    #expect(branches("os(iOS)", "os(iOS)") == "a")
    #expect(branches("os(macOS)", "os(iOS)") == "b")
    #expect(branches("os( macOS ) || os(iOS)", "os(iOS)") == "a")
    #expect(branches("canImport(UIKit)", "canImport(UIKit)") == "a")
    #expect(branches("canImport(AppKit)", "canImport(UIKit)") == "ab")
    #expect(branches("canImport(AppKit)", "!canImport(AppKit)") == "b")
    #expect(branches("targetEnvironment(simulator)", "!targetEnvironment(simulator)") == "b")
    #expect(branches("arch(arm64)", "arch(x86_64)") == "b")
  }

  @Test func versions() {
    #expect(branches("swift(>=5.9)", "swift(6.0)") == "a")
    #expect(branches("swift(>=6.1)", "swift(6.0)") == "b")
    #expect(branches("compiler(<6)", "compiler(6)") == "b")
    #expect(branches("compiler(>=6.0.1)", "compiler(6)") == "b")
    #expect(branches("compiler(>=5)") == "ab")
  }

  @Test(arguments: ["", "!", "1", "A B(", "A-B", "os(", "os()", "f(g(h))", "A && B", "swift(x)", "!swift(5)", "true"])
  func wrongDefinitions(definition: String) {
    var flags = CompilationFlags()
    let isUnderstood = flags.define(definition)
    #expect(!isUnderstood)
    #expect(flags.isEmpty)
  }

  @Test func chains() {
    let source = """
      #if A
      func a() {}
      #elseif B
      func b() {}
        #if C
      func c() {}
        #else
      func d() {}
        #endif
      #elseif D
      func e() {}
      #else
      func f() {}
      #endif
      let s = \"""
      #if A
      \"""
      func g() {}
      """
    #expect(names(source) == ["a", "b", "c", "d", "e", "f", "g"])
    #expect(names(source, "B") == ["a", "b", "c", "d", "g"])
    #expect(names(source, "!A", "B", "C") == ["b", "c", "g"])
    #expect(names(source, "!A", "!B", "!D", "C") == ["f", "g"])
  }

  @Test func placesStayTrue() throws {
    let source = "#if A\nfunc ä() {}\r\n#else\nfunc b() {}\n#endif\nfunc c() { d }"
    var reader = FactReader(flags: flags(["!A"]))
    let facts = reader.facts(of: Array(source.utf8), path: "Test.swift")
    #expect(facts.functions.map { facts.text($0.range, in: source) } == ["func b() {}", "func c() { d }"])
  }
}
