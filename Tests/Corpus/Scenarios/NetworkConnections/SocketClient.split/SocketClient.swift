import Foundation

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
