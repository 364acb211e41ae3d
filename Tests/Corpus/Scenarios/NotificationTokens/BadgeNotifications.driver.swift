import CorpusProbe
import UIKit

@MainActor
private func run(_ probe: Probe, _ watched: (MailScreen) -> AnyObject, fetching: Bool = false) {
  let app = MailApp()
  do {
    let screen = MailScreen()
    probe.watch(watched(screen))
    app.open(screen)
  }
  app.back()
  if fetching { app.fetch() }
}

@MainActor
private func alone(_ probe: Probe) {
  let app = MailApp()
  do {
    let sound = SoundBadge()
    probe.watch(sound)
    sound.observe()
  }
  app.fetch()
}

public let places: [Place] = [
  Place("tab", decidedBy: .program) { probe in run(probe) { $0.tab } },
  Place("drafts", rule: "unbounded_self_capture", decidedBy: .text) { probe in run(probe) { $0.drafts } },
  Place("title", decidedBy: .program) { probe in run(probe) { $0.titleBadge } },
  Place("sound", decidedBy: .text) { probe in alone(probe) },
  Place("vibration", rule: "unowned_capture", decidedBy: .program) { probe in run(probe, { $0.vibration }, fetching: true) },
]
