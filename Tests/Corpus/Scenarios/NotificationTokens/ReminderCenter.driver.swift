import CorpusProbe
import CorpusUIKit

@MainActor private func run(_ probe: Probe, _ screen: UIViewController) {
  let app = ReminderApp()
  probe.watch(screen)
  app.show(screen)
  app.back()
}

public let places: [Place] = [
  Place("list", rule: "subscription_cycle", decidedBy: .program) { probe in run(probe, ReminderListController()) },
  Place("today", decidedBy: .program) { probe in run(probe, TodayController()) },
  Place("inbox", decidedBy: .text) { probe in run(probe, InboxController()) },
  Place("badge", rule: "unbounded_self_capture", decidedBy: .text, capture: "badge") { probe in
    let screen = BadgeController()
    probe.watch(screen.badge)
    run(probe, screen)
  },
  Place("summary", rule: "stored_closure_cycle", decidedBy: .text,
        repaired: "      .sink { [weak self] in self?.summarize($0) }") { probe in run(probe, SummaryController()) },
]
