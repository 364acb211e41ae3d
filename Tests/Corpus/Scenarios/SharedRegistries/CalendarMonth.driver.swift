import CorpusProbe
import CorpusUIKit

@MainActor private func run(_ probe: Probe, _ screen: UIViewController) {
  let scene = CalendarScene()
  probe.watch(screen)
  scene.show(screen)
  scene.back()
}

public let places: [Place] = [
  Place("month", rule: "subscription_cycle", decidedBy: .program) { probe in run(probe, MonthViewController()) },
  Place("week", decidedBy: .program) { probe in run(probe, WeekViewController()) },
  Place("day", decidedBy: .program) { probe in run(probe, DayViewController()) },
  Place("visit", decidedBy: .program) { probe in run(probe, DayViewController()) },
  Place("agenda", rule: "unbounded_self_capture", decidedBy: .program,
        repaired: "    key = EventStore.shared.addListener { [weak self] in self?.show($0) }") { probe in
    run(probe, AgendaViewController())
  },
]
