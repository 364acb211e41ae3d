import Foundation
import CorpusProbe
import AVFoundation

public let places: [Place] = [
  Place("memoTap", decidedBy: .program) { probe in
    let screen = MemoScreen()
    screen.recordMemo()
    probe.watch(screen.recorder!)
    probe.wait(0.03)
    screen.leave()
  },
  Place("interviewTap", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let screen = MemoScreen()
    screen.recordInterview()
    probe.watch(screen.recorder!)
    probe.wait(0.03)
    screen.leave()
  },
  Place("meterTap", decidedBy: .program, capture: "meter") { probe in
    let screen = MemoScreen()
    screen.recordMetered()
    probe.watch(screen.recorder!)
    probe.wait(0.03)
    screen.leave()
  },
  Place("peaks", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let screen = MemoScreen()
    screen.recordPeaks()
    probe.watch(screen.recorder!)
    screen.leave()
  },
  Place("click", decidedBy: .program) { probe in
    let screen = MemoScreen()
    screen.preview()
    probe.watch(screen.recorder!)
    screen.leave()
  },
]
