import CorpusProbe
import UIKit

@MainActor
private func filled() -> SignupController {
  let controller = SignupController()
  controller.loadViewIfNeeded()
  controller.email.email.value = "b@example.com"
  controller.password.password.value = "long enough 1"
  controller.address.postcode.value = "12345"
  controller.address.city.value = "Town"
  controller.coupon.code.value = "SPRING"
  controller.note.value = "Ring twice"
  return controller
}

public let places: [Place] = [
  Place("free", rule: "stored_closure_cycle", decidedBy: .program, repaired: "    email.validators.append { [weak self] in self?.isFree($0) ?? true }") { probe in
    probe.watch(filled().email)
  },
  Place("length", decidedBy: .program) { probe in probe.watch(filled().password) },
  Place("postcode", rule: "stored_closure_cycle", decidedBy: .text, capture: "postcode") { probe in
    probe.watch(filled().address.postcode)
  },
  Place("city", decidedBy: .text, capture: "postcode") { probe in probe.watch(filled().address.city) },
  Place("counter", decidedBy: .program, capture: "counter") { probe in
    let controller = filled()
    probe.watch(controller)
    probe.watch(controller.note)
  },
  Place("coupon", rule: "stored_closure_cycle", decidedBy: .text) { probe in probe.watch(filled().coupon) },
]
