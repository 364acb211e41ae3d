import Foundation

final class AvatarLoader {
  typealias Completion = (Data) -> Void
  private var waiting: [URL: [Completion]] = [:]
  private var cache: [URL: Data] = [:]
  private let queue = DispatchQueue(label: "avatars")

  func load(_ url: URL, completion: @escaping Completion) {
    if let data = cache[url] { return completion(data) }
    waiting[url, default: []].append(completion)
    guard waiting[url]?.count == 1 else { return }
    queue.async {
      let data = Data(url.path.utf8)
      DispatchQueue.main.async { self.finish(url, data) } //@ load
    }
  }

  private func finish(_ url: URL, _ data: Data) {
    cache[url] = data
    let completions = waiting.removeValue(forKey: url) ?? []
    completions.forEach { $0(data) }
  }
}

final class AvatarView {
  private let loader = AvatarLoader()
  private(set) var data: Data?
  var didLoad: ((Data) -> Void)?
  private var history: [(Data) -> Void] = []

  func show(_ url: URL) {
    loader.load(url) { self.data = $0 } //@ show
  }

  func showLater(_ url: URL) {
    didLoad = { self.data = $0 } //@ later
    loader.load(url) { [weak self] in self?.didLoad?($0) }
  }

  func showWith(_ url: URL, then completion: @escaping (AvatarView) -> Void) {
    loader.load(url) { [weak self] data in
      guard let self else { return }
      self.data = data
      self.history.append { _ in completion(self) } //@ history
    }
  }

  func clearAfter(_ url: URL) {
    didLoad = { data in //@ clears
      self.data = data
      self.didLoad = nil
    }
    loader.load(url) { [weak self] in self?.didLoad?($0) }
  }
}
