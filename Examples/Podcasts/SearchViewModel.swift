import Combine
import Foundation

protocol SearchService {
  func podcasts(matching query: String) -> AnyPublisher<[Podcast], Never>
}

final class SearchViewModel: ObservableObject {
  @Published var query = ""
  @Published var isOnline = true
  @Published private(set) var results: [Podcast] = []
  @Published private(set) var isSearching = false

  private let service: SearchService
  private var history: [String] = []
  private var cancellables: Set<AnyCancellable> = []

  init(service: SearchService) {
    self.service = service
    observeConnection()
    observeQuery()
  }

  private func observeConnection() {
    NotificationCenter.default.publisher(for: .connectionChanged)
      .compactMap { $0.userInfo?["isOnline"] as? Bool }
      .removeDuplicates()
      .sink { [weak self] isOnline in
        self?.isOnline = isOnline
      }
      .store(in: &cancellables)
  }

  private func observeQuery() {
    $query
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .removeDuplicates()
      .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
      .handleEvents(receiveOutput: { [weak self] _ in self?.isSearching = true })
      .map { [service] query in
        query.isEmpty ? Just([]).eraseToAnyPublisher() : service.podcasts(matching: query)
      }
      .switchToLatest()
      .sink { podcasts in
        self.isSearching = false
        self.results = podcasts.sorted { $0.title < $1.title }
        self.remember(self.query)
      }
      .store(in: &cancellables)
  }

  var suggestions: [String] {
    history.filter { $0.hasPrefix(query) }.suffix(5).reversed()
  }

  private func remember(_ query: String) {
    history.removeAll { $0 == query }
    history.append(query)
  }
}

extension Notification.Name {
  static let connectionChanged = Notification.Name("connectionChanged")
}
