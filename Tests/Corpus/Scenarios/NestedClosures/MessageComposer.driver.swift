import CorpusProbe

@MainActor private func screen(_ probe: Probe, _ open: (ComposerScreen) -> AnyObject?) {
  let screen = ComposerScreen()
  probe.watch(open(screen)!)
  screen.close()
}

public let places: [Place] = [
  Place("draft", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    screen(probe) { $0.open(); return $0.composer }
  },
  Place("reply", decidedBy: .program) { probe in
    screen(probe) { $0.openReply(); return $0.reply }
  },
  Place("outbox", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    screen(probe) { $0.openOutbox(); return $0.outbox }
  },
  Place("attach", decidedBy: .program) { probe in
    screen(probe) { $0.openAttachments(); return $0.attachments }
  },
  Place("emoji", rule: "stored_closure_cycle", decidedBy: .program, capture: "picker") { probe in
    screen(probe) { $0.openEmoji(); return $0.picker }
  },
]
