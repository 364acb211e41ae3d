import Foundation

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
