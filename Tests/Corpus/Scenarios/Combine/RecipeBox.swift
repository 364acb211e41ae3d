import Combine
import Foundation

struct Recipe: Equatable {
  let title: String
  let minutes: Int
}

protocol RecipeSource {
  func search(_ text: String) -> AnyPublisher<[Recipe], Never>
}

struct LocalRecipeSource: RecipeSource {
  let recipes = [Recipe(title: "Borscht", minutes: 90), Recipe(title: "Omelette", minutes: 10)]

  func search(_ text: String) -> AnyPublisher<[Recipe], Never> {
    Just(recipes.filter { $0.title.lowercased().contains(text) }).eraseToAnyPublisher()
  }
}

final class RecipeBoxModel {
  @Published var query = ""
  @Published var maxMinutes = 60
  @Published private(set) var results: [Recipe] = []
  @Published private(set) var count = 0
  var headline = ""
  private let source: RecipeSource
  private var bag = Set<AnyCancellable>()

  init(source: RecipeSource = LocalRecipeSource()) {
    self.source = source
  }

  func bindSearch() {
    $query
      .dropFirst()
      .map { self.normalized($0) }  //@ normalize
      .sink { [weak self] text in
        self?.headline = text
      }
      .store(in: &bag)
  }

  func bindResults() {
    $query
      .dropFirst()
      .flatMap { [source] text in source.search(text) }
      .sink { [weak self] recipes in  //@ results
        guard let self else { return }
        self.results = recipes.filter { $0.minutes <= self.maxMinutes }
      }
      .store(in: &bag)
  }

  func bindHeadline() {
    $results
      .map { "\($0.count) recipes" }
      .assign(to: \.headline, on: self)  //@ headline
      .store(in: &bag)
  }

  func bindCount() {
    $results
      .map { recipes in recipes.count }  //@ count
      .sink { [weak self] in self?.count = $0 }
      .store(in: &bag)
  }

  func bindLimit() {
    $maxMinutes
      .removeDuplicates()
      .sink { limit in  //@ limit
        self.results.removeAll { $0.minutes > limit }
      }
      .store(in: &bag)
  }

  private func normalized(_ text: String) -> String {
    text.trimmingCharacters(in: .whitespaces).lowercased()
  }
}

final class RecipeScreen {
  private var model: RecipeBoxModel? = RecipeBoxModel()

  func appear() {
    model?.bindSearch()
    model?.bindResults()
    model?.bindHeadline()
    model?.bindCount()
    model?.bindLimit()
  }

  func search(_ text: String) { model?.query = text }
  func leave() { model = nil }
}
