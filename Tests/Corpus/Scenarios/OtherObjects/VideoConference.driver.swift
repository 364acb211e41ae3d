import CorpusProbe

public let places: [Place] = [
  Place("conference", rule: "mutual_ownership_cycle", decidedBy: .program, repaired: "  weak var conference: Conference?") { probe in
    let scene = CallScene()
    probe.watch(scene.conference)
    scene.hold()
  },
  Place("level", rule: "stored_closure_cycle", decidedBy: .program, capture: "participant") { probe in
    let scene = CallScene()
    probe.watch(scene.lobby[0])
    scene.detect(scene.conference.detector)
  },
  Place("ended", decidedBy: .program) { probe in
    let scene = CallScene()
    probe.watch(scene.conference.detector)
    probe.watch(scene.lobby[0])
    scene.test(scene.conference.detector)
  },
  Place("record", decidedBy: .program) { probe in
    let conference = Conference()
    let participant = conference.join("Flo")
    participant.conference = nil
    let recorder = CallRecorder(conference)
    probe.watch(recorder)
    CallScene().record(recorder)
  },
]
