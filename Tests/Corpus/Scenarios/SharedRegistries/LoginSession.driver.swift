import CorpusProbe

@MainActor private func visit(_ probe: Probe, _ use: (UserSession) -> Void) {
  let session = UserSession()
  probe.watch(session)
  use(session)
  probe.wait(0.03)
  session.logout()
}

public let places: [Place] = [
  Place("headerState", rule: "unbounded_self_capture", decidedBy: .program) { probe in
    let header = AccountHeader()
    probe.watch(header)
    header.followSession()
    SessionCenter.shared.move(to: .signedIn(user: "ada"))
  },
  Place("badgeState", decidedBy: .program) { probe in
    let badge = AccountBadge()
    probe.watch(badge)
    badge.followSession()
    SessionCenter.shared.move(to: .signedIn(user: "ada"))
  },
  Place("unauthorized", decidedBy: .program) { visit($0) { $0.prepareClient() } },
  Place("loginFinish", decidedBy: .program) { visit($0) { $0.logIn(user: "ada") } },
  Place("refresher", decidedBy: .text) { visit($0) { $0.keepFresh() } },
  Place("watchdog", rule: "unbounded_self_capture", decidedBy: .text) { visit($0) { $0.watchActivity() } },
]
