import CorpusProbe
import UIKit

@MainActor
private func visit(_ probe: Probe, _ make: @escaping (DeepLinkRouter) -> LinkedController) {
  ShopApp().visit { router in
    let controller = make(router)
    probe.watch(controller)
    return controller
  }
}

public let places: [Place] = [
  Place("orders", decidedBy: .program) { probe in visit(probe, OrdersController.init) },
  Place("coupons", rule: "unbounded_self_capture", decidedBy: .program,
    repaired: "    router.register(\"coupons\", handler: { [weak self] in self?.receive($0) ?? false })") { probe in
    visit(probe, CouponsController.init)
  },
  Place("invites", decidedBy: .text) { probe in visit(probe, InvitesController.init) },
  Place("referral", rule: "unbounded_self_capture", decidedBy: .program) { probe in visit(probe, ReferralController.init) },
  Place("campaign", decidedBy: .program, capture: "campaign") { probe in visit(probe, CampaignController.init) },
  Place("wishlist", rule: "unbounded_self_capture", decidedBy: .program) { probe in visit(probe, WishlistController.init) },
]
