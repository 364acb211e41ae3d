import Foundation

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
