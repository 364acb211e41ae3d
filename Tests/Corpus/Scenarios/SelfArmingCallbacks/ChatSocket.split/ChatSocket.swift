import Foundation

final class ChatSocket {
    private let transport: SocketTransport
    private(set) var messages: [String] = []

    init(transport: SocketTransport) { self.transport = transport }

    func listen() {
        transport.receive { frame in  //@ listen
            if case .text(let text) = frame { self.messages.append(text) }
            self.listen()
        }
    }

    func listenUntilClosed() {
        transport.receive { frame in  //@ closed
            switch frame {
            case .text(let text): self.messages.append(text)
            case .ping: break
            case .closed: return
            }
            self.listenUntilClosed()
        }
    }

    func listenOnce() {
        transport.receive { frame in  //@ once
            guard case .text(let text) = frame else { return }
            self.messages.append(text)
        }
    }

    func listenForPings() {
        transport.receive { [weak self] frame in  //@ pings
            if case .ping = frame { self?.messages.append("ping") }
            self?.listenForPings()
        }
    }

    func disconnect() { transport.close() }
}
