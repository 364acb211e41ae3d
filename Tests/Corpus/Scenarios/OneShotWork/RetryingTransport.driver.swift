import CorpusProbe

private func visit(_ probe: Probe, _ part: (ClientSession) -> AnyObject) {
  let session = ClientSession()
  probe.watch(part(session))
  session.open()
  session.background()
  session.foreground()
}

public let places: [Place] = [
  Place("retry", decidedBy: .program) { probe in visit(probe) { $0.profile } },
  Place("feed", decidedBy: .program) { probe in visit(probe) { $0.feed } },
  Place("tail", rule: "unbounded_self_capture", decidedBy: .program) { probe in visit(probe) { $0.tail } },
  Place("login", rule: "unowned_capture", decidedBy: .program) { probe in
    do {
      let attempt = LoginAttempt()
      probe.watch(attempt)
      attempt.begin()
    }
    probe.wait(0.2)
  },
  Place("logout", decidedBy: .text) { probe in
    let attempt = LogoutAttempt()
    probe.watch(attempt)
    attempt.begin()
  },
  Place("ping", decidedBy: .text) { probe in
    let attempt = PingAttempt()
    probe.watch(attempt)
    attempt.begin()
  },
]
