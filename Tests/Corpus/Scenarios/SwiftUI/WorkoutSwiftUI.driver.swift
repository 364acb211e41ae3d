import Foundation
import CorpusProbe
import SwiftUI
import Combine

public let places: [Place] = [
  Place("seconds", decidedBy: .program) { probe in
    let coordinator = WorkoutCoordinator()
    coordinator.presentRunning()
    probe.watch(coordinator.model!)
    probe.wait(0.03)
    coordinator.dismiss()
  },
  Place("interval", rule: "unbounded_self_capture", decidedBy: .text) { probe in
    let coordinator = WorkoutCoordinator()
    coordinator.presentIntervals()
    probe.watch(coordinator.model!)
    probe.wait(0.03)
    coordinator.dismiss()
  },
  Place("countdown", decidedBy: .program) { probe in
    let coordinator = WorkoutCoordinator()
    coordinator.presentCountdown()
    probe.watch(coordinator.model!)
    coordinator.dismiss()
  },
  Place("rate", rule: "subscription_cycle", decidedBy: .text) { probe in
    let coordinator = WorkoutCoordinator()
    coordinator.presentRate()
    probe.watch(coordinator.model!)
    coordinator.dismiss()
  },
  Place("lost", rule: "unbounded_self_capture", decidedBy: .program) { probe in
    let coordinator = WorkoutCoordinator()
    coordinator.presentSensor()
    probe.watch(coordinator.model!)
    coordinator.dismiss()
  },
  Place("celebrate", decidedBy: .program, capture: "feed") { probe in
    let coordinator = WorkoutCoordinator()
    coordinator.presentFeed()
    probe.watch(coordinator.model!)
    coordinator.dismiss()
  },
  Place("button", decidedBy: .program, capture: "model") { probe in
    let coordinator = WorkoutCoordinator()
    coordinator.present()
    probe.watch(coordinator.model!)
    coordinator.host!.rootView.simulateTap(on: "Start")
    coordinator.dismiss()
  },
]
