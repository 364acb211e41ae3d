import Foundation
import Combine

struct Episode: Equatable {
  let title: String
  let length: Int
}

final class Catalogue {
  private let episodes = [Episode(title: "Swift", length: 30), Episode(title: "Rust", length: 40)]

  func search(_ term: String) -> AnyPublisher<[Episode], Never> {
    Just(episodes.filter { $0.title.contains(term) }).eraseToAnyPublisher()
  }

  func download(_ episode: Episode) -> Future<Int, Never> {
    Future { promise in
      DispatchQueue.main.async { promise(.success(episode.length)) }
    }
  }
}

final class SearchModel {
  @Published var term = ""
  @Published var results: [Episode] = []
  private let catalogue = Catalogue()
  private var cancellables = Set<AnyCancellable>()
  private(set) var downloaded = 0
  private(set) var log: [String] = []

  func bindSearch() {
    $term
      .flatMap { self.catalogue.search($0) } //@ flatMap
      .sink { [weak self] in self?.results = $0 }
      .store(in: &cancellables)
  }

  func bindLog() {
    $term
      .map { [catalogue] in catalogue.search($0) } //@ mapCatalogue
      .sink { [weak self] _ in self?.log.append("search") }
      .store(in: &cancellables)
  }

  func bindPublished() {
    $term
      .map { [Episode(title: $0, length: 0)] }
      .assign(to: &$results) //@ assignPublished
  }

  func bindTrace() {
    $results
      .handleEvents(receiveOutput: { [unowned self] in self.log.append("\($0.count)") }) //@ trace
      .sink { _ in }
      .store(in: &cancellables)
  }

  func refreshRegularly() {
    Timer.publish(every: 0.01, on: .main, in: .common)
      .autoconnect()
      .sink { _ in //@ refresh
        self.log.append("refresh")
      }
      .store(in: &cancellables)
  }

  func download() {
    catalogue.download(Episode(title: "Swift", length: 30))
      .sink { self.downloaded += $0 } //@ download
      .store(in: &cancellables)
  }

  func observeResults() {
    $results
      .sink(receiveValue: show) //@ show
      .store(in: &cancellables)
  }

  private func show(_ episodes: [Episode]) { log.append(contentsOf: episodes.map(\.title)) }
}

final class SearchScreen {
  private(set) var model: SearchModel?

  private func open() -> SearchModel {
    let model = SearchModel()
    self.model = model
    return model
  }

  func openSearch() { open().bindSearch() }
  func openLog() { open().bindLog() }
  func openPublished() { open().bindPublished() }
  func openTrace() { open().bindTrace() }
  func openDownload() { open().download() }
  func openRefreshing() { open().refreshRegularly() }
  func openResults() { open().observeResults() }

  func type(_ text: String) { model?.term = text }
  func close() { model = nil }
}
