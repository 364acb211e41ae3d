import CorpusProbe
import UIKit

public let places: [Place] = [
  Place("access", decidedBy: .text) { probe in
    let controller = PortraitController()
    probe.watch(controller)
    controller.askForAccess()
    controller.close()
  },
  Place("photo", decidedBy: .program) { probe in
    let controller = PortraitController()
    probe.watch(controller)
    controller.listenForPhotos()
    controller.camera.capture()
    controller.close()
  },
  Place("error", rule: "stored_closure_cycle", decidedBy: .program, repaired: "    camera.onError = { [weak self] in self?.showError($0) }") { probe in
    let controller = PortraitController()
    probe.watch(controller)
    controller.listenForErrors()
    controller.camera.capture()
    controller.close()
  },
  Place("retake", decidedBy: .program) { probe in
    let controller = PortraitController()
    let review = controller.review(Data())
    probe.watch(review)
    controller.present(review, animated: true)
    review.onRetake?()
    controller.dismiss(animated: true)
    controller.close()
  },
  Place("use", rule: "stored_closure_cycle", decidedBy: .text, capture: "review") { probe in
    let controller = PortraitController()
    let review = controller.quickReview(Data())
    probe.watch(review)
    controller.present(review, animated: true)
    review.onUse?()
    controller.close()
  },
]
