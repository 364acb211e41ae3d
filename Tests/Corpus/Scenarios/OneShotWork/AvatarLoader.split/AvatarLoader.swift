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
