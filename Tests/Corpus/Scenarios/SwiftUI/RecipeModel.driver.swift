import CorpusProbe
import SwiftUI

public let places: [Place] = [
  Place("binding", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let model = RecipeModel()
    probe.watch(model)
    model.makeBinding()
  },
  Place("offered", decidedBy: .text) { probe in
    let model = RecipeModel()
    probe.watch(model)
    model.offerBinding().wrappedValue = 3
  },
  Place("content", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let model = RecipeModel()
    probe.watch(model)
    model.makeContent()
  },
  Place("follow", rule: "subscription_cycle", decidedBy: .text, repaired: "      .sink(receiveValue: { [weak self] in self?.announce($0) })") { probe in
    let model = RecipeModel()
    probe.watch(model)
    model.follow()
  },
  Place("servings", decidedBy: .text) { probe in
    let model = RecipeModel()
    probe.watch(model)
    model.followServings()
  },
  Place("sink", decidedBy: .text) { probe in
    let model = RecipeModel()
    probe.watch(model)
    model.followServings()
    model.servings = 4
  },
  Place("button", decidedBy: .program) { probe in
    let model = RecipeModel()
    probe.watch(model)
    let view = RecipeView(model: model)
    view.simulateTap(on: "More")
  }
]
