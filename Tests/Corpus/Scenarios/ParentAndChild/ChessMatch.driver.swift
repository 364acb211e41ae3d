import CorpusProbe
import Foundation

public let places: [Place] = [
  Place("previous", decidedBy: .program) { probe in
    let match = Match()
    match.seat(EnginePlayer(match: match))
    match.play()
    match.play()
    probe.watch(match.history!)
    probe.watch(match.history!.previous!)
  },
  Place("candidates", decidedBy: .text) { probe in
    let match = Match()
    let player = EnginePlayer(match: match)
    probe.watch(player)
    match.seat(player)
    match.play()
  },
  Place("remote", rule: "mutual_ownership_cycle", decidedBy: .program, repaired: "  private unowned let match: Match") { probe in
    let match = Match()
    probe.watch(match)
    match.seat(RemotePlayer(match: match))
    match.play()
    match.finish()
  },
  Place("clock", decidedBy: .program) { probe in
    let match = Match()
    probe.watch(match)
    match.seat(EnginePlayer(match: match))
    match.start()
    match.play()
    match.finish()
  },
  Place("arbiter", rule: "strong_delegate", decidedBy: .program, repaired: "  weak var delegate: ArbiterDelegate?") { probe in
    let tournament = Tournament()
    probe.watch(tournament)
    tournament.begin()
  },
  Place("rush", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let rush = PuzzleRush()
    probe.watch(rush)
    rush.start()
    rush.solve()
  },
]
