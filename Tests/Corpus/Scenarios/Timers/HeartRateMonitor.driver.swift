import CorpusProbe
import Foundation
import UIKit

public let places: [Place] = [
  Place("recorder", decidedBy: .program) { probe in
    probe.watch(Workout().record())
  },
  Place("widget", rule: "unbounded_self_capture", decidedBy: .program) { probe in
    probe.watch(Workout().showWidget())
  },
  Place("reminder", rule: "unbounded_self_capture", decidedBy: .text) { probe in
    let reminder = RestReminder()
    probe.watch(reminder)
    reminder.begin()
  },
  Place("countdown", decidedBy: .text) { probe in
    let countdown = Countdown()
    probe.watch(countdown)
    countdown.begin()
  },
  Place("coach", decidedBy: .text) { probe in
    let coach = CoachViewController()
    probe.watch(coach)
    coach.loadViewIfNeeded()
  },
]
