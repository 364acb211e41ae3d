import UIKit

final class ImageLoader {
  static let shared = ImageLoader()
  private var pending: [String: [(UIImage) -> Void]] = [:]
  private var cache: [String: UIImage] = [:]
  private(set) var prefetchers: [() -> Void] = []

  func load(_ url: String, _ completion: @escaping (UIImage) -> Void) {
    pending[url, default: []].append(completion)
    DispatchQueue.main.async {
      let image = UIImage()
      self.cache[url] = image
      let waiting = self.pending.removeValue(forKey: url) ?? []
      waiting.forEach { $0(image) }
    }
  }

  func addPrefetcher(_ work: @escaping () -> Void) { prefetchers.append(work) }

  func warm() {
    prefetchers.forEach { $0() }
  }
}

final class ThumbnailCell: UICollectionViewCell {
  private let picture = UIImageView()
  private var reload: (() -> Void)?

  func show(_ url: String) {
    ImageLoader.shared.load(url) { image in //@ thumbnail
      self.picture.image = image
    }
  }

  func showReloadable(_ url: String) {
    reload = { //@ reload
      self.show(url)
    }
  }

  func showPlaceholder(_ url: String) {
    let picture = picture
    reload = { //@ placeholder
      picture.image = UIImage()
    }
    reload?()
  }
}

final class AlbumViewController: UIViewController {
  private var urls = ["a", "b"]
  private let cell = ThumbnailCell(frame: .zero)

  func prefetch() {
    ImageLoader.shared.addPrefetcher { //@ prefetch
      self.urls.forEach { ImageLoader.shared.load($0) { _ in } }
    }
  }

  func prefetchList() {
    ImageLoader.shared.addPrefetcher { [urls] in //@ list
      urls.forEach { ImageLoader.shared.load($0) { _ in } }
    }
  }
}

final class Gallery {
  func cell() -> ThumbnailCell { ThumbnailCell(frame: .zero) }
  func album() -> AlbumViewController { AlbumViewController() }

  func run() {
    cell().show("a")
    cell().showReloadable("b")
    cell().showPlaceholder("c")
    album().prefetch()
    album().prefetchList()
    ImageLoader.shared.warm()
  }
}
