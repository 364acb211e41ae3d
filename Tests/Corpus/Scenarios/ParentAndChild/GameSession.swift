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

final class Referee {
    private unowned let session: GameSession  //@ referee
    init(session: GameSession) { self.session = session }
    func check() -> Bool { session.score >= 0 }
}

final class Replay {
    let session: GameSession  //@ replay
    init(session: GameSession) { self.session = session }
}

final class GameSession {
    private(set) var score = 0
    private var scoreboard: Scoreboard?
    private lazy var referee = Referee(session: self)
    private var replays: [Replay] = []

    func begin() {
        scoreboard = Scoreboard(session: self)
        score += 1
        scoreboard?.update()
    }

    func announce() {
        let announcer = Announcer(session: self)
        announcer.announce()
    }

    func judge() -> Bool { referee.check() }

    func save() {
        let snapshot = GameSession()
        snapshot.score = score
        replays.append(Replay(session: snapshot))
    }
}
