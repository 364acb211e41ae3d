import CorpusProbe

public let places: [Place] = [
  Place("graph", rule: "subscription_cycle", decidedBy: .text) { probe in
    let workout = Workout()
    workout.showGraph()
    probe.watch(workout.graph!)
    workout.device.receive(rate: 90, battery: 50)
    workout.finish()
  },
  Place("warning", decidedBy: .program) { probe in
    let workout = Workout()
    workout.begin()
    probe.watch(workout.warning!)
    workout.device.receive(rate: 90, battery: 10)
    workout.finish()
  },
  Place("recordRate", decidedBy: .text) { probe in
    let workout = Workout()
    workout.begin()
    probe.watch(workout.recorder!)
    workout.device.receive(rate: 90, battery: 10)
    workout.finish()
  },
  Place("recordBattery", decidedBy: .text) { probe in
    let workout = Workout()
    workout.begin()
    probe.watch(workout.recorder!)
    workout.device.receive(rate: 90, battery: 2)
    workout.finish()
    workout.device.receive(rate: 90, battery: 2)
  },
  Place("trackPeak", rule: "stored_closure_cycle", decidedBy: .text, repaired: "    onSample = { [weak self] in self?.updatePeak($0) }") { probe in
    let workout = Workout()
    workout.begin()
    probe.watch(workout.recorder!)
    workout.recorder!.trackPeak()
    workout.device.receive(rate: 120, battery: 50)
    workout.finish()
  },
  Place("alarm", rule: "subscription_cycle", decidedBy: .text, repaired: "    observation = device.observe(\\.rate) { [weak self] in self?.rateChanged($0, $1) }") { probe in
    let workout = Workout()
    workout.setAlarm(150)
    probe.watch(workout.alarm!)
    workout.device.receive(rate: 160, battery: 50)
    workout.finish()
  },
]
