import Foundation

final class Socket {
    private let receive: (String) -> Void
    private var failed: ((Int) -> Void)?
    private(set) var attempts = 0

    init(host: String, receive: @escaping (String) -> Void) { self.receive = receive }

    func whenFailed(_ handler: @escaping (Int) -> Void) {
        failed = handler
    }

    func retry(_ handler: @escaping (Int) -> Void) {
        attempts += 1
        handler(attempts)
    }

    func deliver(_ text: String) { receive(text) }
}

final class Handshake {
    let token: String

    init(host: String, greet: @escaping (String) -> Void) {
        token = host.uppercased()
        greet(token)
    }
}

final class ChatRoom {
    private var socket: Socket?
    private var handshake: Handshake?
    private(set) var messages: [String] = []
    private(set) var failures = 0

    func connect(to host: String) {
        socket = Socket(host: host) { text in self.messages.append(text) }  //@ connect
        socket?.deliver("hello")
    }

    func greet(_ host: String) {
        handshake = Handshake(host: host) { token in self.messages.append(token) }  //@ greet
    }

    func ping(_ host: String) {
        Socket(host: host) { text in self.messages.append(text) }.deliver("ping")  //@ ping
    }

    func attach(_ socket: Socket) {
        self.socket = socket
        socket.retry { count in self.failures = count }  //@ retry
    }

    func supervise(_ socket: Socket) {
        self.socket = socket
        socket.whenFailed { code in self.failures += code }  //@ supervise
    }
}
