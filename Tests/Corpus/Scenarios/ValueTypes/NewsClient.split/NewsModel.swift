import Foundation

final class NewsModel {
  private var client = APIClient.empty
  private(set) var token = "t"
  private(set) var articles: [String] = []
  private var task: Task<Void, Never>?

  func connect() {
    client = APIClient(fetch: { path in "\(path)?\(self.token)" }) //@ connect
  }

  func connectByValue() {
    client = APIClient(fetch: { [token] path in "\(path)?\(token)" }) //@ byValue
  }

  func connectLive() {
    client = .live(base: token)
    client.cancel = { [weak self] in self?.task?.cancel() } //@ cancel
  }

  func override() {
    client.cancel = stop //@ override
  }

  func refresh() {
    task = Task { //@ refresh
      let text = try? await client.fetch("news")
      articles.append(text ?? "")
    }
  }

  func test() async -> String? {
    let client = APIClient(fetch: { $0 + self.token }) //@ test
    return try? await client.fetch("x")
  }

  private func stop() { task?.cancel() }
}
