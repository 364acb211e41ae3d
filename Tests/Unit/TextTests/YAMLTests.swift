import Testing
import Text

struct YAMLTests {
  /// A node as text: `line:column` and what it is.
  private func shape(_ node: YAMLNode?) -> String {
    guard let node else { return "nothing" }
    let content =
      switch node.content {
      case .text(let text): "'\(text)'"
      case .list(let elements): "[" + elements.map(shape).joined(separator: " ") + "]"
      case .mapping(let pairs): "{" + pairs.map { shape($0.key) + "=" + shape($0.value) }.joined(separator: " ") + "}"
      }
    return "\(node.mark.line):\(node.mark.column)\(content)"
  }

  private func problem(_ text: String) -> Problem? {
    do throws(Problem) {
      _ = try YAML.root(of: text)
      return nil
    } catch {
      return error
    }
  }

  @Test func nodesHaveTheirPlaces() throws {
    let text = "a: [x, 'y z']\nä: { b: \"c\\n\\0d\" }\n? - k\n: |\n  l\n  m\n"
    #expect(shape(try YAML.root(of: text)) == "1:1{1:1'a'=1:4[1:5'x' 1:8'y z'] 2:1'ä'=2:4{2:6'b'=2:9'c\n\0d'} 3:3[3:5'k']=4:3'l\nm\n'}")
    // Columns count characters.
    #expect(shape(try YAML.root(of: "😀é: x")) == "1:1{1:1'😀é'=1:5'x'}")
    #expect(try YAML.root(of: "\u{FEFF}a: x")?.pairs?.first?.key.text == "a")
  }

  @Test func whatSaysNothing() throws {
    for text in ["", "\n", "# nothing\n"] { #expect(shape(try YAML.root(of: text)) == "nothing") }
    #expect(shape(try YAML.root(of: "---\n")) == "2:1''")
    #expect(shape(try YAML.root(of: "a:\n")) == "1:1{1:1'a'=1:3''}")
    #expect(shape(try YAML.root(of: "--- x\n...\n")) == "1:5'x'")
  }

  @Test func aliasesStandForWhatTheyName() throws {
    #expect(shape(try YAML.root(of: "a: &x [1]\nb: *x\nc: &x 2\nd: *x\n")) == "1:1{1:1'a'=1:4[1:8'1'] 2:1'b'=1:4[1:8'1'] 3:1'c'=3:4'2' 4:1'd'=3:4'2'}")
    #expect(problem("a: *y\n") == Problem("not valid YAML: found undefined alias", mark: YAMLNode.Mark(line: 1, column: 4)))
    // Not yet named where it ends in itself.
    #expect(problem("a: &y [*y]\n")?.message == "not valid YAML: found undefined alias")
  }

  @Test func repeatedKeys() {
    #expect(
      problem("x:\n  b: 1\n  a: 1\n  b: 2\n  a: 3\n")
        == Problem("the mapping that starts here has `a`, `b` more than once", mark: YAMLNode.Mark(line: 3, column: 3)))
    #expect(problem("[{ a: 1 }, { a: 2 }]") == nil)
  }

  @Test func whatIsNoYAML() {
    #expect(problem("a: [\n")?.mark == YAMLNode.Mark(line: 2, column: 1))
    #expect(problem("a: b: c\n") == Problem("not valid YAML: mapping values are not allowed in this context", mark: YAMLNode.Mark(line: 1, column: 5)))
    #expect(
      problem("a: 'b\n")
        == Problem("not valid YAML: found unexpected end of stream while scanning a quoted scalar", mark: YAMLNode.Mark(line: 2, column: 1)))
    #expect(problem("a: b\nc: \u{1}\n") == Problem("not valid YAML: control characters are not allowed", mark: YAMLNode.Mark(line: 2, column: 1)))
    #expect(problem("a: 1\n---\nb: 2\n") == Problem("not valid YAML: there is more than one document", mark: YAMLNode.Mark(line: 2, column: 1)))
  }

  @Test func depthHasALimit() throws {
    let deep = String(repeating: "[", count: YAML.depthLimit)
    #expect(problem(deep + String(repeating: "]", count: YAML.depthLimit)) == nil)
    #expect(
      problem(deep + "[") == Problem("not valid YAML: lists and mappings are nested more than 1000 levels deep", mark: YAMLNode.Mark(line: 1, column: 1001)))
    #expect(problem(String(repeating: "- ", count: 100_000))?.message.contains("levels deep") == true)
  }

  @Test func sharedNodesAreNotCopied() throws {
    // Nine to the power of twelve texts.
    let rows =
      ["a0: &a0 [x, x, x, x, x, x, x, x, x]"]
      + (1..<12).map { level in "a\(level): &a\(level) [\(Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ", "))]" }
    #expect(try YAML.root(of: rows.joined(separator: "\n"))?.pairs?.count == 12)
  }
}
