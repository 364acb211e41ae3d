import Facts
import Syntax
import Testing

/// What an editor holds while somebody types.
@Suite struct UnfinishedCodeTests {
  /// The other functions of the file stay what they are, and where they are; and the error is reported.
  @Test(arguments: [
    "foo.", "foo.\nlet x = 1", "let x =", "if a {", "g {\n  b()", "g { [weak self] in\n  b()", "print(\"abc", "print(\"abc)", "print(\"a \\(b\")",
    "if a == \"b {\n  c()\n}", "f(a,", "f(a: { b }", "guard let self", "guard let x = y(z)\nb()", "x = {\n  b()", "}", "g { [weak self\n  b()\n}",
    "g { [weak", "switch x {\ncase .\n}", "let s = \"\"\"", "while {", "f(", "[a, ", "a ? b :", "let x: ", "@", "for x in",
  ])
  func statements(_ statements: String) {
    let lines = statements.split(separator: "\n").map { "    " + $0 }.joined(separator: "\n")
    expectOthers("  func middle() {\n\(lines)\n  }")
  }

  @Test(arguments: ["func", "func f(a:", "func f(a: B) ->", "var x:", "var x: Int {", "@", "let", "init(", "class B {", "func f() {\n", "case"])
  func members(_ members: String) { expectOthers("  " + members) }

  /// What is typed inside of a function is seen by no other file, key by key: else each of these keys costs an analysis of the whole program.
  @Test(arguments: [
    "let handler: () -> Void = { print(self) }; handler()", "items.forEach { [weak self] item in self?.add(item) }", "if isOpen { close() }",
    "guard let first = items.first else { return }", "switch kind { case .first: close() }", "Task { await load() }", "print(\"a \\(items[0].name)\")",
    "let names = items.map(\\.name)",
    "items[0] = Item(name: \"x\", sizes: [1, 2])", "title = isOn ? \"on\" : \"off\"", "for item in items where item.isOpen { item.close() }",
    "animate(withDuration: 0.3, animations: { self.alpha = 0 }, completion: { _ in done() })", "@MainActor func go() async throws {}",
    "if let a = b as? C, a.d > 1 && !e { f(a) } else { g() }", "func local(_ a: Int) -> Int { a + 1 }",
  ])
  func keysInsideOfAFunction(statement: String) { expectKeysUnseen(statement, indentation: "    ") }

  /// The same where nobody has indented it.
  @Test(arguments: ["let handler: () -> Void = { print(self) }; handler()", "items[0] = Item(name: \"x\", sizes: [1, 2])"])
  func keysAtTheBeginningOfTheLine(statement: String) { expectKeysUnseen(statement, indentation: "") }

  private func expectKeysUnseen(_ statement: String, indentation: String, sourceLocation: SourceLocation = #_sourceLocation) {
    func source(_ line: String) -> String {
      """
      class A {
        var items: [Item] = []
        func before() { a { self.b() } }

        init(items: [Item],
             last: Int) {
          self.items = items
          super.init(name: "A",
                     size: [1,
                            2])
        }

        func earlier() {
          add(.init(name: "B"))
        }

        func middle() {
          guard
            let last = items.last
          else { return }
          first()
      \(indentation)\(line)
          present(Alert(title: "A",
                        text: "B"))
          actions.sink { [weak self] action in
            guard let self else { return }
            if case let .some(item) = item,
              let name = item.name {
              print(name)
            }
            switch action {
            case .dismiss: item = nil
            }
          }
        }

        private var last = 0
        func after() -> Int { c { self.d() } }
        nonisolated(unsafe) var shared: [Item] = []
      }

      protocol P {
        func first()
        func second(_ name: String)
        var third: Int { get }
      }

      class Z {
        func last() { e { self.f() } }
      }

      """
    }
    let before = read(source("")).interface
    for length in 0...statement.count {
      let typed = String(statement.prefix(length))
      #expect(read(source(typed)).interface == before, "\(typed)", sourceLocation: sourceLocation)
    }
  }

  private func expectOthers(_ members: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let source = """
      class A {
        func before() { a { self.b() } }

      \(members)

        // A comment.
        func after() { c { self.d() } }
      }

      class Z {
        func last() { e { self.f() } }
      }

      """
    let facts = read(source)
    for (owner, name, closure) in [("A", "before", "{ self.b() }"), ("A", "after", "{ self.d() }"), ("Z", "last", "{ self.f() }")] {
      let function = facts.functions.firstIndex { $0.name.map(facts.name) == name && $0.parent == nil }
      #expect(function != nil, "\(name)", sourceLocation: sourceLocation)
      guard let function else { continue }
      let type = facts.functions[function].owner.map { facts[$0] }
      #expect(type.map { facts.name($0.name) } == owner, "\(name)", sourceLocation: sourceLocation)
      #expect(type?.parent == nil, "\(name)", sourceLocation: sourceLocation)
      let closures = facts.closures.filter { $0.parent == FunctionID(function) }.map { facts.text($0.range, in: source) }
      #expect(closures == [closure], sourceLocation: sourceLocation)
    }
    #expect(!facts.parseErrors.isEmpty, sourceLocation: sourceLocation)
  }

  @Test func whatTheTextEndsInIsTiedOff() {
    let facts = read("struct Drawer: View {\n  var body: some View {\n    Column(rows: $model.rows(\\.kept, order: \\.kept)) {\n      Row {\n")
    #expect(facts.types.map { facts.name($0.name) } == ["Drawer"])
    #expect(facts.properties.map { facts.name($0.name) } == ["body"])
    #expect(facts.closures.count == 2)
    #expect(!facts.parseErrors.isEmpty)
  }

  /// The runtime's error recovery goes round in circles in some such texts. The reader stops it, and still gives facts of the right size.
  @Test func aTextMayBeCutAnywhere() {
    let source = """
      struct Drawer: View {
        @State private var rows: [Row] = []
        let onOpen: ((Row) -> Void)?

        var body: some View {
          Column(rows: $model.rows(\\.kept, order: \\.kept)) { [weak model] row in
            Cell(row: row, isOpen: $open[row.id]) {
              if let name = row.name, !name.isEmpty { Text("\\(name): \\(row.count)") }
              onOpen?(row)
            } label: {
              Icon(named: row.kind == .shelf ? "shelf" : "drawer").frame(width: 4 * unit)
            }
            .onChange(of: row.count, perform: { model?.update($0, at: \\.rows[row.index]) })
          }
        }
      }
      """
    let bytes = Array(source.utf8)
    for end in bytes.indices {
      let facts = FileFacts.read(source: Array(bytes[..<end]), path: "Test.swift", parser: Parser())
      #expect(facts.byteCount == end)
      #expect(facts.functions.allSatisfy { $0.range.end <= end })
    }
  }

  @Test func aHalfCaptureListIsRead() {
    let facts = read("class A {\n  func f() {\n    g { [weak self\n      self?.h()\n    }\n  }\n}")
    #expect(facts.closures.first?.captureList.count == 1)
  }
}
