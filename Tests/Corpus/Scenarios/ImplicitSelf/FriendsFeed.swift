import Foundation

final class FriendsApi {
  func load() async -> [String] { ["Ada", "Bo"] }
  func updates() -> AsyncStream<String> { stream }
  private let stream: AsyncStream<String>
  private let input: AsyncStream<String>.Continuation

  init() { (stream, input) = AsyncStream.makeStream() }
  func push(_ name: String) { input.yield(name) }
}

final class RefreshControl {
  var onPull: (() -> Void)?
  func pull() { onPull?() }
}

@MainActor
final class FriendsFeed {
  nonisolated let api = FriendsApi()
  let control = RefreshControl()
  private(set) var friends: [String] = []
  private var loading: Task<Void, Never>?

  func load() {
    loading = Task {  //@ load
      friends = await api.load()
    }
  }

  func follow() {
    Task {  //@ follow
      for await name in api.updates() {
        friends.append(name)
      }
    }
  }

  func followQuietly() {
    Task { [weak self, updates = api.updates()] in  //@ quiet
      for await name in updates {
        self?.friends.append(name)
      }
    }
  }

  func reloadOnPull() {
    control.onPull = {  //@ pull
      Task { @MainActor in
        self.friends = await self.api.load()
      }
    }
  }

  func reloadOnEachPull() {
    control.onPull = { [weak self] in
      guard let self else { return }
      loading = Task { @MainActor in  //@ reload
        self.friends += await self.api.load()
      }
    }
    control.pull()
  }

  func preload() {
    let api = api
    control.onPull = {  //@ preload
      Task { print(await api.load()) }
    }
    control.pull()
  }
}
