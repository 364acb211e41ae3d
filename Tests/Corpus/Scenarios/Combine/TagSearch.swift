import Combine
import Foundation

/// What is found goes into a published property of the same model.
final class TagSearch {
  @Published var query = ""
  @Published private(set) var tags: [String] = []
  @Published private(set) var best: String?

  func bind() {
    $query.map { query in self.tags(matching: query) }.assign(to: &$tags)  //@ tags
  }

  func bindBest() {
    $query.map { [weak self] query in self?.tags(matching: query).first }.assign(to: &$best)  //@ best
  }

  func tags(matching query: String) -> [String] {
    ["red", "green", "blue"].filter { $0.hasPrefix(query) }
  }

  /// Another value does not end the subscription.
  func clear() {
    tags = []
    best = nil
  }
}

/// The same with an optional property, bound once.
final class ColorPreview {
  @Published var name = ""
  @Published private(set) var value: Int?

  init() {
    $name.map { name in self.value(of: name) }.assign(to: &$value)  //@ value
  }

  func value(of name: String) -> Int? { name.count }

  func reset() { value = nil }
}

final class ColorTools {
  let search = TagSearch()

  func open() {
    search.bind()
    search.query = "g"
    search.clear()
  }

  func openBest() {
    search.bindBest()
    search.query = "r"
    search.clear()
  }
}
