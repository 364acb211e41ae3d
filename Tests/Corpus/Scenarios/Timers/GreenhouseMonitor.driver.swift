import CorpusProbe

public let places: [Place] = [
  Place("record", rule: "stored_closure_cycle", decidedBy: .program, repaired: "    _ = handler; sensor.onReading = { [weak self] in self?.record($0) }") { probe in
    let house = Greenhouse()
    probe.watch(house.bench!)
    house.warmUp()
    house.shutDown()
  },
  Place("adjusted", decidedBy: .program) { probe in
    let house = Greenhouse()
    probe.watch(house.tray!)
    house.warmUp()
    house.shutDown()
  },
  Place("vent", rule: "stored_closure_cycle", decidedBy: .program, capture: "vent") { probe in
    let house = Greenhouse()
    house.warmUp()
    probe.watch(house.roof!.first!)
    house.shutDown()
  },
  Place("pulse", rule: "unbounded_self_capture", decidedBy: .text) { probe in
    let house = Greenhouse()
    house.day()
    probe.watch(house.plan!)
    house.shutDown()
  },
  Place("frost", decidedBy: .text) { probe in
    let house = Greenhouse()
    house.night()
    probe.watch(house.frost!)
    house.shutDown()
  },
]
