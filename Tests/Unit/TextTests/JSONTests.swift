import Text
import Testing

@Suite struct JSONTests {
  @Test func whatIsWrittenOnOneLineReadsBack() throws {
    let text = "a\"b\\c\n\u{1} é 😀"
    let value = JSONValue.compact(["text": .string(text), "list": .array([1, true, .null]), "empty": .array([])])
    #expect(String(decoding: value.bytes, as: UTF8.self).hasSuffix(#","list":[1,true,null],"empty":[]}"#))
    let node = try read(value.bytes)
    #expect(node["text"]?.string == text)
    #expect(node["list"]?.elements?.first?.integer == 1)
    #expect(node["list"]?.elements?[1].boolean == true)
    #expect(node["list"]?.elements?.last?.isNull == true)
    #expect(node["nothing"] == nil)
  }

  @Test(arguments: [#""\u00e9""#: "é", #""\ud83d\ude00""#: "😀", #""\ud83d""#: "\u{FFFD}", #""a\/b\n""#: "a/b\n", #""""#: ""])
  func escapes(written: String, meant: String) throws { #expect(try read(written.utf8).string == meant) }

  @Test(arguments: ["", "{", "[1,", "{\"a\"}", "\"a", "\"\\x\"", "\"\\u12\"", "nul", "1 2", "[1]]", "\u{0}", "\"\n\""])
  func whatIsNoJSONIsRefused(text: String) { #expect(throws: JSONProblem.self) { try read(text.utf8) } }

  @Test func depthHasALimit() {
    #expect(throws: Never.self) { try read("[[[0]]]".utf8, depthLimit: 4) }
    #expect(throws: JSONProblem.self) { try read("[[[0]]]".utf8, depthLimit: 3) }
    #expect(throws: JSONProblem.self) { try read(String(repeating: "[", count: 1_000_000).utf8, depthLimit: 64) }
  }

  private func read(_ bytes: some Sequence<UInt8>, depthLimit: Int = 16) throws(JSONProblem) -> JSONNode {
    var reader = JSONReader(Array(bytes), depthLimit: depthLimit)
    return try reader.document()
  }
}
