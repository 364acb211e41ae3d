import Foundation
import CorpusProbe

public let places: [Place] = [
  Place("pool", rule: "mutual_ownership_cycle", decidedBy: .program) { probe in
    let service = QueryService()
    service.countPinned()
    probe.watch(service.pool!)
    service.shutDown()
  },
  Place("owner", decidedBy: .program) { probe in
    let service = QueryService()
    service.count()
    probe.watch(service.pool!)
    service.shutDown()
  },
  Place("idle", decidedBy: .text) { probe in
    let service = QueryService()
    service.count()
    probe.watch(service.pool!)
    service.shutDown()
  },
  Place("errors", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let service = QueryService()
    service.countWithErrors()
    probe.watch(service.pool!)
    service.shutDown()
  },
  Place("lease", decidedBy: .program) { probe in
    let service = QueryService()
    service.transaction()
    probe.watch(service.pool!)
    service.shutDown()
  },
  Place("query", decidedBy: .text) { probe in
    let service = QueryService()
    service.count()
    probe.watch(service)
    service.shutDown()
  },
  Place("reserve", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let service = QueryService()
    service.longQuery()
    probe.watch(service.pool!)
    service.shutDown()
  },
]
