import UIKit

/// Loads the pictures of podcasts, each once, and keeps the smaller versions of them.
final class ArtworkLoader {
  private let cache = NSCache<NSURL, UIImage>()
  private let scalingQueue = DispatchQueue(label: "artwork", qos: .utility)
  private let size: CGSize
  private var waiting: [URL: [(UIImage?) -> Void]] = [:]

  init(size: CGSize) {
    self.size = size
    cache.countLimit = 200
  }

  func load(_ url: URL?, completion: @escaping (UIImage?) -> Void) {
    guard let url else { return completion(nil) }
    if let image = cache.object(forKey: url as NSURL) {
      completion(image)
      return
    }
    if waiting[url] != nil {
      waiting[url]?.append(completion)
      return
    }
    waiting[url] = [completion]
    URLSession.shared.dataTask(with: url) { [unowned self] data, _, _ in
      let image = data.flatMap { UIImage(data: $0) }
      self.finish(url, with: image)
    }.resume()
  }

  func preload(_ podcasts: [Podcast]) {
    podcasts.compactMap(\.artworkURL).forEach { url in
      load(url) { _ in }
    }
  }

  private func finish(_ url: URL, with image: UIImage?) {
    scalingQueue.async {
      let scaled = image.map { self.scaled($0) }
      DispatchQueue.main.async {
        if let scaled { self.cache.setObject(scaled, forKey: url as NSURL) }
        let completions = self.waiting.removeValue(forKey: url) ?? []
        completions.forEach { $0(scaled) }
      }
    }
  }

  private func scaled(_ image: UIImage) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { _ in
      image.draw(in: CGRect(origin: .zero, size: size))
    }
  }
}
