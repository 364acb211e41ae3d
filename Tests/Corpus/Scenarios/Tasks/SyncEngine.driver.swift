import CorpusProbe
import Foundation
import UIKit

public let places: [Place] = [
  Place("upload", decidedBy: .program) { probe in
    let engine = SyncEngine()
    probe.watch(engine)
    _ = engine.upload()
  },
  Place("download", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let engine = SyncEngine()
    probe.watch(engine)
    engine.download()
  },
  Place("poll", decidedBy: .program) { probe in
    probe.watch(AccountSession().synchronise())
  },
  Place("push", decidedBy: .text) { probe in
    let engine = SyncEngine()
    probe.watch(engine)
    engine.pushChanges()
  },
  Place("resolver", rule: "unbounded_self_capture", decidedBy: .text) { probe in
    probe.watch(AccountSession().resolve())
  },
]
