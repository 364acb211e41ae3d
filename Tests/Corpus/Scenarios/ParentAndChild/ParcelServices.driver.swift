import CorpusProbe

private func service(_ probe: Probe) -> ParcelService {
  let service = ParcelService()
  probe.watch(service)
  return service
}

public let places: [Place] = [
  Place(
    "printer", rule: "mutual_ownership_cycle", decidedBy: .program,
    repaired: "    private unowned let output: LabelOutput"
  ) { probe in
    service(probe).ship("P1")
  },
  Place("preview", decidedBy: .text) { probe in
    service(probe).look("P1")
  },
  Place("exporter", decidedBy: .program) { probe in
    service(probe).close(["P1", "P2"])
  },
]
