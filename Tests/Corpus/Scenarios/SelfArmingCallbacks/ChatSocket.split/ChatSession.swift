import Foundation

final class ChatSession {
    private let socket: ChatSocket
    init(socket: ChatSocket) { self.socket = socket }
    func open() { socket.listenUntilClosed() }
    func leave() { socket.disconnect() }
}
