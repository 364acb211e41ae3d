import CorpusProbe

public let places: [Place] = [
  Place("refresh", rule: "unbounded_self_capture", decidedBy: .program) { probe in
    let meter = ParkingMeter(minutes: 3)
    probe.watch(meter)
    meter.refreshDisplay()
    probe.wait(0.05)
  },
  Place("receipt", decidedBy: .program) { probe in
    let meter = ParkingMeter(minutes: 3)
    probe.watch(meter)
    meter.printReceipt()
  },
  Place("countdown", decidedBy: .text) { probe in
    let meter = ParkingMeter(minutes: 3)
    probe.watch(meter)
    meter.startCountdown()
  },
  Place(
    "collect", rule: "unbounded_self_capture", decidedBy: .text,
    repaired: "Timer.scheduledTimer(withTimeInterval: 0.02, repeats: true) { [weak self] in self?.collect($0) }"
  ) { probe in
    let meter = ParkingMeter(minutes: 3)
    probe.watch(meter)
    meter.collectCoins()
    probe.wait(0.05)
  },
  Place("check", decidedBy: .text) { probe in
    let meter = ParkingMeter(minutes: 3)
    probe.watch(meter)
    meter.checkCoins()
    probe.wait(0.05)
  },
]
