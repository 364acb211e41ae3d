import Foundation

final class Heartbeat {
    private var timer: Timer?
    private let beat: () -> Void

    init(every interval: TimeInterval, beat: @escaping () -> Void) {
        self.beat = beat
        timer = Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { [weak self] _ in
            self?.beat()
        }
    }

    deinit { timer?.invalidate() }
}

final class ChatConnection {
    private var pings = 0
    private var heartbeat: Heartbeat?
    private var typingTimer: Timer?
    private var presenceTimer: Timer?

    func keepAlive() {
        heartbeat = Heartbeat(every: 0.02) {  //@ keepAlive
            self.ping()
        }
    }

    func makeProbeBeat() -> Heartbeat {
        Heartbeat(every: 0.02) {  //@ probeBeat
            self.ping()
        }
    }

    func ping() { pings += 1 }

    func showTyping() {
        typingTimer = Timer.scheduledTimer(withTimeInterval: 0.02, repeats: true) { _ in  //@ typing
            self.ping()
        }
    }

    func hideTyping() {
        typingTimer?.invalidate()
    }

    func watchPresence() {
        presenceTimer = Timer.scheduledTimer(withTimeInterval: 0.02, repeats: true) { _ in  //@ presence
            self.ping()
        }
    }

    func forgetPresence() {
        presenceTimer = nil
    }
}

final class ChatRoom {
    private let connection: ChatConnection
    init(connection: ChatConnection) { self.connection = connection }
    func enter() { connection.showTyping(); connection.watchPresence() }
    func enterQuietly() { connection.showTyping() }
    func exit() { connection.hideTyping(); connection.forgetPresence() }
}
