import Text
import LanguageServer
import Testing

@Suite struct FramingTests {
  private let messages = [#"{"a":"é"}"#, "", #"{"b":2}"#]

  private var stream: [UInt8] {
    Array("Content-Length: \(messages[0].utf8.count)\r\n\r\n\(messages[0])".utf8)
      + Array("content-length:0\r\nContent-Type: application/vscode-jsonrpc; charset=utf-8\r\n\r\n".utf8)
      + Array("X: y\r\nContent-Length:  \(messages[2].utf8.count) \r\n\r\n\(messages[2])".utf8)
  }

  @Test func streamMayBeCutAnywhere() {
    for cut in 0...stream.count {
      var decoder = MessageDecoder()
      var found: [MessageDecoder.Piece] = []
      for part in [stream[..<cut], stream[cut...]] {
        decoder.append(part)
        while let piece = decoder.next() { found.append(piece) }
      }
      #expect(found == messages.map { .message(Array($0.utf8)) })
    }
  }

  @Test func streamMayComeByteByByte() {
    var decoder = MessageDecoder()
    var found: [MessageDecoder.Piece] = []
    for byte in stream {
      decoder.append([byte])
      while let piece = decoder.next() { found.append(piece) }
    }
    #expect(found == messages.map { .message(Array($0.utf8)) })
  }

  @Test(arguments: ["", "Content-Length: x", "Content-Length: -1", "Content-Length: 99999999999999999999", "Content-Length: 1000000000000", "Nothing: 1"])
  func headersWithoutLengthArePassedOver(header: String) {
    var decoder = MessageDecoder()
    decoder.append(Array("\(header)\r\n\r\n".utf8) + stream)
    #expect(decoder.next() == .malformedHeader)
    #expect(decoder.next() == .message(Array(messages[0].utf8)))
  }

  /// What follows is a frame again, even if the text that was none does not end before it.
  @Test(arguments: [
    "X: y\r\n\r\n{\"a\":1}", "{\"a\":1}", "Content-Length: x\r\n\r\nContent-Length:\r\n\r\n{}", "content-length", "Content-Length: 5\r\n",
    "Content-Length: 2\n\n{}", "Content-Length: Content-Length: ",
  ])
  func aFrameIsFoundBehindWhatIsNone(garbage: String) {
    var decoder = MessageDecoder()
    decoder.append(Array(garbage.utf8) + stream)
    var found: [MessageDecoder.Piece] = []
    while let piece = decoder.next() { if piece != .malformedHeader { found.append(piece) } }
    #expect(found.suffix(3) == messages.map { .message(Array($0.utf8)) })
  }

  @Test(arguments: [4_090, 4_096, 4_100, 4_130, 9_000])
  func aFrameIsFoundBehindAnyNumberOfBytes(count: Int) {
    var decoder = MessageDecoder()
    var found: [MessageDecoder.Piece] = []
    for byte in [UInt8](repeating: 0x41, count: count) + stream {
      decoder.append([byte])
      while let piece = decoder.next() { if piece != .malformedHeader { found.append(piece) } }
    }
    #expect(found == messages.map { .message(Array($0.utf8)) })
  }

  @Test func endlessHeaderIsDropped() {
    var decoder = MessageDecoder()
    decoder.append([UInt8](repeating: 0x41, count: 100_000))
    #expect(decoder.next() == .malformedHeader)
    #expect(decoder.next() == nil)
    decoder.append(Array("\r\n\r\n".utf8) + stream)
    #expect(decoder.next() == .malformedHeader)
    #expect(decoder.next() == .message(Array(messages[0].utf8)))
  }

  @Test func hugeMessageIsPassedOverInPieces() {
    var decoder = MessageDecoder(sizeLimit: 100)
    decoder.append(Array("Content-Length: 100000\r\n\r\n".utf8))
    #expect(decoder.next() == .tooLarge(100_000))
    for _ in 0..<100 {
      decoder.append([UInt8](repeating: 0x20, count: 1000))
      #expect(decoder.next() == nil)
    }
    decoder.append(stream)
    #expect(decoder.next() == .message(Array(messages[0].utf8)))
  }

  @Test func whatIsSentCanBeReceived() {
    let message = OutgoingMessage.request(.string("1"), method: "m", parameters: ["text": "é😀\n"])
    var decoder = MessageDecoder()
    decoder.append(message.frame)
    guard case .message(let bytes) = decoder.next(), case .request(.string("1"), "m", let parameters) = IncomingMessage(bytes) else {
      Issue.record("the message is lost")
      return
    }
    #expect(parameters["text"]?.string == "é😀\n")
  }
}
