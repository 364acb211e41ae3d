import Foundation
import Network

final class FrameDecoder {
  private var buffer = Data()
  var onFrame: ((Data) -> Void)?

  func push(_ data: Data) {
    buffer.append(data)
    if buffer.count > 3 {
      onFrame?(buffer)
      buffer.removeAll()
    }
  }
}

final class ChatWire {
  let connection = NWConnection(host: "chat.example.com", port: 443, using: .tls)
  private let decoder = FrameDecoder()
  private(set) var frames: [Data] = []
  private(set) var isViable = false

  func open() {
    connection.viabilityUpdateHandler = { [weak self] viable in  //@ viability
      self?.isViable = viable
    }
    connection.start(queue: .main)
  }

  func listen() {
    decoder.onFrame = { [unowned self] frame in  //@ onFrame
      self.frames.append(frame)
    }
    receiveNext()
  }

  private func receiveNext() {
    connection.receive(minimumIncompleteLength: 1, maximumLength: 4096) { [weak self] data, _, isComplete, error in
      guard let self, let data, error == nil else { return }
      self.decoder.push(data)
      if !isComplete { self.receiveNext() }
    }
  }

  func sayGoodbye() {
    connection.send(content: Data("bye".utf8), completion: .contentProcessed { [unowned self] _ in  //@ goodbye
      self.frames.removeAll()
    })
  }

  func close() { connection.cancel() }
}

final class PresenceWire {
  let connection = NWConnection(host: "presence.example.com", port: 443, using: .tls)
  private(set) var seen = 0

  func open() {
    connection.start(queue: .main)
    receiveNext()
  }

  private func receiveNext() {
    connection.receive(minimumIncompleteLength: 1, maximumLength: 64) { data, _, isComplete, error in  //@ presence
      guard error == nil, !isComplete else { return }
      self.seen += data?.count ?? 0
      self.receiveNext()
    }
  }
}

final class UploadWire {
  private let connection = NWConnection(host: "files.example.com", port: 443, using: .tls)
  private(set) var sent = 0

  func upload(_ data: Data) {
    connection.start(queue: .main)
    connection.send(content: data, completion: .contentProcessed { _ in  //@ sent
      self.sent += data.count
      self.connection.cancel()
    })
  }
}

final class ChatRoom {
  private(set) var wire: ChatWire?
  private(set) var presence: PresenceWire?

  func join() {
    let wire = ChatWire()
    wire.open()
    wire.listen()
    self.wire = wire
  }

  func followPresence() {
    presence = PresenceWire()
    presence?.open()
  }

  func leavePolitely() {
    wire?.sayGoodbye()
    leave()
  }

  func leave() {
    wire?.close()
    wire = nil
    presence = nil
  }
}
