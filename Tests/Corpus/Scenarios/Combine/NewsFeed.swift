import Combine
import UIKit

struct Article: Hashable {
  let id: Int
  let title: String
}

final class FeedService {
  let articles = CurrentValueSubject<[Article], Never>([])
  func refresh() { articles.send([Article(id: 1, title: "Morning")]) }
}

final class FeedViewModel {
  @Published private(set) var titles: [String] = []
  private(set) var shown: [Article] = []
  private let service: FeedService
  private var bag = Set<AnyCancellable>()
  private let query = PassthroughSubject<String, Never>()

  init(service: FeedService) { self.service = service }

  func bind() {
    service.articles
      .map { $0.map(\.title) }
      .sink { self.titles = $0 } //@ titles
      .store(in: &bag)
  }

  func bindShown() {
    service.articles
      .sink { [weak self] in self?.shown = $0 } //@ shown
      .store(in: &bag)
  }

  func bindAssigned() {
    service.articles
      .assign(to: \.shown, on: self) //@ assigned
      .store(in: &bag)
  }

  func bindSearch() {
    let all = service.articles.value
    query
      .map { text in all.filter { $0.title.contains(text) } } //@ search
      .sink { [weak self] in self?.shown = $0 }
      .store(in: &bag)
    query.send("Mor")
  }

  func bindFilter() {
    query
      .map { text in self.shown.filter { $0.title.contains(text) }.count } //@ filter
      .sink { print($0) }
      .store(in: &bag)
  }
}

final class FeedViewController: UIViewController {
  let model: FeedViewModel
  init(model: FeedViewModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
}

final class NewsScene {
  let service = FeedService()

  func open() -> FeedViewController { FeedViewController(model: FeedViewModel(service: service)) }

  func run() {
    let first = open()
    first.model.bind()
    first.model.bindAssigned()
    service.refresh()
    let second = open()
    second.model.bindShown()
    second.model.bindSearch()
    open().model.bindFilter()
  }
}
