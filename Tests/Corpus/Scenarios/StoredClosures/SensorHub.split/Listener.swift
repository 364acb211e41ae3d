import Foundation

final class Listener: Hashable {
    let channel: String
    let receive: (Double) -> Void

    init(_ channel: String, receive: @escaping (Double) -> Void) {
        self.channel = channel
        self.receive = receive
    }

    static func == (a: Listener, b: Listener) -> Bool { a === b }
    func hash(into hasher: inout Hasher) { hasher.combine(channel) }
}
