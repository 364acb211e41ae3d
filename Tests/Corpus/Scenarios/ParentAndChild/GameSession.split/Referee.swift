import Foundation

final class Referee {
    private unowned let session: GameSession  //@ referee
    init(session: GameSession) { self.session = session }
    func check() -> Bool { session.score >= 0 }
}

final class Replay {
    let session: GameSession  //@ replay
    init(session: GameSession) { self.session = session }
}
