import Combine
import Foundation

struct Book: Equatable {
  let title: String
}

final class Catalogue {
  private let books = ["Dune", "Emma", "Ulysses"].map(Book.init)

  func books(matching query: String) -> [Book] {
    books.filter { query.isEmpty || $0.title.contains(query) }
  }

  func load() -> Future<[Book], Never> {
    Future { promise in
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.02) { promise(.success(self.books)) }  //@ load
    }
  }
}

final class SearchModel {
  @Published var query = ""
  private(set) var results: [Book] = []
  private let catalogue = Catalogue()
  private var cancellables: Set<AnyCancellable> = []

  func bind() {
    $query
      .removeDuplicates()
      .sink { query in  //@ query
        self.results = self.catalogue.books(matching: query)
      }
      .store(in: &cancellables)
  }
}

final class FilterModel {
  @Published var text = ""
  @Published private(set) var hits: [Book] = []
  private let catalogue = Catalogue()

  func bind() {
    $text
      .map { [catalogue] in catalogue.books(matching: $0) }
      .assign(to: &$hits)  //@ hits
  }
}

final class TitleModel {
  @Published var title = ""
  var heading = ""
  private var cancellables: Set<AnyCancellable> = []

  func bind() {
    $title
      .map { $0.uppercased() }
      .assign(to: \.heading, on: self)  //@ heading
      .store(in: &cancellables)
  }
}

final class ShelfModel {
  private(set) var books: [Book] = []
  private let catalogue = Catalogue()
  private var cancellables: Set<AnyCancellable> = []

  func preset(_ titles: [String]) {
    titles.publisher
      .map(Book.init)
      .sink { book in self.books.append(book) }  //@ preset
      .store(in: &cancellables)
  }

  func observe(_ titles: PassthroughSubject<String, Never>) {
    titles
      .map(Book.init)
      .sink { [weak self] book in self?.books.append(book) }  //@ additions
      .store(in: &cancellables)
  }
}

final class Library {
  let search = SearchModel()
  let filter = FilterModel()
  let title = TitleModel()
  let shelf = ShelfModel()
  let additions = PassthroughSubject<String, Never>()

  func open() {
    search.bind()
    search.query = "Du"
    filter.bind()
    filter.text = "Em"
    title.bind()
    title.title = "Novels"
  }

  func fill() { shelf.preset(["Emma", "Dune"]) }

  func follow() {
    shelf.observe(additions)
    additions.send("Walden")
  }
}

func visitLibrary() {
  let library = Library()
  library.open()
  library.fill()
  library.follow()
  let loading = Catalogue().load().sink { print($0.count) }
  DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { loading.cancel() }
}
