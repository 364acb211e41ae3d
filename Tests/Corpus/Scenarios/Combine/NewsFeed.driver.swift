import CorpusProbe
import Foundation
import UIKit

public let places: [Place] = [
  Place("titles", rule: "subscription_cycle", decidedBy: .text) { probe in
    let scene = NewsScene()
    let screen = scene.open()
    probe.watch(screen.model)
    screen.model.bind()
    scene.service.refresh()
  },
  Place("shown", decidedBy: .text) { probe in
    let scene = NewsScene()
    let screen = scene.open()
    probe.watch(screen.model)
    screen.model.bindShown()
    scene.service.refresh()
  },
  Place("assigned", rule: "subscription_cycle", decidedBy: .text, repaired: "      .sink { [weak self] in self?.shown = $0 }") { probe in
    let scene = NewsScene()
    let screen = scene.open()
    probe.watch(screen.model)
    screen.model.bindAssigned()
  },
  Place("search", decidedBy: .text) { probe in
    let scene = NewsScene()
    let screen = scene.open()
    probe.watch(screen.model)
    screen.model.bindSearch()
  },
  Place("filter", rule: "subscription_cycle", decidedBy: .text, repaired: "      .map { [weak self] text in self?.shown.count ?? 0 }") { probe in
    let scene = NewsScene()
    let screen = scene.open()
    probe.watch(screen.model)
    screen.model.bindFilter()
  },
]
