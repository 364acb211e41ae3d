import RxCocoa
import RxSwift
import UIKit

struct Post {
  let author: String
  let text: String
  var likes = 0
}

final class FeedService {
  let posts = BehaviorRelay<[Post]>(value: [])
  let likes = PublishRelay<Int>()

  func profile(_ name: String) -> Single<Post> { .just(Post(author: name, text: "Hi")) }
}

final class FeedViewController: UIViewController {
  private let service: FeedService
  private let bag = DisposeBag()
  private let likeButton = UIButton()
  private(set) var lines: [String] = []
  private(set) var liked = 0

  init(service: FeedService) {
    self.service = service
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  func bindPosts() {
    service.posts
      .map { posts in posts.map { self.format($0) } }  //@ posts
      .subscribe(onNext: { [weak self] in self?.lines = $0 })
      .disposed(by: bag)
  }

  func bindLikes() {
    service.likes
      .filter { $0 > 0 }
      .subscribe(with: self, onNext: { owner, count in owner.liked += count })  //@ likes
      .disposed(by: bag)
  }

  func bindButton() {
    likeButton.rx.tap
      .bind(onNext: like)  //@ button
      .disposed(by: bag)
  }

  func bindLatest() {
    service.posts
      .compactMap { [weak self] posts in posts.first.flatMap { self?.format($0) } }  //@ latest
      .bind(to: navigationTitle)
      .disposed(by: bag)
  }

  func loadProfile() {
    service.profile("ada")
      .subscribe(onSuccess: { post in self.lines.append(self.format(post)) })  //@ profile
      .disposed(by: bag)
  }

  private var navigationTitle: Binder<String> { Binder(self) { $0.title = $1 } }
  private func format(_ post: Post) -> String { "\(post.author): \(post.text)" }
  private func like() { liked += 1 }
}

final class FeedTab {
  private let service = FeedService()

  func showTimeline() {
    let feed = FeedViewController(service: service)
    feed.bindPosts()
    feed.bindButton()
    service.posts.accept([Post(author: "bob", text: "Lunch")])
  }

  func showProfile() {
    let feed = FeedViewController(service: service)
    feed.bindLikes()
    feed.bindLatest()
    feed.loadProfile()
  }
}
