import Combine
import Foundation

final class AvatarModel: ObservableObject {
  @Published var image = "blank"
  let uploads = PassthroughSubject<Int, Never>()
}

struct Subscriptions {
  var avatar: AnyCancellable?
  var name: AnyCancellable?
}

final class ProfilePage: ObservableObject {
  @Published var name = ""
  @Published private(set) var isLoading = false
  @Published private(set) var progress: [Int] = []
  let avatar: AvatarModel
  private var subscriptions = Subscriptions()
  private var tokens = Set<AnyCancellable>()

  init(avatar: AvatarModel = AvatarModel()) { self.avatar = avatar }

  func showAvatar() {
    subscriptions.avatar = avatar.$image.sink { _ in  //@ avatar
      self.isLoading = false
    }
  }

  func showUploads() {
    avatar.uploads
      .sink(
        receiveCompletion: { _ in self.isLoading = false },  //@ uploads
        receiveValue: { [weak self] in self?.progress.append($0) }
      )
      .store(in: &tokens)
  }

  func preload() {
    [10, 20].publisher
      .delay(for: .milliseconds(10), scheduler: DispatchQueue.main)
      .sink(
        receiveCompletion: { _ in self.isLoading = false },  //@ preload
        receiveValue: { [weak self] in self?.progress.append($0) }
      )
      .store(in: &tokens)
  }

  func followName() {
    subscriptions.name = $name.sink(receiveValue: rename)  //@ name
  }

  func followNameOnce() {
    subscriptions.name = $name.first().sink(receiveValue: rename)  //@ once
  }

  private func rename(_ name: String) { isLoading = name.isEmpty }

  func restart() {
    $name
      .flatMap { [weak self] name -> AnyPublisher<Int, Never> in
        guard let self = self else { return Empty().eraseToAnyPublisher() }
        return self.avatar.uploads.map { $0 + self.progress.count }.eraseToAnyPublisher()  //@ restart
      }
      .sink { [weak self] in self?.progress.append($0) }
      .store(in: &tokens)
  }
}
