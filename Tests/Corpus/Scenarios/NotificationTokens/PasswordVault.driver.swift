import CorpusProbe

@MainActor private func use(_ probe: Probe, _ step: (PasswordManager) -> Void, _ part: (PasswordManager) -> AnyObject?) {
  let manager = PasswordManager()
  step(manager)
  probe.watch(part(manager)!)
  manager.close()
  probe.wait(0.04)
}

public let places: [Place] = [
  Place("evaluate", decidedBy: .program) { use($0, { $0.start() }, { $0.unlock }) },
  Place("quick", rule: "unowned_capture", decidedBy: .program) { use($0, { $0.startQuickly() }, { $0.quick }) },
  Place("lockList", rule: "subscription_cycle", decidedBy: .text) { use($0, { $0.browse() }, { $0.list }) },
  Place("clipboard", decidedBy: .program) { use($0, { $0.browse() }, { $0.cleaner }) },
  Place("matches", decidedBy: .text) { use($0, { $0.browse() }, { $0.index }) },
]
