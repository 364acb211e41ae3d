import CorpusProbe

private func composer(_ probe: Probe) -> MessageComposer {
  let composer = MessageComposer()
  probe.watch(composer)
  return composer
}

private func use(_ composer: MessageComposer, _ bind: (MessageComposer) -> Void) {
  bind(composer)
  composer.field.type("hello ")
}

public let places: [Place] = [
  Place("log", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    use(composer(probe)) { $0.logChanges() }
  },
  Place("room", decidedBy: .text) { probe in
    use(composer(probe)) { $0.logRoom() }
  },
  Place("characters", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    use(composer(probe)) { $0.countCharacters() }
  },
  Place("echo", decidedBy: .text) { probe in
    use(composer(probe)) { $0.echo() }
  },
  Place("keep", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    use(composer(probe)) { $0.keepText() }
  },
]
