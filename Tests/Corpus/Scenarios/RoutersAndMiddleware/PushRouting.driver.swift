import CorpusProbe
import UIKit

public let places: [Place] = [
  Place("offers", rule: "unbounded_self_capture", decidedBy: .program, repaired: #"    LinkRouter.shared.register("/offer") { [weak self] in self?.show($0) }"#) { probe in
    let c = OfferController()
    probe.watch(c)
    c.routeOffers()
    LinkRouter.shared.open(DeepLink(path: "/offer"))
  },
  Place("pushes", rule: "strong_delegate", decidedBy: .program, repaired: #"  weak var delegate: PushCenterDelegate?"#) { probe in
    let c = OfferController()
    probe.watch(c)
    c.receivePushes()
    PushCenter.shared.simulateOpen("x")
  },
  Place("log", decidedBy: .program) { probe in
    let c = OfferController()
    probe.watch(c)
    c.logLinks()
  },
  Place("coupon", decidedBy: .program) { probe in
    let n = UINavigationController(rootViewController: UIViewController())
    let c = CouponController()
    probe.watch(c)
    n.pushViewController(c, animated: false)
    LinkRouter.shared.open(DeepLink(path: "/coupon"))
    n.popViewController(animated: false)
  },
  Place("news", rule: "unbounded_self_capture", decidedBy: .program) { probe in
    let c = NewsController()
    probe.watch(c)
    c.listen()
  },
]
