import Testing

@testable import Facts

@Suite struct SteadyFactsTests {
  private static func text(_ statement: String = "", inFirst: Bool = true) -> String {
    """
    class Page {
      func first() {
        let word = "x"
    \(inFirst ? statement : "")
        use { word }
      }
      var title: String = ""
      func second(name: Name) -> [Name] {
    \(inFirst ? "" : statement)
        let other: [Name] = [name]
        use { other }
        return other
      }
    }
    """
  }

  private func facts(_ text: String) -> FileFacts {
    var reader = FactReader()
    return reader.facts(of: Array(text.utf8), path: "Page.swift")
  }

  private func following(_ steady: SteadyFacts, _ old: FileFacts, _ new: FileFacts) -> SteadyFacts? {
    SteadyFacts(new, after: steady, DeclarationMatch(from: old.interface, to: new.interface), changed: [], PropertyNumbers(of: old))
  }

  private func changes(_ texts: [String]) throws -> SteadyFacts.Changes {
    var steady = try #require(SteadyFacts(facts(texts[0])))
    var changes = SteadyFacts.Changes.all
    for (before, text) in zip(texts, texts.dropFirst()) {
      let next = try #require(following(steady, facts(before), facts(text)))
      changes = next.changes(since: steady)
      steady = next
    }
    return changes
  }

  @Test func anotherFunctionStaysAsItWas() throws {
    for statement in ["    go()", "    let number: Int = 1", "    use { go() }", "    for item in items { use { item.go() } }"] {
      guard case .some(let changed) = try changes([Self.text(), Self.text(statement)]) else {
        Issue.record("all has changed: \(statement)")
        continue
      }
      #expect(changed.parts == [1], "\(statement)")
      #expect(changed.heads.isEmpty)
    }
  }

  @Test func linesWithoutCodeChangeNothing() throws {
    for lines in ["\n\n", "    // A remark.\n"] {
      guard case .some(let changed) = try changes([Self.text(), Self.text(lines)]) else {
        Issue.record("all has changed: \(lines)")
        continue
      }
      #expect(changed.parts.isEmpty && !changed.hasMoved)
    }
  }

  /// A commit edits several functions of a file.
  @Test func whatLiesBetweenEditsStaysAsItWas() throws {
    let functions = (0..<6).map { "  func number\($0)() {\n    go(\($0))\n    use { go() }\n    wait(\($0))\n  }\n" }
    func text(_ edited: [Int: String]) -> String {
      "final class Page {\n" + functions.indices.map { functions[$0].replacing("{ go() }\n", with: "{ go() }\n" + (edited[$0] ?? "")) }.joined() + "}\n"
    }
    guard case .some(let changed) = try changes([text([:]), text([1: "    let number: Int = 1\n", 4: "    go()\n    go()\n"])]) else {
      Issue.record("all has changed")
      return
    }
    #expect(changed.parts.count == 2 && changed.heads.isEmpty && !changed.hasMoved)
  }

  @Test func anExtensionBehindAllElseMovesNothing() throws {
    guard case .some(let changed) = try changes([Self.text(), Self.text() + "\nextension Page { func more() {} }\n"]) else {
      Issue.record("all has changed")
      return
    }
    #expect(!changed.hasMoved)
  }

  @Test func manyClosuresMoreGiveOtherNumbers() throws {
    let closures = String(repeating: "    use { go() }\n", count: 20)
    guard case .all = try changes([Self.text(), Self.text(closures)]) else {
      Issue.record("there was room for all")
      return
    }
  }

  @Test func namesAndTypesKeepTheirNumbers() throws {
    guard case .some(let changed) = try changes([Self.text(), Self.text("    go(New.self, [New]())")]) else {
      Issue.record("all has changed")
      return
    }
    #expect(changed.parts == [1])
    #expect(changed.heads.isEmpty)
  }

  @Test func aLineThatIsEditedAgainMovesNothingBehindIt() throws {
    guard case .some(let changed) = try changes([Self.text("    g"), Self.text("    go"), Self.text("    goo")]) else {
      Issue.record("all has changed")
      return
    }
    #expect(changed.parts == [1])
    // The closure behind the line is what it was.
    #expect(changed.functions.allSatisfy { $0.index == 0 }, "\(changed.functions)")
  }

  /// What is open at the end of an edited line ends where it ended before, in places that are counted.
  @Test func aLetterMoreMovesNothing() throws {
    let texts = ["", "    use { value in va", "    use { value in val", "    use { value in value"].map { Self.text($0) }
    guard case .some(let changed) = try changes(texts) else {
      Issue.record("all has changed")
      return
    }
    #expect(changed.parts == [1])
    #expect(changed.knownElsewhere.isEmpty, "\(changed)")
    var steady = try #require(SteadyFacts(facts(texts[0])))
    var ranges: [[ByteRange]] = []
    for (before, text) in zip(texts, texts.dropFirst()) {
      steady = try #require(following(steady, facts(before), facts(text)))
      ranges.append(steady.facts.functions.flatMap { function in function.instructions.map(\.range) + [function.range, function.headRange] })
    }
    #expect(ranges[0] == ranges[1])
  }

