import Combine
import Foundation

final class RecipeList: ObservableObject {
  @Published var query = ""
  @Published var servings = 2
  @Published var onSelect: ((String) -> Void)?
  @Published private(set) var visible: [String] = []
  @Published private(set) var title = ""
  private var recipes = ["Soup", "Stew", "Salad"]
  private var cancellables = Set<AnyCancellable>()
  private var titleSubscription: AnyCancellable?

  func selectRecipes() {
    onSelect = { recipe in  //@ select
      self.title = recipe
    }
  }

  func filter() {
    $query
      .map { query in  //@ filter
        self.recipes.filter { $0.hasPrefix(query) }
      }
      .assign(to: \.visible, on: ResultsBox())
      .store(in: &cancellables)
  }

  func filterOnce() {
    let subscription = $query.sink { query in  //@ once
      self.visible = self.recipes.filter { $0.hasPrefix(query) }
    }
    subscription.cancel()
  }

  func nameServings() {
    titleSubscription = $servings
      .map { "For \($0)" }
      .sink { [weak self] in  //@ servings
        self?.title = $0
      }
  }

  func showTitle() {
    titleSubscription = $query.assign(to: \.title, on: self)  //@ title
  }
}

final class ResultsBox {
  var visible: [String] = []
}
