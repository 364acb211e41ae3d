import CorpusProbe

@MainActor private func workOut(_ probe: Probe, _ use: (HeartRateSession) -> Void) {
  let session = HeartRateSession()
  probe.watch(session)
  use(session)
  session.close()
}

public let places: [Place] = [
  Place("serviceOfCharacteristic", rule: "mutual_ownership_cycle", decidedBy: .program, repaired: "  private unowned let service: Service") { probe in
    let service = Service(id: "180D")
    probe.watch(service)
    service.addCharacteristic("2A37")
  },
  Place("centralDelegate", rule: "strong_delegate", decidedBy: .program, repaired: "  weak var delegate: (any CentralDelegate)?") { probe in
    let list = DeviceList()
    probe.watch(list)
    list.takeOver()
  },
  Place("scan", decidedBy: .program) { probe in
    let list = DeviceList()
    probe.watch(list)
    list.scan()
  },
  Place("connected", rule: "unowned_capture", decidedBy: .program) { workOut($0) { $0.open() } },
  Place("rate", decidedBy: .program) { workOut($0) { $0.subscribe() } },
  Place("disconnected", rule: "stored_closure_cycle", decidedBy: .program) { workOut($0) { $0.watchConnection() } },
]
