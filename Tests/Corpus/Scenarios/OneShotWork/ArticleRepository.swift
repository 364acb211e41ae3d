import Foundation

struct Article: Codable, Equatable {
  var id: Int
  var title: String
}

protocol RemoteSource: AnyObject {
  associatedtype Item
  func fetch(_ completion: @escaping ([Item]) -> Void)
}

final class ArticleSource: RemoteSource {
  private let session: URLSession
  private(set) var requests = 0

  init(session: URLSession) { self.session = session }

  func fetch(_ completion: @escaping ([Article]) -> Void) {
    let url = URL(string: "https://example.com/articles")!
    session.dataTask(with: url) { data, _, _ in //@ request
      let articles = data.flatMap { try? JSONDecoder().decode([Article].self, from: $0) } ?? []
      DispatchQueue.main.async {
        self.requests += 1
        completion(articles)
      }
    }.resume()
  }
}

class Repository<Source: RemoteSource> {
  let source: Source
  private(set) var items: [Source.Item] = []
  private var waiting: [([Source.Item]) -> Void] = []
  var onUpdate: (([Source.Item]) -> Void)?

  init(source: Source) { self.source = source }

  func all(_ completion: @escaping ([Source.Item]) -> Void) {
    waiting.append(completion)
    guard waiting.count == 1 else { return }
    source.fetch { items in //@ fetch
      self.items = items
      let waiting = self.waiting
      self.waiting = []
      waiting.forEach { $0(items) }
      self.onUpdate?(items)
    }
  }
}

final class ArticleListModel {
  private let repository: Repository<ArticleSource>
  private(set) var titles: [String] = []

  init(session: URLSession) { repository = Repository(source: ArticleSource(session: session)) }

  func load() {
    repository.all { articles in //@ list
      self.titles = articles.map(\.title)
    }
  }
}

final class ArticleBadgeModel {
  private let repository: Repository<ArticleSource>
  private(set) var count = 0

  init(session: URLSession) { repository = Repository(source: ArticleSource(session: session)) }

  func load() {
    repository.onUpdate = { articles in //@ badge
      self.count = articles.count
    }
    repository.all { _ in }
  }
}

final class OfflineQueue {
  private var retries: [() -> Void] = []
  private(set) var isOnline = true

  func whenOnline(_ work: @escaping () -> Void) {
    if isOnline { work() } else { retries.append(work) }
  }

  func goOffline() { isOnline = false }
}

final class ArticleUploader {
  private let queue = OfflineQueue()
  private(set) var sent: [Article] = []

  func upload(_ article: Article) {
    queue.goOffline()
    queue.whenOnline { //@ upload
      self.sent.append(article)
    }
  }
}

final class NewsFeed {
  let list: ArticleListModel
  let badge: ArticleBadgeModel
  let uploader = ArticleUploader()

  init(session: URLSession) {
    list = ArticleListModel(session: session)
    badge = ArticleBadgeModel(session: session)
  }

  func refresh() {
    list.load()
    list.load()
    badge.load()
    uploader.upload(Article(id: 7, title: "Draft"))
  }
}
