import Foundation

protocol Repository: AnyObject {
  associatedtype Item
  func all() -> [Item]
  func save(_ item: Item)
}

struct AnyRepository<Item> {
  private let _all: () -> [Item]
  private let _save: (Item) -> Void

  init<R: Repository>(_ base: R) where R.Item == Item {
    _all = base.all
    _save = base.save
  }

  init(all: @escaping () -> [Item], save: @escaping (Item) -> Void) {
    _all = all
    _save = save
  }

  func all() -> [Item] { _all() }
  func save(_ item: Item) { _save(item) }
}

struct Recipe: Equatable {
  let title: String
}

final class MemoryRepository: Repository {
  private var items: [Recipe] = []
  private(set) var decorated: AnyRepository<Recipe>?
  func all() -> [Recipe] { items }
  func save(_ item: Recipe) { items.append(item) }

  func decorate() {
    decorated = AnyRepository(self) //@ decorate
  }
}

final class RecipeList {
  private let repository: AnyRepository<Recipe>
  private(set) var titles: [String] = []
  private var filters: [(Recipe) -> Bool] = []
  private var child: RecipeList?

  init(repository: AnyRepository<Recipe>) { self.repository = repository }

  func load() {
    titles = repository.all().filter { recipe in self.filters.allSatisfy { $0(recipe) } }.map(\.title) //@ load
  }

  func hideKnown() {
    filters.append { recipe in !self.titles.contains(recipe.title) } //@ known
  }

  func hideShort() {
    let minimum = titles.map(\.count).min() ?? 0
    filters.append { recipe in recipe.title.count >= minimum } //@ short
  }

  func split() {
    child = RecipeList(repository: AnyRepository(
      all: { self.repository.all() }, //@ split
      save: { _ in }
    ))
    child?.load()
  }

  func preview() {
    let copy = RecipeList(repository: AnyRepository(
      all: { self.repository.all().dropLast() }, //@ preview
      save: { _ in }
    ))
    copy.load()
    titles = copy.titles
  }
}

final class Kitchen {
  private(set) var repository: MemoryRepository? = MemoryRepository()
  private(set) var list: RecipeList?

  func open() {
    guard let repository else { return }
    repository.save(Recipe(title: "Soup"))
    list = RecipeList(repository: AnyRepository(repository))
    list?.load()
  }

  func openFiltered() {
    open()
    list?.hideKnown()
    list?.load()
  }

  func openLong() {
    open()
    list?.hideShort()
    list?.load()
  }

  func openSplit() {
    open()
    list?.split()
  }

  func openPreview() {
    open()
    list?.preview()
  }

  func openDecorated() {
    repository?.decorate()
  }

  func close() {
    list = nil
    repository = nil
  }
}
