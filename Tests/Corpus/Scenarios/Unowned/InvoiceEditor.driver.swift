import CorpusProbe

@MainActor private func drive(_ probe: Probe, _ use: (InvoiceWindow) -> Void) {
  let window = InvoiceWindow(invoice: Invoice())
  probe.watch(window)
  use(window)
}

public let places: [Place] = [
  Place("summary", decidedBy: .text) { drive($0) { $0.preview() } },
  Place("invoice", decidedBy: .program) { drive($0) { $0.open(); $0.type(20) } },
  Place("draft", rule: "unowned_capture", decidedBy: .text, capture: "draft") { drive($0) { $0.openDraft(); $0.type(20) } },
  Place("limit", rule: "unowned_capture", decidedBy: .program) { probe in
    func open() -> AmountField {
      let window = InvoiceWindow(invoice: Invoice())
      probe.watch(window)
      return window.pad()
    }
    open().commit(30)
  },
]
