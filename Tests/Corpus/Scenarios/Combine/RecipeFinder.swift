import Combine
import Foundation

final class RecipeClient {
  func titles(for query: String) -> AnyPublisher<[String], Never> {
    Just([query, query + "!"]).eraseToAnyPublisher()
  }
}

final class RecipeFinder: ObservableObject {
  @Published var query = ""
  @Published private(set) var titles: [String] = []
  @Published private(set) var summary = ""
  private let client = RecipeClient()
  private let limit = 3

  func search() {
    $query
      .flatMap { query in self.client.titles(for: query) }  //@ search
      .assign(to: &$titles)
  }

  func searchDirectly() {
    $query
      .flatMap { [client] query in client.titles(for: query) }  //@ direct
      .assign(to: &$titles)
  }

  func shorten() {
    $titles
      .map(firstOnes)  //@ shorten
      .map { $0.joined(separator: ", ") }
      .assign(to: &$summary)
  }

  func greet() {
    Just("Hello")
      .map { text in text + " " + String(self.limit) }  //@ greet
      .assign(to: &$summary)
  }

  private func firstOnes(_ titles: [String]) -> [String] { Array(titles.prefix(limit)) }
}
