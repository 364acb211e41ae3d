import Combine
import UIKit

struct Post: Equatable {
  let id: Int
  var likes = 0
}

final class FeedAPI {
  func page(_ number: Int) -> AnyPublisher<[Post], Never> {
    Just((0..<5).map { Post(id: number * 10 + $0) }).eraseToAnyPublisher()
  }
}

final class FeedModel {
  let posts = CurrentValueSubject<[Post], Never>([])
  private let api = FeedAPI()
  private var page = 0

  func loadMore() {
    page += 1
    _ = api.page(page).sink { [posts] more in posts.value += more }
  }

  static func popular(_ posts: [Post]) -> [Post] { posts.filter { $0.likes > 10 } }
}

final class FeedController: UIViewController {
  private let model: FeedModel
  private var cancellables: Set<AnyCancellable> = []
  private var popularCount = 0
  private var visible: [Post] = []
  var heading: String? = nil

  init(model: FeedModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func bindPosts() {
    model.posts
      .sink { posts in self.render(posts) }  //@ posts
      .store(in: &cancellables)
  }

  func bindBadge() {
    model.posts
      .map(\.count)
      .sink { [weak self] count in self?.tabBarItem.badgeValue = "\(count)" }  //@ badge
      .store(in: &cancellables)
  }

  func bindHeading() {
    model.posts
      .map { "\($0.count) posts" }
      .assign(to: \.heading, on: self)  //@ heading
      .store(in: &cancellables)
  }

  func bindPopular() {
    model.posts
      .map(FeedModel.popular)  //@ popular
      .sink { [weak self] posts in self?.popularCount = posts.count }
      .store(in: &cancellables)
  }

  func bindLatest() {
    model.posts
      .compactMap { self.newest(in: $0) }  //@ latest
      .sink { post in print(post.id) }
      .store(in: &cancellables)
  }

  private func render(_ posts: [Post]) { visible = posts }
  private func newest(in posts: [Post]) -> Post? { posts.last { !visible.contains($0) } }
}

final class FeedScene {
  private let model = FeedModel()

  func open() -> FeedController {
    let controller = FeedController(model: model)
    controller.bindPosts()
    controller.bindBadge()
    controller.bindHeading()
    controller.bindPopular()
    controller.bindLatest()
    model.loadMore()
    return controller
  }
}
