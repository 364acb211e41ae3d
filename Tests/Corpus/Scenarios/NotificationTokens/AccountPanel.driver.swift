import CorpusProbe
import Foundation

public let places: [Place] = [
  Place("signOut", rule: "unbounded_self_capture", decidedBy: .text) { probe in
    let panel = AccountPanel()
    probe.watch(panel)
    panel.watchSignOut()
    NotificationCenter.default.post(name: .signedOut, object: nil)
  },
  Place("signIn", decidedBy: .text) { probe in
    let panel = AccountPanel()
    probe.watch(panel)
    panel.watchSignIn()
    NotificationCenter.default.post(name: .signedIn, object: nil)
  },
  Place("quota", rule: "unbounded_self_capture", decidedBy: .text) { probe in
    let panel = AccountPanel()
    probe.watch(panel)
    panel.watchQuota()
    NotificationCenter.default.post(name: .quotaChanged, object: nil)
  },
  Place("theme", decidedBy: .text) { probe in
    let panel = AccountPanel()
    probe.watch(panel)
    panel.watchTheme()
    NotificationCenter.default.post(name: .themeChanged, object: nil)
    precondition(panel.isDark)
  },
  Place("welcome", decidedBy: .text) { probe in
    let panel = AccountPanel()
    probe.watch(panel)
    panel.welcomeOnce()
    NotificationCenter.default.post(name: .signedIn, object: nil)
  },
]
