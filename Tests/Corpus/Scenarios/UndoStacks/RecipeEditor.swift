import UIKit

final class UndoStack {
  private var steps: [() -> Void] = []
  func push(_ step: @escaping () -> Void) { steps.append(step) }
  func undo() { steps.popLast()?() }
  func undoAll() { while !steps.isEmpty { undo() } }
}

final class Ingredient {
  var name: String
  weak var recipe: Recipe?
  init(name: String) { self.name = name }
}

final class Step {
  var text: String
  var recipe: Recipe? //@ step
  init(text: String) { self.text = text }
}

final class Recipe {
  private(set) var ingredients: [Ingredient] = []
  private(set) var steps: [Step] = []
  private let undo = UndoStack()
  private let autosave = UndoStack()

  func add(_ ingredient: Ingredient) {
    ingredients.append(ingredient)
    ingredient.recipe = self //@ ingredient
  }

  func add(_ step: Step) {
    steps.append(step)
    step.recipe = self
  }

  func rename(_ ingredient: Ingredient, to name: String) {
    let old = ingredient.name
    undo.push { ingredient.name = old } //@ rename
    ingredient.name = name
  }

  func removeAll() {
    let old = ingredients
    undo.push { self.ingredients = old } //@ removal
    ingredients = []
  }

  func trial() {
    let old = ingredients
    autosave.push { self.ingredients = old } //@ trial
    ingredients = []
    autosave.undoAll()
  }
}

final class Kitchen {
  func recipe() -> Recipe {
    let recipe = Recipe()
    recipe.add(Ingredient(name: "salt"))
    return recipe
  }

  func run() {
    let soup = recipe()
    soup.rename(soup.ingredients[0], to: "pepper")
    recipe().removeAll()
    recipe().trial()
    recipe().add(Step(text: "stir"))
  }
}
