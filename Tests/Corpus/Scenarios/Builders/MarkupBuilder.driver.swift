import CorpusProbe
import Foundation

public let places: [Place] = [
  Place("parent", rule: "mutual_ownership_cycle", decidedBy: .text, repaired: "  weak private(set) var parent: Element?") { probe in
    let page = Element("main") {
      Element("p", text: "hello")
      Element("p", text: "world")
    }
    probe.watch(page)
    _ = page.html
  },
  Place("list", decidedBy: .text) { probe in
    let renderer = PageRenderer(title: "Home")
    probe.watch(renderer)
    _ = renderer.list(["a"])
  },
  Place("template", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let renderer = PageRenderer(title: "Home")
    probe.watch(renderer)
    renderer.defineTemplate()
  },
  Place("precompiled", decidedBy: .program) { probe in
    let renderer = PageRenderer(title: "Home")
    probe.watch(renderer)
    _ = renderer.precompile()
  },
  Place("login", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let page = LoginPage()
    probe.watch(page)
    page.load()
    page.send()
  },
  Place("feedback", decidedBy: .program) { probe in
    let page = FeedbackPage()
    probe.watch(page)
    page.sendOnce()
  },
]
