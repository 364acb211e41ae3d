import Foundation
import Network

protocol Transport: AnyObject {
  var onText: ((String) -> Void)? { get set }
  func open()
  func close()
}

final class SocketTransport: Transport {
  var onText: ((String) -> Void)?
  let connection = NWConnection(host: "a", port: 80, using: .tcp)

  func open() {
    connection.stateUpdateHandler = { [weak self] state in //@ state
      if case .failed = state { self?.close() }
    }
    connection.start(queue: .main)
    receive()
  }

  private func receive() {
    connection.receive(minimumIncompleteLength: 1, maximumLength: 100) { data, _, isComplete, error in //@ receive
      if let data { self.onText?(String(decoding: data, as: UTF8.self)) }
      if error == nil && !isComplete { self.receive() }
    }
  }

  func close() { connection.cancel() }
}

final class SocketClient {
  private let transport: Transport
  private(set) var lines: [String] = []
  var onLine: ((String) -> Void)?

  init(transport: Transport) { self.transport = transport }

  func start() {
    transport.onText = { text in //@ start
      self.lines.append(text)
      self.onLine?(text)
    }
  }

  func startWeakly() {
    transport.onText = { [weak self] text in //@ weakly
      guard let self else { return }
      lines.append(text)
    }
  }

  func startForwarding() {
    transport.onText = onLine //@ forwarding
  }

  func startWrapped() {
    onLine = { [unowned self] in lines.append($0) }
    let forward = { (text: String) in self.lines.append(text) } //@ wrapped
    transport.onText = { forward($0) }
  }
}
