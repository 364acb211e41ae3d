import CorpusProbe

public let places: [Place] = [
  Place("inbox", rule: "unbounded_self_capture", decidedBy: .program, repaired: "    PushCenter.shared.addScreen(self)") { probe in
    let inbox = InboxController()
    probe.watch(inbox)
    inbox.startReceiving()
    PushCenter.shared.deliver(["alert": "hello"])
  },
  Place("deviceToken", decidedBy: .program) { probe in
    let inbox = InboxController()
    probe.watch(inbox)
    inbox.registerDevice()
    PushCenter.shared.didRegister(token: "abc")
  },
  Place("alerts", decidedBy: .program) { probe in
    let alerts = AlertsController()
    probe.watch(alerts)
    alerts.startReceiving()
    PushCenter.shared.deliver(["alert": "hello"])
  },
  Place("badge", rule: "subscription_cycle", decidedBy: .text) { probe in
    let badge = BadgeCounter()
    probe.watch(badge)
    badge.start()
    PushCenter.shared.deliver(["alert": "hello"])
  },
  Place("sound", decidedBy: .program) { probe in
    let sound = SoundPlayer()
    probe.watch(sound)
    sound.start()
    PushCenter.shared.deliver(["alert": "hello"])
    sound.stop()
  },
]
