import CorpusProbe

@MainActor private func edit(_ probe: Probe, _ use: (TextDocument) -> Void) {
  let document = TextDocument()
  probe.watch(document)
  use(document)
  document.close()
}

public let places: [Place] = [
  Place("renamed", rule: "mutual_ownership_cycle", decidedBy: .program, repaired: "  private unowned let document: TextDocument") {
    edit($0) { $0.rename(to: "Letter") }
  },
  Place("exported", decidedBy: .program) { edit($0) { _ = $0.export() } },
  Place("appended", rule: "stored_closure_cycle", decidedBy: .program) { edit($0) { $0.append("hello") } },
  Place("cleared", decidedBy: .program) { edit($0) { $0.clear() } },
  Place("capitalized", decidedBy: .program) { edit($0) { $0.capitalize() } },
  Place("grouped", decidedBy: .program) { edit($0) { $0.replaceAll(with: ["a"]) } },
]
