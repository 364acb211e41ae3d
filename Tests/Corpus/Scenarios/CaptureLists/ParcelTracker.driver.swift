import CorpusProbe

public let places: [Place] = [
  Place(
    "log", rule: "stored_closure_cycle", decidedBy: .text,
    repaired: "    onScan = { [weak self] id in self?.makeLog()(id) }"
  ) { probe in
    let tracker = ParcelTracker()
    probe.watch(tracker)
    tracker.logScans()
    tracker.scan("A1")
  },
  Place("prefix", decidedBy: .text) { probe in
    let tracker = ParcelTracker()
    probe.watch(tracker)
    tracker.prefixScans()
    tracker.scan("A1")
  },
  Place(
    "printer", rule: "stored_closure_cycle", decidedBy: .program,
    repaired: "    onScan = { [weak printer = ParcelPrinter(tracker: self)] id in guard let printer else { return }"
  ) { probe in
    let tracker = ParcelTracker()
    probe.watch(tracker)
    tracker.printScans()
    tracker.scan("A1")
  },
  Place("weights", decidedBy: .text) { probe in
    let tracker = ParcelTracker()
    probe.watch(tracker)
    tracker.weighScans()
    tracker.scan("A1")
  },
  Place(
    "add", rule: "stored_method_reference_cycle", decidedBy: .text,
    repaired: "    let add: (String) -> Void = { [weak self] in self?.add($0) }; onScan = { [weak self, add] id in"
  ) { probe in
    let tracker = ParcelTracker()
    probe.watch(tracker)
    tracker.addScans()
    tracker.scan("A1")
  },
]
