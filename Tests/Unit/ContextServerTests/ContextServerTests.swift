import ContextServer
import LanguageServer
import Project
import Testing
import Text

/// The server as a value, and the lines that it is given.
@Suite struct ContextServerTests {
  private func line(_ text: String) -> LineDecoder.Piece { .message(Array(text.utf8)) }

  private func started() -> ContextServer {
    var server = ContextServer(toolVersion: "1")
    _ = server.receive(line(#"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18"}}"#))
    return server
  }

  @Test func linesAreSplitWhereverTheInputIsCut() {
    let text = Array("{}\r\n\n  \nab\ncd".utf8)
    for cut in text.indices {
      var decoder = LineDecoder()
      var pieces = decoder.take(text[..<cut]) + decoder.take(text[cut...])
      if let last = decoder.end() { pieces.append(last) }
      #expect(pieces == [line("{}"), line("ab"), line("cd")])
    }
  }

  @Test func aLongLineIsSkippedAlone() {
    var decoder = LineDecoder(sizeLimit: 4)
    #expect(decoder.take(Array("123".utf8)).isEmpty)
    #expect(decoder.take(Array("45".utf8)).isEmpty)
    #expect(decoder.take(Array("6\nab\n".utf8)) == [.tooLarge, line("ab")])
    #expect(decoder.end() == nil)
  }

  @Test func aCancelledCallIsNotAnswered() {
    var server = started()
    let call = #"{"jsonrpc":"2.0","id":"a","method":"tools/call","params":{"name":"check","arguments":{}}}"#
    guard case .call(.string("a"), .check(paths: [], level: .warning, limit: 50))? = server.receive(line(call)).first else {
      Issue.record("no call")
      return
    }
    let cancel = #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":"a"}}"#
    guard case .cancel(.string("a"))? = server.receive(line(cancel)).first else {
      Issue.record("not cancelled")
      return
    }
    #expect(server.finish(.string("a"), ToolResult(text: "")).isEmpty)
    #expect(server.receive(line(cancel)).isEmpty)
  }

  @Test func anIdentifierIsNotUsedTwiceAtOnce() {
    var server = started()
    let call = line(#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"check"}}"#)
    #expect(server.receive(call).count == 1)
    guard case .send(.response(_, .failure(let error)))? = server.receive(call).first else {
      Issue.record("taken twice")
      return
    }
    #expect(error.code == .invalidRequest)
    #expect(server.finish(.number(1), ToolResult(text: "")).count == 1)
  }
}
