import CorpusProbe
import Foundation

public let places: [Place] = [
  Place("register", rule: "unbounded_self_capture", decidedBy: .program) { probe in
    let page = ShopPage()
    probe.watch(page)
    page.register()
    _ = DeepLinks.open(URL(string: "a://shop/b")!)
  },
  Place("weakly", decidedBy: .program) { probe in
    let page = ShopPage()
    probe.watch(page)
    page.registerWeakly()
  },
  Place("fallback", rule: "unbounded_self_capture", decidedBy: .program, repaired: "    DeepLinks.fallback = { [weak self] in self?.open($0) }") { probe in
    let page = ShopPage()
    probe.watch(page)
    page.takeFallback()
  },
  Place("known", decidedBy: .program) { probe in
    let page = ShopPage()
    probe.watch(page)
    _ = page.isKnown()
  },
  Place("once", decidedBy: .program) { probe in
    let page = ShopPage()
    probe.watch(page)
    _ = page.openOnce(URL(string: "a://once/b")!)
  }
]
