import CorpusProbe
import Foundation
import UIKit

public let places: [Place] = [
  Place("ring", decidedBy: .program) { probe in
    let call = CallViewController()
    probe.watch(call)
    call.ring()
  },
  Place("silent", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let call = CallViewController()
    probe.watch(call)
    call.ringSilently()
  },
  Place("pulse", decidedBy: .program) { probe in
    probe.watch(CallSession().pulse())
  },
  Place("mute", decidedBy: .text) { probe in
    let call = CallViewController()
    probe.watch(call)
    call.wireMute()
  },
  Place("waveform", rule: "unbounded_self_capture", decidedBy: .program, repaired: "    link = CADisplayLink(target: UIView(), selector: #selector(draw))") { probe in
    probe.watch(CallSession().record())
  },
]
