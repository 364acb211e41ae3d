final class ChatRoom {
    private let connection: ChatConnection
    init(connection: ChatConnection) { self.connection = connection }
    func enter() { connection.showTyping(); connection.watchPresence() }
    func enterQuietly() { connection.showTyping() }
    func exit() { connection.hideTyping(); connection.forgetPresence() }
}
