import CorpusProbe

@MainActor private func dictate(_ probe: Probe, _ object: (DictationScreen) -> AnyObject?) {
  let screen = DictationScreen()
  screen.begin()
  probe.watch(object(screen)!)
  screen.end()
}

public let places: [Place] = [
  Place("normalize", rule: "stored_closure_cycle", decidedBy: .program, repaired: "      .compactMap { [weak self] in self?.normalize($0) }") { dictate($0) { $0.live } },
  Place("wordCount", decidedBy: .text) { dictate($0) { $0.counter } },
  Place("punctuation", rule: "stored_closure_cycle", decidedBy: .text) { dictate($0) { $0.punctuation } },
  Place("command", decidedBy: .program) { dictate($0) { $0.commands } },
  Place("draft", decidedBy: .text) { dictate($0) { $0.draft } },
]
