import CorpusProbe

private func controller(_ probe: Probe) -> OrderListController {
  let controller = OrderListController()
  probe.watch(controller)
  return controller
}

public let places: [Place] = [
  Place("item", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    controller(probe).addItem("Tea")
  },
  Place("subtotal", decidedBy: .program) { probe in
    controller(probe).addSubtotal("Tea")
  },
  Place("preview", decidedBy: .program) { probe in
    controller(probe).previewHeader()
  },
  Place("expand", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    controller(probe).expandHeader()
  },
  Place(
    "receipt", rule: "stored_closure_cycle", decidedBy: .program, capture: "row",
    repaired: "row.onTap = { [weak receipt] in receipt?.print() }"
  ) { probe in
    let receipt = Receipt()
    probe.watch(receipt)
    controller(probe).showReceipt(receipt)
  },
]
