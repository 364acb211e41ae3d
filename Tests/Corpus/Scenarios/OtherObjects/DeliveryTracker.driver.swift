import CorpusProbe

public let places: [Place] = [
  Place("driver", decidedBy: .program) { probe in
    let desk = DispatchDesk()
    let courier = Courier(name: "Ida")
    probe.watch(courier)
    desk.shift(for: courier, in: Vehicle(plate: "B-1"))
  },
  Place("arrive", rule: "stored_closure_cycle", decidedBy: .program, capture: "route") { probe in
    let route = DeliveryRoute.plan(["Main St 1", "Park Av 2"])
    probe.watch(route)
    route.stops.forEach { $0.arrive() }
  },
  Place("manager", decidedBy: .program) { probe in
    let tracker = DeliveryTracker()
    probe.watch(tracker)
    tracker.followPosition()
    probe.wait()
  },
  Place("zones", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let tracker = DeliveryTracker()
    probe.watch(tracker)
    tracker.followZones()
  },
  Place("reassign", rule: "unowned_capture", decidedBy: .program, capture: "courier") { probe in
    let desk = DispatchDesk()
    do {
      let courier = Courier(name: "Ida")
      probe.watch(courier)
      desk.signOn(courier)
      courier.load(3)
      desk.signOff(courier)
    }
    _ = desk.openParcels()
  },
]
