import CorpusProbe

public let places: [Place] = [
  Place("describe", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let invoice = Invoice()
    probe.watch(invoice)
    _ = invoice.describe()
  },
  Place("header", decidedBy: .text) { probe in
    let invoice = Invoice()
    probe.watch(invoice)
    _ = invoice.header
  },
  Place("format", decidedBy: .text) { probe in
    let invoice = Invoice()
    probe.watch(invoice)
    _ = invoice.format(1)
  },
  Place("sorters", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let invoice = Invoice()
    probe.watch(invoice)
    _ = invoice.sorters["near"]
  },
  Place("printer", decidedBy: .text) { probe in
    let invoice = Invoice()
    probe.watch(invoice)
    _ = invoice.printer.text()
  },
  Place("mailer", rule: "stored_method_reference_cycle", decidedBy: .text, repaired: "  private(set) lazy var mailer = Printer { [weak self] in self?.describeShort() ?? \"\" }") { probe in
    let invoice = Invoice()
    probe.watch(invoice)
    _ = invoice.mailer.text()
  }
]