  /// What ends with an edited line does so still when there is more in front of its end.
  @Test func whatEndsWithTheLineEndsWhereItEnded() throws {
    let texts = ["", "    use { go() }", "    use { go(); stop() }", "    use { go(); stop(); wait() }"].map { Self.text($0) }
    var steady = try #require(SteadyFacts(facts(texts[0])))
    var ranges: [ByteRange?] = []
    for (before, text) in zip(texts, texts.dropFirst()) {
      let new = facts(text)
      steady = try #require(following(steady, facts(before), new))
      let closure = try #require(new.functions.firstIndex { $0.kind == .closure })
      ranges.append(steady.facts[steady.functions[closure]].range)
      #expect(steady.asRead(steady.facts[steady.functions[closure]].range) == new.functions[closure].range)
    }
    #expect(ranges[0] == ranges[1] && ranges[1] == ranges[2], "\(ranges)")
  }

  @Test func aPropertyThatLooksDifferentHasAnotherNumber() throws {
    let (old, new) = (facts(Self.text()), facts(Self.text().replacing("title", with: "heading")))
    let steady = try #require(SteadyFacts(old))
    let next = try #require(following(steady, old, new))
    #expect(next.properties.numbers == [PropertyID(1)])
    #expect(next.facts.name(next.facts[PropertyID(1)].name) == "heading")
    guard case .some(let changed) = next.changes(since: steady) else {
      Issue.record("all has changed")
      return
    }
    // The initial value is that of another property.
    #expect(changed.parts.count == 1)
  }

  @Test func aMethodMoreLeavesTheOthersTheirNumbers() throws {
    let old = facts(Self.text())
    let steady = try #require(SteadyFacts(old))
    var (before, last) = (old, steady)
    for name in ["a", "ab", "abc"] {
      let new = facts(Self.text().replacing("  var title", with: "  func \(name)() { run { go() } }\n  var title"))
      let next = try #require(following(last, before, new))
      for function in old.functions.indices {
        let known = steady.functions[function]
        #expect(next.facts[known].range.start == steady.facts[known].range.start)
        #expect(next.facts[known].kind == old.functions[function].kind)
      }
      guard case .some(let changed) = next.changes(since: last) else {
        Issue.record("all has changed")
        return
      }
      #expect(changed.parts.count == 1 && changed.heads.count == 1 && !changed.hasMoved, "\(changed)")
      (before, last) = (new, next)
    }
    let gone = try #require(following(last, before, old))
    #expect(gone.functions == steady.functions)
  }

  @Test func placesAreThoseOfTheTextAgain() throws {
    var read = facts(Self.text())
    var steady = try #require(SteadyFacts(read))
    for text in [Self.text("    go()"), Self.text("    go()\n    go()"), Self.text("    run { go() }", inFirst: false), Self.text()] {
      let next = try #require(following(steady, read, facts(text)))
      read = facts(text)
      for (function, number) in zip(read.functions, next.functions) {
        let other = next.facts[number]
        #expect(next.asRead(other.range) == function.range)
        #expect(next.asRead(other.headRange) == function.headRange)
        for (instruction, moved) in zip(function.instructions, other.instructions) { #expect(next.asRead(moved.range) == instruction.range) }
      }
      let order = next.facts.functions.flatMap { function in function.instructions.map(\.range) }
      let expected = read.functions.flatMap { function in function.instructions.map(\.range) }
      for (first, second) in zip(order.indices, order.indices.dropFirst()) {
        #expect((order[first].start < order[second].start) == (expected[first].start < expected[second].start))
      }
      steady = next
    }
  }

  @Test func propertiesAreToldWhereTheyStandAfterManyEditsAtOnce() throws {
    let old = """
      final class First {
        var children: [First] = []
        func close() { children.removeAll() }
      }

      final class Second {
        var children: [First] = []
        var parent: First?
        func next() { parent?.close() }
      }
      """
    let kind = "\n\nenum Kind { case one\n  static let shared = Kind.one }\n"
    let new = old.replacing("final class Second", with: "/// A second one.\nfinal class Second") + kind
    let read = facts(new)
    let first = try #require(SteadyFacts(facts(old)))
    let steady = try #require(following(first, facts(old), read))
    for (property, number) in zip(read.properties, steady.properties.numbers) {
      #expect(steady.asRead(steady.facts[number].nameRange) == property.nameRange)
      #expect(steady.asRead(steady.facts[number].range) == property.range)
    }
    for (type, other) in zip(read.types, steady.facts.types) { #expect(steady.asRead(other.nameRange) == type.nameRange) }
  }
}
