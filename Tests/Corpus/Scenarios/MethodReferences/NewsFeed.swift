import Foundation

struct Article {
  let id: Int
  let date: Date
}

final class Pager {
  private let load: (Int) -> Void
  private var page = 0

  init(load: @escaping (Int) -> Void) { self.load = load }

  func turn() {
    page += 1
    load(page)
  }

  static func prefetch(_ pages: ClosedRange<Int>, using load: (Int) -> Void) { pages.forEach(load) }

  static func later(_ page: Int, load: @escaping (Int) -> Void) {
    DispatchQueue.main.async { load(page) }
  }
}

final class NewsFeed {
  private var pager: Pager?
  private var articles: [Article] = []
  private var actions: [String: () -> Void] = [:]
  private(set) var newestFirst = true

  func startPaging() {
    let load = loadPage  //@ paging
    pager = Pager(load: load)
    pager?.turn()
  }

  func skim() {
    let load = loadPage  //@ skim
    let pager = Pager(load: load)
    pager.turn()
  }

  func warmUp() {
    Pager.prefetch(1...3, using: loadPage)  //@ prefetch
  }

  func loadNext() {
    Pager.later(articles.count / 10, load: loadPage)  //@ next
  }

  func ordered() -> [Article] {
    articles.sorted(by: precedes)  //@ order
  }

  func registerActions() {
    actions["refresh"] = refresh  //@ action
  }

  func run(_ name: String) {
    let actions = ["refresh": refresh]  //@ run
    actions[name]?()
  }

  private func loadPage(_ page: Int) { articles.append(Article(id: page, date: Date())) }
  private func precedes(_ one: Article, _ other: Article) -> Bool { newestFirst ? one.date > other.date : one.date < other.date }
  private func refresh() { articles.removeAll() }
}
