import Foundation

final class Scoreboard {
    private let session: GameSession  //@ session
    private(set) var lines: [String] = []

    init(session: GameSession) { self.session = session }

    func update() { lines.append("score \(session.score)") }
}

final class Announcer {
    private let session: GameSession  //@ announcer
    init(session: GameSession) { self.session = session }
    func announce() { print("now at", session.score) }
}
