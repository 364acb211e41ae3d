import CorpusProbe

public let places: [Place] = [
  Place("loading", decidedBy: .program) { probe in
    let store = MemoryStore([1, 2, 3])
    probe.watch(store)
    let erased = AnyCardStore(store)
    erased.save(erased.load() + [4])
  },
  Place("remaining", decidedBy: .text) { probe in
    let session = StudyRoom().session()
    probe.watch(session)
    session.countRemaining()
  },
  Place("learned", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let session = StudyRoom().session()
    probe.watch(session)
    session.countLearned()
  },
  Place("render", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let session = StudyRoom().session()
    probe.watch(session)
    session.render()
  },
  Place("page", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let session = StudyRoom().session()
    probe.watch(session)
    session.showPage()
  },
  Place("face", decidedBy: .program) { probe in
    let session = StudyRoom().session()
    probe.watch(session)
    session.showFace()
  },
]
