import UIKit

final class ImageLoader {
  static let shared = ImageLoader()
  private var pending: [URL: [(UIImage?) -> Void]] = [:]
  private var warningHandlers: [() -> Void] = []

  func load(_ url: URL, completion: @escaping (UIImage?) -> Void) {
    pending[url, default: []].append(completion)
    guard pending[url]?.count == 1 else { return }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) {
      let waiting = self.pending.removeValue(forKey: url) ?? []
      waiting.forEach { $0(UIImage()) }
    }
  }

  func onMemoryWarning(_ handler: @escaping () -> Void) { warningHandlers.append(handler) }
  func memoryWarning() { warningHandlers.forEach { $0() } }
}

final class PreviewCache {
  private var images: [String: UIImage] = [:]
  var provider: ((String) -> UIImage)?

  subscript(key: String) -> UIImage? {
    if let image = images[key] { return image }
    let image = provider?(key)
    images[key] = image
    return image
  }

  func removeAll() { images.removeAll() }
}

final class PageRenderer {
  func render(_ key: String) -> UIImage { UIImage() }
}

final class AlbumGallery {
  private let cache = PreviewCache()
  private var scale = 2

  func prepare() {
    cache.provider = { key in self.render("\(key)@\(self.scale)") } //@ album
  }

  func preview(_ key: String) -> UIImage? { cache[key] }
  private func render(_ key: String) -> UIImage { UIImage() }
}

final class BookGallery {
  private let cache = PreviewCache()
  private let renderer = PageRenderer()

  func prepare() {
    cache.provider = renderer.render //@ book
  }

  func preview(_ key: String) -> UIImage? { cache[key] }
}

final class AvatarView: UIView {
  private let imageView = UIImageView(image: nil)

  func show(_ url: URL) {
    ImageLoader.shared.load(url) { image in //@ avatar
      self.imageView.image = image
    }
  }
}

final class ThumbnailShelf {
  private var thumbnails: [String: UIImage] = ["cover": UIImage()]

  init() {
    ImageLoader.shared.onMemoryWarning { //@ warning
      self.thumbnails.removeAll()
    }
  }
}

enum Recents {
  static var titles: [String] = []
  static var galleries: [AlbumGallery] = []
}

final class GalleryController: UIViewController {
  let album = AlbumGallery()
  let book = BookGallery()
  let avatar = AvatarView(frame: .zero)
  let shelf = ThumbnailShelf()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(avatar)
    album.prepare()
    book.prepare()
    _ = album.preview("1")
    _ = book.preview("1")
    avatar.show(URL(string: "https://example.com/avatar.png")!)
    Recents.titles.append("Gallery")
  }
}

final class GalleryPreviewer {
  func open() -> AlbumGallery {
    let gallery = AlbumGallery()
    remember(gallery)
    return gallery
  }

  func remember(_ gallery: AlbumGallery) {
    Recents.galleries.append(gallery) //@ recent
    if Recents.titles.count > 10 { Recents.titles.removeFirst() }
  }
}
