import CorpusProbe
import UIKit

public let places: [Place] = [
  Place("glowDelegate", rule: "strong_delegate", decidedBy: .program) { probe in
    let card = GlowCard()
    probe.watch(card)
    card.glow()
  },
  Place("pulseDelegate", decidedBy: .program) { probe in
    let card = PulseCard()
    probe.watch(card)
    card.pulse()
  },
  Place("dragAnimator", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let card = DrawerCard()
    probe.watch(card)
    card.prepareDrag()
    card.drag(to: 0.3)
  },
  Place("collapseCompletion", decidedBy: .text) { probe in
    let card = DrawerCard()
    probe.watch(card)
    card.collapse()
  },
  Place("fadeCompletion", decidedBy: .text) { probe in
    let card = DrawerCard()
    probe.watch(card)
    card.fadeOut()
  },
  Place("spinLink", rule: "unbounded_self_capture", decidedBy: .text) { probe in
    let ring = ProgressRing()
    probe.watch(ring)
    ring.spin()
  },
]
