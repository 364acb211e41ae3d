import CorpusProbe

public let places: [Place] = [
  Place("header", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let form = OrderForm()
    probe.watch(form)
    form.build()
    form.close()
  },
  Place("footer", decidedBy: .program) { probe in
    let desk = Desk()
    probe.watch(desk.order)
    desk.open()
    desk.close()
  },
  Place("copied", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let form = ReturnForm()
    probe.watch(form)
    form.build()
    form.close()
  },
]
