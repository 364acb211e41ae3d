import UIKit

struct DeepLink {
  let path: String
  let query: [String: String]
}

final class Router {
  private var routes: [String: (DeepLink) -> Void] = [:]
  private var guards: [(DeepLink) -> Bool] = []
  var fallback: ((DeepLink) -> Void)?

  func register(_ path: String, _ action: @escaping (DeepLink) -> Void) { routes[path] = action }
  func require(_ check: @escaping (DeepLink) -> Bool) { guards.append(check) }

  func open(_ link: DeepLink) {
    guard guards.allSatisfy({ $0(link) }) else { return }
    (routes[link.path] ?? fallback)?(link)
  }
}

protocol AlbumScreenDelegate: AnyObject {
  func albumScreenDidClose(_ screen: AlbumScreen)
}

final class AlbumScreen: UIViewController {
  var delegate: AlbumScreenDelegate?  //@ albumDelegate
  var albumID = ""
  func close() { delegate?.albumScreenDidClose(self) }
}

protocol ZoomDelegate: AnyObject {
  func zoomDidChange(_ scale: Double)
}

final class ZoomStatistics: ZoomDelegate {
  private(set) var maximum = 1.0
  func zoomDidChange(_ scale: Double) { maximum = max(maximum, scale) }
}

final class ZoomView: UIView {
  var delegate: ZoomDelegate?  //@ zoomDelegate
  func zoom(_ scale: Double) { delegate?.zoomDidChange(scale) }
}

final class AlbumFlow {
  private let router = Router()
  private let statistics = ZoomStatistics()
  private var screen: AlbumScreen?
  private var isUnlocked = true
  private(set) var opened: [String] = []

  func registerAlbums() {
    router.register("album") { link in  //@ album
      self.opened.append(link.query["id"] ?? "")
    }
  }

  func registerFallback() {
    router.fallback = { [weak self] link in  //@ fallback
      self?.opened.append(link.path)
    }
  }

  func registerGuard() {
    router.require(isAllowed)  //@ allowed
  }

  func makeZoomView() -> ZoomView {
    let view = ZoomView()
    view.delegate = statistics
    return view
  }

  func showAlbum(_ id: String) {
    let screen = AlbumScreen()
    screen.albumID = id
    screen.delegate = self
    self.screen = screen
  }

  func open(_ path: String) { router.open(DeepLink(path: path, query: ["id": "9"])) }

  private func isAllowed(_ link: DeepLink) -> Bool { isUnlocked }
}

extension AlbumFlow: AlbumScreenDelegate {
  func albumScreenDidClose(_ screen: AlbumScreen) { opened.removeAll { $0 == screen.albumID } }
}

final class SceneHost {
  private(set) var flow: AlbumFlow? = AlbumFlow()

  func restore(_ album: String) {
    flow?.registerAlbums()
    flow?.registerGuard()
    flow?.showAlbum(album)
    flow?.makeZoomView().zoom(2)
  }

  func launch() {
    flow?.registerFallback()
    flow?.open("settings")
  }

  func disconnect() { flow = nil }
}
