import CorpusProbe

private func archive(_ probe: Probe) -> NoteArchive {
  let archive = NoteArchive(room: "lobby")
  probe.watch(archive)
  return archive
}

private func use(_ archive: NoteArchive, _ bind: (NoteArchive) -> Void) {
  bind(archive)
  archive.field.type("hello ")
}

public let places: [Place] = [
  Place("drafts", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    use(archive(probe)) { $0.saveDrafts() }
  },
  Place("paths", decidedBy: .text) { probe in
    use(archive(probe)) { $0.saveRoomDrafts() }
  },
  Place("lines", decidedBy: .text) { probe in
    use(archive(probe)) { $0.send() }
  },
  Place("quote", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    use(archive(probe)) { $0.quote() }
  },
  Place("sign", decidedBy: .text) { probe in
    use(archive(probe)) { $0.sign() }
  },
]
