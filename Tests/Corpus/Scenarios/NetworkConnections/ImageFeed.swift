import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

final class ImagePool {
  static let shared = ImagePool()
  private var pending: [String: [(Data) -> Void]] = [:]
  private var observers: [(String) -> Void] = []

  func load(_ key: String, then done: @escaping (Data) -> Void) {
    pending[key, default: []].append(done)
    DispatchQueue.main.async { self.finish(key) }
  }

  func onEviction(_ observer: @escaping (String) -> Void) { observers.append(observer) }

  func evict(_ key: String) { observers.forEach { $0(key) } }

  private func finish(_ key: String) {
    pending.removeValue(forKey: key)?.forEach { $0(Data(key.utf8)) }
  }
}

final class Thumbnail {
  private(set) var data: Data?
  private(set) var evictions = 0

  func fetch(_ key: String) {
    ImagePool.shared.load(key, then: show)  //@ fetch
  }

  func watchEvictions() {
    ImagePool.shared.onEviction(dropped)  //@ evictions
  }

  private func show(_ data: Data) { self.data = data }
  private func dropped(_ key: String) { evictions += 1 }
}

final class UploadSession: NSObject, URLSessionDataDelegate {
  private var session: URLSession?
  private(set) var received = 0

  func send(configuration: URLSessionConfiguration) {
    session = URLSession(configuration: configuration, delegate: self, delegateQueue: .main)  //@ upload
    session?.dataTask(with: URL(string: "https://img.example/upload")!).resume()
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) { received += data.count }
}

final class DownloadSession: NSObject, URLSessionDataDelegate {
  private var session: URLSession?
  private(set) var received = 0

  func fetch(configuration: URLSessionConfiguration) {
    session = URLSession(configuration: configuration, delegate: self, delegateQueue: .main)  //@ download
    session?.dataTask(with: URL(string: "https://img.example/1")!).resume()
  }

  func close() {
    session?.finishTasksAndInvalidate()
    session = nil
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) { received += data.count }
}

class PhotoLoader {
  var onLoad: ((Data) -> Void)?
  func load(_ key: String) { onLoad?(Data(key.utf8)) }
}

final class PrefetchLoader: PhotoLoader {
  override func load(_ key: String) {
    super.load(key)
    onLoad = nil
  }
}

final class PhotoTile {
  let loader: PhotoLoader
  var data: Data?
  init(loader: PhotoLoader) { self.loader = loader }
}

final class FeedScreen {
  private(set) var tile: PhotoTile?
  private(set) var thumbnail: Thumbnail?
  private(set) var upload: UploadSession?
  private(set) var download: DownloadSession?

  func showThumbnail() {
    thumbnail = Thumbnail()
    thumbnail?.fetch("cat")
  }

  func pinThumbnail() {
    thumbnail = Thumbnail()
    thumbnail?.watchEvictions()
    ImagePool.shared.evict("cat")
  }

  func share(_ configuration: URLSessionConfiguration = .default) {
    upload = UploadSession()
    upload?.send(configuration: configuration)
  }

  func save(_ configuration: URLSessionConfiguration = .default) {
    download = DownloadSession()
    download?.fetch(configuration: configuration)
  }

  func showTile() {
    let loader = PhotoLoader()
    let tile = PhotoTile(loader: loader)
    loader.onLoad = { data in  //@ tile
      tile.data = data
    }
    loader.load("dog")
    self.tile = tile
  }

  func prefetchTile() {
    let loader = PrefetchLoader()
    let tile = PhotoTile(loader: loader)
    loader.onLoad = { data in  //@ prefetch
      tile.data = data
    }
    loader.load("dog")
    self.tile = tile
  }

  func close() {
    tile = nil
    download?.close()
    (thumbnail, upload, download) = (nil, nil, nil)
  }
}

final class FeedTab {
  private var screen: FeedScreen?

  func select() {
    let screen = FeedScreen()
    screen.showThumbnail()
    screen.share()
    screen.save()
    screen.showTile()
    self.screen = screen
  }

  func deselect() {
    screen?.close()
    screen = nil
  }

  func warmUp() {
    let screen = FeedScreen()
    screen.pinThumbnail()
    screen.prefetchTile()
    screen.close()
  }
}
