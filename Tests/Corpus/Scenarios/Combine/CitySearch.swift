import Combine
import Foundation

final class CitySearch {
  let query = PassthroughSubject<String, Never>()
  @Published var results: [String] = []
  @Published var count = 0
  private var cancellables = Set<AnyCancellable>()
  private var once: AnyCancellable?
  private let cities = ["Oslo", "Rome", "Paris"]

  func normalize(_ text: String) -> String { text.lowercased() }

  func startMapped() {
    query
      .map { self.normalize($0) } //@ mapped
      .sink { [weak self] text in
        self?.results = [text]
      }
      .store(in: &cancellables)
  }

  func startReferenced() {
    query
      .map(normalize) //@ referenced
      .sink { [weak self] in self?.results = [$0] }
      .store(in: &cancellables)
  }

  func startCaptured() {
    query
      .map { [cities] text in cities.filter { $0.hasPrefix(text) } } //@ captured
      .sink { [weak self] in self?.results = $0 }
      .store(in: &cancellables)
  }

  func startAssigned() {
    query
      .map(\.count)
      .assign(to: \.count, on: self) //@ assigned
      .store(in: &cancellables)
  }

  func startPublished() {
    query.map(\.count).assign(to: &$count)
    query
      .filter { [weak self] in $0 != self?.results.first } //@ published
      .sink { print($0) }
      .store(in: &cancellables)
  }

  func startFirst() {
    once = Just("Oslo")
      .map { self.normalize($0) } //@ first
      .sink { print($0) }
  }
}
