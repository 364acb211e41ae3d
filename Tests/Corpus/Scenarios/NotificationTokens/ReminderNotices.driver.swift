import CorpusProbe
import Foundation

private func scene(_ probe: Probe, _ part: (ReminderScene) -> AnyObject) {
  do {
    let scene = ReminderScene()
    probe.watch(part(scene))
    scene.enter()
    scene.leave()
  }
  NotificationCenter.default.post(name: .calendarChanged, object: nil)
}

public let places: [Place] = [
  Place("list", decidedBy: .program) { probe in scene(probe) { $0.list } },
  Place("badge", rule: "subscription_cycle", decidedBy: .text) { probe in scene(probe) { $0.badge } },
  Place("banner", decidedBy: .text) { probe in scene(probe) { $0.banner } },
  Place("sound", rule: "unowned_capture", decidedBy: .program) { probe in
    probe.watch(ReminderScene())
    ReminderScene.ring()
    ReminderScene.ring()
  },
  Place("calendar", decidedBy: .text) { probe in scene(probe) { $0.calendar } },
  Place("sync", decidedBy: .program) { probe in scene(probe) { $0.sync } },
]
