import Foundation

extension Notification.Name {
  static let regionReady = Notification.Name("regionReady")
  static let diskLow = Notification.Name("diskLow")
}

protocol DownloaderDelegate: AnyObject {
  func downloader(_ downloader: RegionDownloader, finished region: String)
}

final class RegionDownloader {
  var delegate: DownloaderDelegate?  //@ downloader
  private(set) var queue: [String] = []

  func add(_ region: String) { queue.append(region) }

  func finishAll() {
    for region in queue { delegate?.downloader(self, finished: region) }
    queue.removeAll()
  }
}

final class RegionList: DownloaderDelegate {
  private let downloader = RegionDownloader()
  private(set) var ready: [String] = []

  func load() {
    downloader.delegate = self
    downloader.add("Alps")
    downloader.finishAll()
  }

  func downloader(_ downloader: RegionDownloader, finished region: String) { ready.append(region) }
}

final class RegionBadge {
  private var tokens: [NSObjectProtocol] = []
  private(set) var count = 0

  func attach() {
    tokens.append(NotificationCenter.default.addObserver(forName: .regionReady, object: nil, queue: .main) { _ in  //@ badge
      self.count += 1
    })
  }

  deinit { tokens.forEach(NotificationCenter.default.removeObserver) }
}

final class DiskWarning {
  private var tokens: [NSObjectProtocol] = []
  private(set) var isShown = false

  func attach() {
    tokens.append(NotificationCenter.default.addObserver(forName: .diskLow, object: nil, queue: .main) { [weak self] _ in  //@ disk
      self?.isShown = true
    })
  }

  deinit { tokens.forEach(NotificationCenter.default.removeObserver) }
}

final class RegionToast {
  private var token: NSObjectProtocol?
  private(set) var text = ""

  func showOnce() {
    token = NotificationCenter.default.addObserver(forName: .regionReady, object: nil, queue: nil) { note in  //@ toast
      self.text = note.object as? String ?? ""
      if let token = self.token { NotificationCenter.default.removeObserver(token) }
      self.token = nil
    }
  }
}

final class TileIndex {
  private(set) var tiles: [String] = []

  func build() {
    DispatchQueue.global().async {  //@ index
      let tiles = (0..<4).map { "tile\($0)" }
      DispatchQueue.main.async { self.tiles = tiles }
    }
  }
}

final class MapsScene {
  private(set) var list: RegionList?
  private(set) var badge: RegionBadge?
  private(set) var disk: DiskWarning?
  private(set) var toast: RegionToast?
  private(set) var index: TileIndex?

  func openList() {
    list = RegionList()
    list?.load()
  }

  func showBadge() {
    badge = RegionBadge()
    badge?.attach()
  }

  func watchDisk() {
    disk = DiskWarning()
    disk?.attach()
  }

  func showToast() {
    toast = RegionToast()
    toast?.showOnce()
    NotificationCenter.default.post(name: .regionReady, object: "Alps")
  }

  func reindex() {
    index = TileIndex()
    index?.build()
  }

  func close() { (list, badge, disk, toast, index) = (nil, nil, nil, nil, nil) }
}

final class MapsApp {
  private var scene: MapsScene?

  func open() {
    let scene = MapsScene()
    scene.openList()
    scene.showBadge()
    scene.watchDisk()
    scene.showToast()
    scene.reindex()
    self.scene = scene
  }

  func quit() {
    scene?.close()
    scene = nil
  }
}
