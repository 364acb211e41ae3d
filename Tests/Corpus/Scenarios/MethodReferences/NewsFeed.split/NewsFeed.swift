import Foundation

final class NewsFeed {
  var pager: Pager?
  var articles: [Article] = []
  var actions: [String: () -> Void] = [:]
  private(set) var newestFirst = true

  func loadPage(_ page: Int) { articles.append(Article(id: page, date: Date())) }
  func precedes(_ one: Article, _ other: Article) -> Bool { newestFirst ? one.date > other.date : one.date < other.date }
  func refresh() { articles.removeAll() }
}
