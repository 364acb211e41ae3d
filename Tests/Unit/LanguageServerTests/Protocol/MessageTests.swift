import Text
import LanguageServer
import Testing

@Suite struct MessageTests {
  private func message(_ text: String) -> IncomingMessage { IncomingMessage(Array(text.utf8)) }

  @Test func kindsAreToldApart() {
    if case .request(.number(1), "a", _) = message(#"{"jsonrpc":"2.0","id":1,"method":"a","params":{}}"#) {} else { Issue.record("request") }
    if case .notification("a", _) = message(#"{"jsonrpc":"2.0","method":"a"}"#) {} else { Issue.record("notification") }
    if case .response(.string("x"), let result) = message(#"{"id":"x","result":null}"#) { #expect(result?.isNull == true) } else { Issue.record("response") }
    if case .response(.number(2), nil) = message(#"{"id":2,"error":{"code":1,"message":""}}"#) {} else { Issue.record("error response") }
  }

  @Test(arguments: [
    "{": ResponseError.Code.parseError, "[]": .invalidRequest, "1": .invalidRequest, "{}": .invalidRequest, #"{"id":1}"#: .invalidRequest,
    #"{"id":{},"method":"a"}"#: .invalidRequest, #"{"id":1,"method":2}"#: .invalidRequest, #"{"id":1,"method":7,"result":1}"#: .invalidRequest,
  ])
  func whatIsNoMessageHasAnAnswer(text: String, code: ResponseError.Code) {
    guard case .invalid(_, let error) = message(text) else {
      Issue.record("taken as a message")
      return
    }
    #expect(error.code == code)
  }

  @Test func errorsCarryTheirNumber() {
    let response = OutgoingMessage.response(.number(3), .failure(ResponseError(.methodNotFound, "no")))
    #expect(response.json == ["jsonrpc": "2.0", "id": 3, "error": ["code": -32601, "message": "no"]])
  }

  @Test(arguments: [
    "file:///a/b.swift": "/a/b.swift", "file:///a%20b/%C3%A9": "/a b/é", "FILE://localhost/a": "/a", "file:/a": "/a", "file:///a/": "/a", "file:///": "/",
    "file:///a%3Fb?query": "/a?b",
  ])
  func pathOfURI(uri: String, path: String) { #expect(FileURI.path(of: uri) == path) }

  @Test(arguments: [
    "untitled:Untitled-1", "file://host/a", "file:///%", "file:///%4", "file:///%zz", "file:///%00", "file:///%ff", "", "file:", "http://a/b", "file://",
  ])
  func otherURIsNameNoFile(uri: String) { #expect(FileURI.path(of: uri) == nil) }

  @Test(arguments: ["/", "/a b/é.swift", "/a%20b", "/ä?#[]", "/a:b@c"])
  func pathsSurvive(path: String) { #expect(FileURI.path(of: FileURI.of(path: path)) == path) }

  @Test func kindsOfActionsFormATree() {
    var parameters = CodeActionParameters(
      node(#"{"textDocument":{"uri":"u"},"range":{"start":{"line":0,"character":0},"end":{"line":0,"character":0}},"context":{"only":["source"]}}"#))!
    #expect(parameters.wants("source.fixAll.unretain"))
    #expect(!parameters.wants("quickfix"))
    parameters.only = ["source.fixAll.other"]
    #expect(!parameters.wants("source.fixAll.unretain"))
    parameters.only = nil
    #expect(parameters.wants("quickfix"))
  }

  @Test(arguments: [
    #"{"textDocument":{"uri":"u"},"contentChanges":[{"range":{"start":{"line":-1,"character":0},"end":{"line":0,"character":0}},"text":""}]}"#,
    #"{"textDocument":{"uri":"u"},"contentChanges":[{"range":{},"text":""}]}"#, #"{"textDocument":{"uri":"u"},"contentChanges":[{"range":null}]}"#,
    #"{"textDocument":{},"contentChanges":[]}"#,
  ])
  func changesThatMakeNoSenseAreRefused(text: String) { #expect(TextChange(node(text)) == nil) }

  private func node(_ text: String) -> JSONNode {
    var reader = JSONReader(Array(text.utf8), depthLimit: 16)
    return try! reader.document()
  }
}
