import CorpusProbe
import Foundation

public let places: [Place] = [
  Place("billing", rule: "unbounded_self_capture", decidedBy: .program) { probe in
    let service = BillingService()
    probe.watch(service)
    Broker.shared.publish(Message(topic: "orders", body: "book"))
  },
  Place("shipping", decidedBy: .program) { probe in
    let service = ShippingService()
    probe.watch(service)
    service.open()
    Broker.shared.publish(Message(topic: "orders", body: "book"))
    service.close()
  },
  Place("audit", rule: "unbounded_self_capture", decidedBy: .program) { probe in
    let service = AuditService()
    probe.watch(service)
    service.open()
    Broker.shared.publish(Message(topic: "payments", body: "book"))
    service.close()
  },
  Place("stock", rule: "unbounded_self_capture", decidedBy: .program, repaired: "  func open() { Broker.shared.subscribe(\"stock\", to: \"orders\") { [weak self] in self?.reserve($0) } }") { probe in
    let service = StockService()
    probe.watch(service)
    service.open()
    Broker.shared.publish(Message(topic: "orders", body: "book"))
    service.close()
    service.reopen()
  },
  Place("mail", decidedBy: .program) { probe in
    let service = MailService()
    probe.watch(service)
    service.open()
    service.deliver("book")
  },
]
