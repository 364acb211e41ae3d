import CorpusProbe
import Foundation
import UIKit

public let places: [Place] = [
  Place("live", decidedBy: .program) { probe in
    let screen = LiveScoreViewController()
    probe.watch(screen)
    MatchCenter().visit(screen)
  },
  Place("lineup", rule: "unbounded_self_capture", decidedBy: .text) { probe in
    let screen = LineupViewController()
    probe.watch(screen)
    MatchCenter().visit(screen)
  },
  Place("stats", decidedBy: .text) { probe in
    let screen = StatsViewController()
    probe.watch(screen)
    MatchCenter().visit(screen)
  },
  Place("commentary", decidedBy: .text) { probe in
    let screen = CommentaryViewController()
    probe.watch(screen)
    MatchCenter().visit(screen)
  },
  Place("ticker", rule: "unbounded_self_capture", decidedBy: .text) { probe in
    let screen = TickerViewController()
    probe.watch(screen)
    MatchCenter().visit(screen)
  },
]
