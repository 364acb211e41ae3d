import CorpusProbe
import Foundation
import UIKit

public let places: [Place] = [
  Place("ingredient", decidedBy: .program) { probe in
    probe.watch(Kitchen().recipe())
  },
  Place("step", rule: "mutual_ownership_cycle", decidedBy: .program, repaired: "  weak var recipe: Recipe?") { probe in
    let recipe = Kitchen().recipe()
    probe.watch(recipe)
    recipe.add(Step(text: "stir"))
  },
  Place("rename", decidedBy: .program) { probe in
    let recipe = Kitchen().recipe()
    probe.watch(recipe)
    recipe.rename(recipe.ingredients[0], to: "pepper")
  },
  Place("removal", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let recipe = Kitchen().recipe()
    probe.watch(recipe)
    recipe.removeAll()
  },
  Place("trial", decidedBy: .program) { probe in
    let recipe = Kitchen().recipe()
    probe.watch(recipe)
    recipe.trial()
  },
]
