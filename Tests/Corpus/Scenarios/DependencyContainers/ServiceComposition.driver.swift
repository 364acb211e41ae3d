import CorpusProbe

@MainActor private func run(_ probe: Probe, _ use: (Composition) -> Void) {
  let composition = Composition()
  composition.boot()
  probe.watch(composition.container!)
  use(composition)
  composition.reset()
}

public let places: [Place] = [
  Place("mailer", rule: "stored_closure_cycle", decidedBy: .program, capture: "container", repaired: "    container.register(\"mailer\") { [weak container] in guard let container else { return Clock() }; return") { p in run(p) { $0.addMailer() } },
  Place("backup", decidedBy: .program) { p in run(p) { $0.addBackupMailer() } },
  Place("reports", rule: "mutual_ownership_cycle", decidedBy: .program, repaired: "  private weak var container: Container!") { p in run(p) { $0.addReports() } },
  Place("audits", decidedBy: .program) { p in run(p) { $0.addAudits() } },
  Place("deferred", rule: "unowned_capture", decidedBy: .program, capture: "container") { p in run(p) { $0.deferMailer() } },
]
