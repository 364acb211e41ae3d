import Foundation

final class ContactIndex {
  private let names: [String]
  private var favourites: Set<String> = []
  private var cursor = 0
  private var pages: AnyIterator<[String]>?
  private lazy var badges = names.lazy.map { self.badge(for: $0) }  //@ badges

  init(names: [String]) { self.names = names }

  func badge(for name: String) -> String {
    favourites.contains(name) ? "★" : String(name.prefix(1))
  }

  func ranked() -> [String] {
    names.sorted { first, second in  //@ ranked
      favourites.contains(first) && !favourites.contains(second)
    }
  }

  func sections() -> [String: [String]] {
    Dictionary(grouping: names, by: badge)  //@ sections
  }

  func firstFavourite() -> String? {
    let candidates = names.lazy.filter { self.favourites.contains($0) }  //@ candidates
    return candidates.first
  }

  func firstBadge() -> String? { badges.first }

  func openPages(size: Int) {
    pages = AnyIterator { self.page(size) }  //@ pages
  }

  func export(size: Int) -> [[String]] {
    let pages = AnyIterator { self.page(size) }  //@ export
    return Array(pages)
  }

  private func page(_ size: Int) -> [String]? {
    guard cursor < names.count else { return nil }
    defer { cursor += size }
    return Array(names[cursor..<min(cursor + size, names.count)])
  }
}
