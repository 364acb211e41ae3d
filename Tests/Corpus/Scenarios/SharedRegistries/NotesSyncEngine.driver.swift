import Foundation
import CorpusProbe

public let places: [Place] = [
  Place("feed", decidedBy: .program) { probe in
    let engine = SyncEngine()
    engine.signIn()
    probe.watch(engine.notes!)
    engine.signOut()
  },
  Place("poll", decidedBy: .program) { probe in
    let engine = SyncEngine()
    engine.signIn()
    probe.watch(engine.notes!)
    probe.wait(0.05)
    engine.signOut()
  },
  Place("drained", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let engine = SyncEngine()
    engine.signInStamped()
    probe.watch(engine.notes!)
    engine.signOut()
  },
  Place("attachments", rule: "unbounded_self_capture", decidedBy: .program) { probe in
    let engine = SyncEngine()
    engine.signInWithAttachments(live: true)
    probe.watch(engine.attachments!)
    engine.signOut()
  },
  Place("retry", decidedBy: .program) { probe in
    let engine = SyncEngine()
    engine.signInWithAttachments(live: false)
    probe.watch(engine.attachments!)
    engine.signOut()
  },
]
