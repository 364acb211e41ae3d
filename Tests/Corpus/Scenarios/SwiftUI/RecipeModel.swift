import SwiftUI

final class RecipeModel: ObservableObject {
  @Published var title = "Soup"
  @Published var servings = 2
  private var binding: Binding<String>?
  private var content: AnyRecipe?
  private var cancellables: Set<AnyCancellable> = []

  func makeBinding() {
    binding = Binding(get: { self.title }, set: { [weak self] in self?.title = $0 }) //@ binding
  }

  func offerBinding() -> Binding<Int> {
    Binding(get: { self.servings }, set: { self.servings = $0 }) //@ offered
  }

  func makeContent() {
    content = AnyRecipe { self.title } //@ content
  }

  func follow() {
    $title
      .dropFirst()
      .sink(receiveValue: announce) //@ follow
      .store(in: &cancellables)
  }

  func followServings() {
    $servings
      .map { [weak self] in "\(self?.title ?? "") \($0)" } //@ servings
      .sink { [unowned self] in title = $0 } //@ sink
      .store(in: &cancellables)
  }

  private func announce(_ title: String) { servings = title.count }
}

struct AnyRecipe {
  let text: () -> String
}

struct RecipeView: View {
  @ObservedObject var model: RecipeModel
  var body: some View {
    VStack {
      Text(model.title)
      Button("More") { model.servings += 1 } //@ button
    }
  }
}
