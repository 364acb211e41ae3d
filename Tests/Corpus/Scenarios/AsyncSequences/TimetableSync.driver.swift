import CorpusProbe

public let places: [Place] = [
  Place("follow", rule: "unbounded_self_capture", decidedBy: .program, repaired: "    task = Task { [weak self] in for await change in ChangeFeed.shared.changes() { self?.rooms[change.lesson] = change.room } }; Task { [weak self] in _ = self") { probe in
    let mirror = TimetableMirror()
    probe.watch(mirror)
    mirror.follow()
    probe.wait(0.03)
  },
  Place("rooms", rule: "unbounded_self_capture", decidedBy: .program, repaired: "    task = Task { [weak self] in guard self?.rooms != nil else { return }; return") { probe in
    let mirror = TimetableMirror()
    probe.watch(mirror)
    mirror.mirrorRooms()
    probe.wait(0.03)
  },
  Place("counting", decidedBy: .program) { probe in
    let mirror = TimetableMirror()
    probe.watch(mirror)
    mirror.countChanges()
    probe.wait(0.03)
    ChangeFeed.shared.send(LessonChange(lesson: "Art", room: "3"))
    probe.wait(0.03)
  },
  Place("session", decidedBy: .program) { probe in
    let session = SyncSession()
    probe.watch(session.mirror!)
    session.begin()
    probe.wait(0.03)
    session.end()
  },
  Place("download", decidedBy: .text) { probe in
    let session = SyncSession()
    probe.watch(session.mirror!)
    session.begin()
    probe.wait(0.03)
    session.end()
  },
]
