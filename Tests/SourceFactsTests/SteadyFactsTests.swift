import Testing

@testable import SourceFacts

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

  private func changes(_ texts: [String]) throws -> SteadyFacts.Changes {
    var steady = try #require(SteadyFacts(facts(texts[0])))
    var changes = SteadyFacts.Changes.all
    for text in texts.dropFirst() {
      let next = try #require(SteadyFacts(facts(text), after: steady))
      changes = next.changes(since: steady)
      steady = next
    }
    return changes
  }

  @Test func anotherFunctionStaysAsItWas() throws {
    for statement in ["    go()", "    let number: Int = 1", "    use { go() }", "    for item in items { use { item.go() } }", "\n\n"] {
      guard case .some(let changed) = try changes([Self.text(), Self.text(statement)]) else {
        Issue.record("all has changed: \(statement)")
        continue
      }
      #expect(changed.parts == [1], "\(statement)")
      #expect(!changed.isRenumbered)
    }
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
    #expect(!changed.isRenumbered)
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

  @Test func anotherDeclarationChangesAll() throws {
    let renamed = Self.text().replacing("title", with: "heading")
    guard case .all = try changes([Self.text(), renamed]) else {
      Issue.record("the name of a property has changed")
      return
    }
  }

  @Test func placesAreThoseOfTheTextAgain() throws {
    var steady: SteadyFacts?
    for text in [Self.text(), Self.text("    go()"), Self.text("    go()\n    go()"), Self.text("    run { go() }", inFirst: false), Self.text()] {
      let read = facts(text)
      let next = try #require(SteadyFacts(read, after: steady))
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
}
