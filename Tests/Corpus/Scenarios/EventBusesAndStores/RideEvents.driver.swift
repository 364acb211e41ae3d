import CorpusProbe
import Foundation
import UIKit

public let places: [Place] = [
  Place("banner", rule: "subscription_cycle", decidedBy: .program) { probe in
    let banner = DriverBanner()
    probe.watch(banner)
    banner.follow()
  },
  Place("ride", decidedBy: .program) { probe in
    let app = RideApp()
    probe.watch(app.ride())
  },
  Place("receipt", decidedBy: .program) { probe in
    let app = RideApp()
    probe.watch(app.receipt())
  },
  Place("estimate", decidedBy: .program) { probe in
    let estimator = FareEstimator()
    probe.watch(estimator)
    estimator.estimate()
  },
  Place("tip", rule: "subscription_cycle", decidedBy: .program) { probe in
    let app = RideApp()
    probe.watch(app.tip())
  },
]
