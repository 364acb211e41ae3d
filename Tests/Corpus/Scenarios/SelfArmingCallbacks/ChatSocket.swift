import Foundation

enum Frame {
    case text(String)
    case ping
    case closed
}

final class SocketTransport {
    private var inbox: [Frame] = []
    private var isClosed = false

    func push(_ frame: Frame) { inbox.append(frame) }
    func close() { isClosed = true }

    func receive(_ handler: @escaping (Frame) -> Void) {
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.005) { [self] in
            if isClosed { return handler(.closed) }
            handler(inbox.isEmpty ? .ping : inbox.removeFirst())
        }
    }
}

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

final class ChatSession {
    private let socket: ChatSocket
    init(socket: ChatSocket) { self.socket = socket }
    func open() { socket.listenUntilClosed() }
    func leave() { socket.disconnect() }
}
