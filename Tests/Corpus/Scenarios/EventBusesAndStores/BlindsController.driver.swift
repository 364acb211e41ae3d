import CorpusProbe

public let places: [Place] = [
  Place("motor", rule: "strong_delegate", decidedBy: .program, repaired: "  weak var delegate: BlindMotorDelegate?") { probe in
    let house = House()
    let blinds = house.installBlinds()
    probe.watch(blinds)
    blinds.listenToMotor()
    house.removeBlinds()
  },
  Place("sunset", rule: "subscription_cycle", decidedBy: .program) { probe in
    let house = House()
    let blinds = house.installBlinds()
    probe.watch(blinds)
    blinds.closeAtSunset()
    house.bus.post(.sunset)
    house.removeBlinds()
  },
  Place("sunrise", decidedBy: .program) { probe in
    let house = House()
    let blinds = house.installBlinds()
    probe.watch(blinds)
    blinds.openAtSunrise()
    house.bus.post(.sunrise)
    house.removeBlinds()
  },
  Place("storm", decidedBy: .program) { probe in
    let house = House()
    house.weatherAlarm()
    probe.watch(house.blinds!)
    house.removeBlinds()
  },
  Place("tilt", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let house = House()
    let blinds = house.installBlinds()
    probe.watch(blinds)
    blinds.linkTilt()
    house.removeBlinds()
  },
]
