import CorpusProbe
import Foundation
import UIKit

public let places: [Place] = [
  Place("list", rule: "unbounded_self_capture", decidedBy: .program) { probe in
    let broadcast = BroadcastCenter.shared.broadcast
    probe.watch(broadcast.list())
  },
  Place("moderator", decidedBy: .program) { probe in
    let broadcast = BroadcastCenter.shared.broadcast
    probe.watch(broadcast.moderate())
  },
  Place("counter", decidedBy: .program) { probe in
    let broadcast = BroadcastCenter.shared.broadcast
    probe.watch(broadcast.count())
  },
  Place("translator", decidedBy: .program) { probe in
    let broadcast = BroadcastCenter.shared.broadcast
    probe.watch(broadcast.translate())
  },
]
