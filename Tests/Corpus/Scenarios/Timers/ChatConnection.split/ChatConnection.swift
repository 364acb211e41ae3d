import Foundation

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
