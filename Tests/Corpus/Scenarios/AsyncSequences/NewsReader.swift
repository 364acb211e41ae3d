import UIKit

struct Article: Hashable {
  let id: Int
  let headline: String
}

final class ArticleFeed {
  private var continuations: [Int: AsyncStream<Article>.Continuation] = [:]
  private var next = 0

  func articles() -> AsyncStream<Article> {
    AsyncStream { continuation in
      next += 1
      continuations[next] = continuation
      continuation.yield(Article(id: 0, headline: "Welcome"))
    }
  }

  func publish(_ article: Article) { continuations.values.forEach { $0.yield(article) } }
}

final class HeadlineList: UIViewController {
  private let table = UITableView()
  private var source: UITableViewDiffableDataSource<Int, Article>?
  private var readIDs: Set<Int> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "headline")
    view.addSubview(table)
    source = UITableViewDiffableDataSource(tableView: table) { table, path, article in  //@ headlines
      let cell = table.dequeueReusableCell(withIdentifier: "headline", for: path)
      cell.tag = self.readIDs.contains(article.id) ? 1 : 0
      return cell
    }
  }
}

final class SavedList: UIViewController {
  private let table = UITableView()
  private let savedIDs: Set<Int> = [4, 8]
  private var source: UITableViewDiffableDataSource<Int, Article>?

  override func viewDidLoad() {
    super.viewDidLoad()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "saved")
    view.addSubview(table)
    source = UITableViewDiffableDataSource(tableView: table) { [savedIDs] table, path, article in  //@ saved
      let cell = table.dequeueReusableCell(withIdentifier: "saved", for: path)
      cell.tag = savedIDs.contains(article.id) ? 1 : 0
      return cell
    }
  }
}

final class LiveTicker: UIViewController {
  private let feed: ArticleFeed
  private var task: Task<Void, Never>?
  private(set) var latest: Article?

  init(feed: ArticleFeed) {
    self.feed = feed
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let stream = feed.articles()
    task = Task {  //@ ticker
      for await article in stream { self.latest = article }
    }
  }

  deinit { task?.cancel() }
}

final class BreakingBar: UIViewController {
  private let feed: ArticleFeed
  private var task: Task<Void, Never>?
  private(set) var latest: Article?

  init(feed: ArticleFeed) {
    self.feed = feed
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let stream = feed.articles()
    task = Task {  //@ breaking
      for await article in stream { self.latest = article }
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    task?.cancel()
  }
}

final class ArticlePage: UIViewController {
  private(set) var body = ""

  func load(_ article: Article) {
    Task {  //@ page
      try? await Task.sleep(nanoseconds: 2_000_000)
      self.body = article.headline
    }
  }
}

final class NewsFlow {
  let feed = ArticleFeed()
  let navigation = UINavigationController(rootViewController: UIViewController())

  func openHeadlines() { navigation.pushViewController(HeadlineList(), animated: false) }
  func openSaved() { navigation.pushViewController(SavedList(), animated: false) }
  func openTicker() { navigation.pushViewController(LiveTicker(feed: feed), animated: false) }
  func openBreaking() { navigation.pushViewController(BreakingBar(feed: feed), animated: false) }

  func openPage() {
    let page = ArticlePage()
    navigation.pushViewController(page, animated: false)
    page.load(Article(id: 3, headline: "Rain"))
  }

  func back() { navigation.popViewController(animated: false) }
}

extension NewsFlow {
  func tour() {
    openHeadlines()
    back()
    openSaved()
    back()
    openTicker()
    back()
    openBreaking()
    back()
    openPage()
    back()
  }
}
