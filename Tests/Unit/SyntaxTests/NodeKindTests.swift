import Testing

@testable import Syntax

@Suite struct NodeKindTests {
  @Test func everyConstantIsWhatTheGrammarSays() {
    for entry in NodeKind.table {
      #expect(NodeKind(named: entry.name, isNamed: entry.isNamed) == entry.kind, "\(entry.name)")
      #expect(entry.kind.name == entry.name)
    }
  }

  @Test func everyFieldIsWhatTheGrammarSays() {
    for entry in FieldName.table {
      #expect(entry.field.name == entry.name)
    }
    #expect(FieldName(rawValue: UInt16(FieldName.table.count + 1)).name == "")
  }
}
