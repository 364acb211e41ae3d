import CorpusProbe

private func scanner(_ probe: Probe) -> ReceiptScanner {
  let scanner = ReceiptScanner()
  probe.watch(scanner)
  return scanner
}

public let places: [Place] = [
  Place("prepare", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    scanner(probe).prepare()
  },
  Place("scan", decidedBy: .program) { probe in
    _ = scanner(probe).scan("12EUR")
  },
  Place(
    "quickly", rule: "stored_method_reference_cycle", decidedBy: .program,
    repaired: "pipeline = Step(run: { [weak self] in self?.parse($0) ?? 0 }).then { $0 * 100 }"
  ) { probe in
    scanner(probe).prepareQuickly()
  },
  Place("sum", decidedBy: .program) { probe in
    scanner(probe).sum("12")
  },
  Place("check", decidedBy: .program) { probe in
    _ = scanner(probe).check("12")
  },
]
