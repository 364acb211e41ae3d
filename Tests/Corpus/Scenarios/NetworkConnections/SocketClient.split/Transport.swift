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
