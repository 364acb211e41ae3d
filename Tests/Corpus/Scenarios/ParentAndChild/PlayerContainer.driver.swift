import CorpusProbe
import UIKit

private func player(_ probe: Probe) -> PlayerViewController {
  let player = PlayerViewController()
  probe.watch(player)
  return player
}

public let places: [Place] = [
  Place(
    "player", rule: "mutual_ownership_cycle", decidedBy: .program,
    repaired: "    weak var player: PlayerViewController?"
  ) { probe in
    player(probe).embedLyrics()
  },
  Place("owner", decidedBy: .text) { probe in
    let player = player(probe)
    player.showQueue()
    (player.presentedViewController as? QueueViewController)?.pick(2)
  },
  Place("lyrics", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    player(probe).showLyrics()
  },
  Place("flash", decidedBy: .text) { probe in
    player(probe).flashLyrics()
  },
  Place("queue", decidedBy: .program) { probe in
    let player = player(probe)
    player.showQueue()
    (player.presentedViewController as? QueueViewController)?.pick(1)
    probe.wait(0.03)
  },
]
