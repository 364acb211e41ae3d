import CorpusProbe
import Foundation

public let places: [Place] = [
  Place("show", rule: "unbounded_self_capture", decidedBy: .program) { probe in
    let avoider = KeyboardAvoider(area: ScrollArea())
    probe.watch(avoider)
    avoider.trackShow()
    NotificationCenter.default.post(name: .init("keyboardShow"), object: nil)
  },
  Place("hide", decidedBy: .program) { probe in
    let avoider = KeyboardAvoider(area: ScrollArea())
    probe.watch(avoider)
    avoider.trackHide()
    NotificationCenter.default.post(name: .init("keyboardHide"), object: nil)
  },
  Place(
    "resize", rule: "unbounded_self_capture", decidedBy: .program,
    repaired: #"resizeToken = NotificationCenter.default.observe("keyboardResize") { [weak self] in self?.resized($0) }"#
  ) { probe in
    let avoider = KeyboardAvoider(area: ScrollArea())
    probe.watch(avoider)
    avoider.trackResize()
  },
  Place("flash", decidedBy: .program) { probe in
    let avoider = KeyboardAvoider(area: ScrollArea())
    probe.watch(avoider)
    let token = avoider.trackFlash()
    NotificationCenter.default.post(name: .init("keyboardFlash"), object: nil)
    _ = token
  },
]
