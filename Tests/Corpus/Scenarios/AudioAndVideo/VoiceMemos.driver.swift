import CorpusProbe
import Foundation

public let places: [Place] = [
  Place("cellDelegate", rule: "strong_delegate", decidedBy: .program, repaired: "  weak var delegate: MemoCellDelegate?") { probe in
    let list = MemoListController()
    probe.watch(list)
    list.loadViewIfNeeded()
    list.bindCell()
  },
  Place("tap", decidedBy: .program) { probe in
    let session = MemoSession()
    probe.watch(session.recorder)
    try? session.takeMemo()
  },
  Place("meter", decidedBy: .text) { probe in
    let session = MemoSession()
    probe.watch(session.recorder)
    try? session.recorder.monitor()
    probe.wait(0.02)
  },
  Place("dictate", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let session = MemoSession()
    probe.watch(session.dictation)
    session.dictate()
  },
  Place("player", decidedBy: .text) { probe in
    let list = MemoListController()
    probe.watch(list)
    list.loadViewIfNeeded()
    list.play(Data())
  },
]
