import CorpusProbe

public let places: [Place] = [
  Place("renewed", rule: "subscription_cycle", decidedBy: .program) { probe in
    let meter = Meter()
    let view = MeterView(meter: meter)
    probe.watch(view)
    for isFine in [true, false, true] {
      view.reload()
      meter.answer(isFine)
    }
  },
  Place("renewedInSet", rule: "subscription_cycle", decidedBy: .program) { probe in
    let meter = Meter()
    let panel = MeterPanel(meter: meter)
    probe.watch(panel)
    panel.reload()
    meter.answer(true)
    panel.reload()
    meter.answer(false)
  },
  Place("ended", decidedBy: .run) { probe in
    let meter = Meter()
    let badge = MeterBadge(meter: meter)
    probe.watch(badge)
    badge.reload()
    meter.answer(true)
    badge.reload()
    meter.answer(false)
  },
]
