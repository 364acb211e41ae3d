import CorpusProbe
import Foundation
import UIKit

public let places: [Place] = [
  Place("title", decidedBy: .text) { probe in
    let screen = AuthScene().open()
    probe.watch(screen)
    _ = screen.showTitle()
  },
  Place("formatter", rule: "stored_closure_cycle", decidedBy: .text, repaired: "  private lazy var formatter: (Int) -> String = { [weak self] count in guard let self else { return \"\" }; return") { probe in
    let screen = AuthScene().open()
    probe.watch(screen)
    _ = screen.describe()
  },
  Place("length", rule: "stored_closure_cycle", decidedBy: .program, repaired: "    form.require { [weak self] text in text.count < (self?.minimum ?? 0) ? \"too short\" : nil }") { probe in
    let screen = AuthScene().open()
    probe.watch(screen)
    screen.requireLength()
  },
  Place("minimum", decidedBy: .program) { probe in
    let screen = AuthScene().open()
    probe.watch(screen)
    screen.requireMinimum()
  },
  Place("acceptable", decidedBy: .program) { probe in
    let screen = AuthScene().open()
    probe.watch(screen)
    _ = screen.isAcceptable("secret")
  },
  Place("submit", rule: "stored_closure_cycle", decidedBy: .program, repaired: "      .submit { [weak self] in self?.login() }") { probe in
    let screen = AuthScene().open()
    probe.watch(screen)
    screen.wireSubmit()
  },
]
