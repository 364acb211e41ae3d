import CorpusProbe

@MainActor private func run<Part: AnyObject>(_ probe: Probe, _ start: (DocumentImporter) -> Void, _ part: (DocumentImporter) -> Part?) {
  let importer = DocumentImporter()
  start(importer)
  probe.watch(part(importer)!)
  importer.discard()
}

public let places: [Place] = [
  Place("nodeParent", rule: "mutual_ownership_cycle", decidedBy: .text, repaired: "  weak var parent: Node?") { p in run(p, { $0.buildTree() }, { $0.root }) },
  Place("anchor", decidedBy: .program) { p in run(p, { $0.annotate() }, { $0.note?.anchor }) },
  Place("scan", decidedBy: .program) { p in run(p, { $0.skim() }, { $0.reader }) },
  Place("heading", rule: "stored_closure_cycle", decidedBy: .program, repaired: "    handlers[\"h1\"] = { [weak self] in self?.addHeading($0) }") { p in run(p, { $0.readOutline() }, { $0.outline }) },
  Place("link", decidedBy: .program) { p in run(p, { $0.countLinks() }, { $0.collector }) },
]
