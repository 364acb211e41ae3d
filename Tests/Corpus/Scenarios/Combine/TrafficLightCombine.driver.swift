import Foundation
import CorpusProbe
import Combine

public let places: [Place] = [
  Place("lamp", rule: "subscription_cycle", decidedBy: .text) { probe in
    let crossing = Crossing()
    crossing.openLamp()
    probe.watch(crossing.lamp!)
    crossing.close()
  },
  Place("blink", decidedBy: .program) { probe in
    let crossing = Crossing()
    crossing.testLamp()
    probe.watch(crossing.lamp!)
    crossing.close()
  },
  Place("walking", rule: "subscription_cycle", decidedBy: .text) { probe in
    let crossing = Crossing()
    crossing.openSignal()
    probe.watch(crossing.signal!)
    crossing.close()
  },
  Place("sensor", decidedBy: .text) { probe in
    let crossing = Crossing()
    crossing.openCounter()
    probe.watch(crossing.signal!)
    crossing.close()
  },
  Place("once", decidedBy: .program) { probe in
    let crossing = Crossing()
    crossing.openButton()
    probe.watch(crossing.signal!)
    crossing.close()
  },
]
