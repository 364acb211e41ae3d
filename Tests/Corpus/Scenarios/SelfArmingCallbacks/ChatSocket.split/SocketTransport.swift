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
