import CorpusProbe

public let places: [Place] = [
  Place("centralDelegate", decidedBy: .text) { probe in
    let session = BeaconSession()
    probe.watch(session)
    session.central.advertise("tag")
  },
  Place("peripheralDelegate", rule: "strong_delegate", decidedBy: .program, repaired: "  weak var delegate: PeripheralDelegate?") { probe in
    let strap = HeartStrap(peripheral: Peripheral(name: "strap"))
    probe.watch(strap)
    strap.simulateBeat()
  },
  Place("progress", decidedBy: .program) { probe in
    let bench = MaintenanceBench(peripheral: Peripheral(name: "lock"))
    probe.watch(bench)
    bench.run()
  },
  Place("onPaired", rule: "stored_closure_cycle", decidedBy: .text, capture: "peripheral") { probe in
    let desk = PairingDesk()
    let peripheral = desk.offer("lamp")
    probe.watch(peripheral)
    peripheral.pair()
  },
  Place("dataSource", rule: "strong_delegate", decidedBy: .program, repaired: "  private unowned let dataSource: AdvertiserDataSource") { probe in
    let tag = Tag()
    probe.watch(tag)
    tag.shout()
  },
]
