import CorpusProbe
import Foundation

public let places: [Place] = [
  Place("open", rule: "stored_closure_cycle", decidedBy: .run) { probe in
    let session = TransferSession(url: URL(fileURLWithPath: "/outbox"))
    probe.watch(session)
    session.open()
    session.receive(Data([7]))
    session.invalidate()
  },
  Place("state", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let session = TransferSession(url: URL(fileURLWithPath: "/outbox"))
    probe.watch(session)
    session.trackState()
    session.receive(Data([7]))
  },
  Place("errors", decidedBy: .program) { probe in
    let manager = TransferManager()
    if let session = manager.current { probe.watch(session) }
    manager.begin()
    manager.close()
  },
]
