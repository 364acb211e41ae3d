import Combine
import Foundation

struct SearchResult: Equatable {
  let title: String
}

protocol SearchService {
  func results(for query: String) -> AnyPublisher<[SearchResult], Never>
}

struct LocalSearchService: SearchService {
  let titles: [String]

  func results(for query: String) -> AnyPublisher<[SearchResult], Never> {
    Just(titles.filter { $0.hasPrefix(query) }.map(SearchResult.init)).eraseToAnyPublisher()
  }
}

final class SearchViewModel: ObservableObject {
  @Published var query = ""
  @Published private(set) var results: [SearchResult] = []
  @Published private(set) var isEmpty = true
  @Published private(set) var history: [String] = []
  private let service: any SearchService
  private var cancellables: Set<AnyCancellable> = []

  init(service: any SearchService) { self.service = service }

  func bindQuery() {
    $query
      .removeDuplicates()
      .map { self.service.results(for: $0) }  //@ query
      .switchToLatest()
      .sink { [weak self] in self?.results = $0 }
      .store(in: &cancellables)
  }

  func bindEmptiness() {
    $results
      .map(\.isEmpty)
      .sink { [weak self] in self?.isEmpty = $0 }  //@ emptiness
      .store(in: &cancellables)
  }

  func preload(_ query: String) {
    service.results(for: query)
      .sink { self.results = $0 }  //@ preload
      .store(in: &cancellables)
  }

  func rememberQueries() {
    $query
      .dropFirst()
      .sink { self.history.append($0) }  //@ history
      .store(in: &cancellables)
  }

  func trackSelection(in selection: PassthroughSubject<SearchResult, Never>) {
    selection
      .map(\.title)
      .assign(to: \.query, on: self)  //@ selection
      .store(in: &cancellables)
  }
}

final class SuggestionModel: ObservableObject {
  @Published var suggestions: [String] = []
  private var cancellable: AnyCancellable?

  func follow(_ model: SearchViewModel) {
    cancellable = model.$history.sink { self.suggestions = $0.reversed() }  //@ suggestions
  }

  func unfollow() {
    cancellable?.cancel()
    cancellable = nil
  }
}

final class SearchScene {
  private let selection = PassthroughSubject<SearchResult, Never>()

  func present() {
    let model = SearchViewModel(service: LocalSearchService(titles: ["apple", "apricot"]))
    let suggestions = SuggestionModel()
    model.bindQuery()
    model.bindEmptiness()
    model.rememberQueries()
    model.trackSelection(in: selection)
    model.preload("a")
    suggestions.follow(model)
    model.query = "ap"
    selection.send(SearchResult(title: "apple"))
    suggestions.unfollow()
  }
}
