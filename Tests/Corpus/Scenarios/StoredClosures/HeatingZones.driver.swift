import CorpusProbe

public let places: [Place] = [
  Place("regulate", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let house = House()
    let zone = house.addZone("kitchen")
    probe.watch(zone)
    zone.regulate()
    zone.sensor.report(19)
    house.leave()
  },
  Place("countSwitches", decidedBy: .program) { probe in
    let house = House()
    let zone = house.addZone("kitchen")
    probe.watch(zone)
    zone.countSwitches()
    zone.relay.set(true)
    house.leave()
  },
  Place("boost", decidedBy: .text) { probe in
    let house = House()
    let zone = house.addZone("bath")
    probe.watch(zone)
    zone.boost(for: [zone.sensor])
    house.leave()
  },
  Place("ventilate", decidedBy: .program) { probe in
    let house = House()
    house.arrive()
    probe.watch(house.ventilation!)
    house.leave()
  },
  Place("awning", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let house = House()
    house.openTerrace()
    probe.watch(house.awning!)
    house.leave()
  },
]
