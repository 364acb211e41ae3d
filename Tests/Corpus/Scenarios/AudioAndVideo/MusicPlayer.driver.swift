import CorpusProbe
import Foundation
import UIKit

public let places: [Place] = [
  Place("progress", decidedBy: .text) { probe in
    let screen = NowPlayingViewController()
    probe.watch(screen)
    screen.followProgress()
  },
  Place("positions", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let screen = NowPlayingViewController()
    probe.watch(screen)
    screen.recordPositions()
  },
  Place("rewind", decidedBy: .text) { probe in
    let screen = NowPlayingViewController()
    probe.watch(screen)
    screen.rewind()
  },
  Place("scrubber", decidedBy: .program) { probe in
    let session = ListeningSession()
    probe.watch(session.scrub())
  },
  Place("lyrics", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let session = ListeningSession()
    probe.watch(session.followLyrics())
  },
]
