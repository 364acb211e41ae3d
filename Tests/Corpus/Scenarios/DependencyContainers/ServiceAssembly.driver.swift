import CorpusProbe
import Foundation

public let places: [Place] = [
  Place("orders", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let assembly = Assembly()
    probe.watch(assembly)
    assembly.assembleClients()
    assembly.container.resolve(OrderService.self)?.refresh()
  },
  Place("receipts", decidedBy: .program) { probe in
    let assembly = Assembly()
    probe.watch(assembly)
    probe.watch(assembly.container)
    assembly.assembleReceipts()
    assembly.container.resolve(ReceiptService.self)?.refresh()
  },
  Place("session", decidedBy: .program) { probe in
    let session = UserSession(token: "t")
    probe.watch(session)
    session.begin()
    session.end()
  },
  Place("guest", rule: "unbounded_self_capture", decidedBy: .program) { probe in
    let session = GuestSession()
    probe.watch(session)
    session.begin()
    session.end()
  },
  Place("feature", decidedBy: .program) { probe in
    let assembly = Assembly()
    let module = FeatureModule()
    probe.watch(module)
    module.install(in: assembly.container)
    _ = assembly.container.resolve(Int.self)
  },
]
