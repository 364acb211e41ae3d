import Foundation
import Network

final class ChatServer {
  private let listener: NWListener
  private var accepted = 0

  init(listener: NWListener) { self.listener = listener }

  func start() {
    listener.newConnectionHandler = { _ in self.accepted += 1 }  //@ chat
    listener.start(queue: .main)
  }

  func stop() { listener.cancel() }
}

final class EchoServer {
  private var listener: NWListener?
  private var clients = 0

  init(listener: NWListener) { self.listener = listener }

  func start() {
    listener?.newConnectionHandler = { _ in self.clients += 1 }  //@ echo
    listener?.start(queue: .main)
  }

  func stop() { listener = nil }
}

final class ChatSession {
  private let connection: NWConnection
  private var lines: [String] = []
  private var acknowledged = 0

  init(connection: NWConnection) { self.connection = connection }

  func open() {
    connection.start(queue: .main)
    receiveNext()
  }

  private func receiveNext() {
    connection.receive(minimumIncompleteLength: 1, maximumLength: 1024) { data, _, isComplete, error in  //@ session
      if let data { self.lines.append(String(decoding: data, as: UTF8.self)) }
      if error == nil, !isComplete { self.receiveNext() }
    }
  }

  func close() { connection.cancel() }
}

final class TelemetrySession {
  private let connection: NWConnection
  private var bytes = 0

  init(connection: NWConnection) { self.connection = connection }

  func open() {
    connection.start(queue: .main)
    receiveNext()
  }

  private func receiveNext() {
    connection.receive(minimumIncompleteLength: 1, maximumLength: 1024) { data, _, isComplete, error in  //@ telemetry
      self.bytes += data?.count ?? 0
      if error == nil, !isComplete { self.receiveNext() }
    }
  }
}

final class Uploader {
  private let connection: NWConnection
  private(set) var sent = 0

  init(connection: NWConnection) { self.connection = connection }

  func send(_ text: String) {
    connection.send(content: Data(text.utf8), completion: .contentProcessed { _ in  //@ upload
      self.sent += 1
    })
  }
}

protocol FrameDecoderDelegate: AnyObject {
  func decoder(_ decoder: FrameDecoder, didDecode frame: String)
}

final class FrameDecoder {
  var delegate: FrameDecoderDelegate?  //@ decoder
  func decode(_ text: String) { delegate?.decoder(self, didDecode: text) }
}

final class ReplaySession: FrameDecoderDelegate {
  private let decoder = FrameDecoder()
  private var frames: [String] = []

  func begin() { decoder.delegate = self }
  func replay(_ text: String) { decoder.decode(text) }
  func finish() { decoder.delegate = nil }
  func decoder(_ decoder: FrameDecoder, didDecode frame: String) { frames.append(frame) }
}

final class ChatHost {
  private let chatConnection = NWConnection(host: "chat.local", port: 80, using: .tcp)
  private let statsConnection = NWConnection(host: "stats.local", port: 80, using: .udp)

  func run() throws {
    let chat = ChatServer(listener: try NWListener(using: .tcp)), echo = EchoServer(listener: try NWListener(using: .tcp))
    chat.start()
    echo.start()
    let session = ChatSession(connection: chatConnection)
    session.open()
    TelemetrySession(connection: statsConnection).open()
    Uploader(connection: chatConnection).send("bye")
    session.close()
    echo.stop()
    chat.stop()
    let replay = ReplaySession()
    replay.begin()
    replay.replay("hello")
    replay.finish()
  }
}
