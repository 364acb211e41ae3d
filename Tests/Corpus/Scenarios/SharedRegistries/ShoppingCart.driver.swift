import CorpusProbe
import Foundation
import UIKit

public let places: [Place] = [
  Place("badge", rule: "unbounded_self_capture", decidedBy: .program) { probe in
    let badge = CartFlow().showBadge()
    probe.watch(badge)
  },
  Place("total", decidedBy: .program) { probe in
    let flow = CartFlow()
    probe.watch(flow.visitCart { _ in })
  },
  Place("sheet", decidedBy: .program) { probe in
    let flow = CartFlow()
    probe.watch(flow.visitCart { $0.enterCoupon() })
    probe.wait(0.05)
  },
  Place("recommendations", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let flow = CartFlow()
    probe.watch(flow.visitCart { $0.prepareRecommendations() })
  },
  Place("checkout", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let flow = CartFlow()
    probe.watch(flow.visitCart { $0.prepareCheckout() })
  },
]
