import CorpusProbe

private func open(_ probe: Probe, _ kind: Document.Kind) {
  RecentDocuments.shared.start()
  let menu = DocumentMenu()
  probe.watch(menu.choose(kind, title: "a"))
  // A later one takes the place of the last.
  _ = menu.choose(kind, title: "b")
}

public let places: [Place] = [
  Place("counter", rule: "unbounded_self_capture", decidedBy: .program, capture: "document") { open($0, .counted) },
  Place("name", decidedBy: .program, capture: "document") { open($0, .named) },
  Place("last", decidedBy: .program, capture: "document") { open($0, .remembered) },
  Place("panel", decidedBy: .program, capture: "document") { open($0, .shown) },
  Place("question", decidedBy: .program, capture: "document") { open($0, .asked) },
]
