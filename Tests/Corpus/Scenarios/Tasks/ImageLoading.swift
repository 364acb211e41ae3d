import Foundation

struct LoadedImage: Sendable {
  let url: URL
  let bytes: Int
}

final class ImageRequest {
  let url: URL
  private let pool: RequestPool  //@ poolOfRequest

  init(url: URL, pool: RequestPool) { (self.url, self.pool) = (url, pool) }

  func cancel() { pool.remove(self) }
}

final class RequestPool {
  private var requests: [URL: ImageRequest] = [:]

  func request(_ url: URL) -> ImageRequest {
    let request = ImageRequest(url: url, pool: self)
    requests[url] = request
    return request
  }

  func remove(_ request: ImageRequest) { requests[request.url] = nil }
}

final class ThumbnailSize {
  private let list: ThumbnailSizes  //@ listOfSize
  let side: Int
  init(side: Int, list: ThumbnailSizes) { (self.side, self.list) = (side, list) }
  var next: ThumbnailSize? { list.sizes.first { $0.side > side } }
}

final class ThumbnailSizes {
  private(set) lazy var sizes = [64, 128, 256].map { ThumbnailSize(side: $0, list: self) }
}

final class ImageCache {
  var onEvict: ((URL) -> Void)?
  private var images: [URL: LoadedImage] = [:]
  private var order: [URL] = []

  func store(_ image: LoadedImage) {
    images[image.url] = image
    order.append(image.url)
    if order.count > 2 {
      let evicted = order.removeFirst()
      images[evicted] = nil
      onEvict?(evicted)
    }
  }
}

final class ImageLoader: @unchecked Sendable {
  private let cache = ImageCache()
  private var tasks: [URL: Task<LoadedImage, Never>] = [:]
  private var evictions = 0
  private var reporter: Task<Void, Never>?

  func load(_ url: URL) {
    tasks[url] = Task {  //@ loadTask
      let image = await self.download(url)
      self.cache.store(image)
      return image
    }
  }

  func preload(_ urls: [URL]) {
    Task {  //@ preload
      for await image in Self.images(urls) { self.cache.store(image) }
    }
  }

  func countEvictions() {
    cache.onEvict = { _ in self.evictions += 1 }  //@ evictions
  }

  func reportRegularly() {
    reporter = Task {  //@ reporter
      repeat {
        print("evicted \(self.evictions)")
        try? await Task.sleep(nanoseconds: 20_000_000)
      } while !Task.isCancelled
    }
  }

  deinit { reporter?.cancel() }

  private func download(_ url: URL) async -> LoadedImage {
    await Task.yield()
    return LoadedImage(url: url, bytes: url.absoluteString.count)
  }

  private static func images(_ urls: [URL]) -> AsyncStream<LoadedImage> {
    AsyncStream { continuation in
      for url in urls { continuation.yield(LoadedImage(url: url, bytes: 1)) }
      continuation.finish()
    }
  }
}

final class GalleryScene {
  func run(_ urls: [URL]) {
    let loader = ImageLoader()
    loader.countEvictions()
    loader.reportRegularly()
    loader.preload(urls)
    urls.forEach(loader.load)
    let pool = RequestPool()
    pool.request(urls[0]).cancel()
    _ = ThumbnailSizes().sizes.first?.next
  }
}
