import CorpusProbe
import UIKit

private func controller(_ probe: Probe) -> BannerController {
  let controller = BannerController()
  probe.watch(controller)
  return controller
}

public let places: [Place] = [
  Place("fade", decidedBy: .text) { probe in
    controller(probe).show()
  },
  Place("dimmed", decidedBy: .text) { probe in
    controller(probe).hide()
  },
  Place("hide", decidedBy: .text) { probe in
    controller(probe).hide()
  },
  Place("slide", decidedBy: .text) { probe in
    controller(probe).slideIn()
  },
  Place("prepared", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    controller(probe).prepareSlide()
  },
  Place("hidden", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let controller = controller(probe)
    controller.dismissBanner {}
    probe.wait(0.05)
  },
  Place("details", decidedBy: .text) { probe in
    controller(probe).open(UIViewController())
  },
]
