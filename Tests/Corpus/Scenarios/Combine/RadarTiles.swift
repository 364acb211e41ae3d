import Combine
import UIKit

struct TileKey: Hashable {
  let zoom: Int
  let column: Int
}

final class TileRequest {
  let key: TileKey
  private var completion: ((String) -> Void)?

  init(key: TileKey, completion: @escaping (String) -> Void) {
    self.key = key
    self.completion = completion
  }

  func finish(with tile: String) {
    let completion = completion
    self.completion = nil
    completion?(tile)
  }
}

final class TileServer {
  private var requests: [TileRequest] = []

  func fetch(_ key: TileKey, completion: @escaping (String) -> Void) -> TileRequest {
    let request = TileRequest(key: key, completion: completion)
    requests.append(request)
    DispatchQueue.main.async {
      self.requests.removeAll { $0 === request }
      request.finish(with: "\(key.zoom)/\(key.column)")
    }
    return request
  }
}

final class ZoomLimits {
  let deepest = 12
}

final class RadarModel: ObservableObject {
  @Published var zoom = 4
  @Published private(set) var tiles: [String] = []
  private(set) var legend = ""
  private let server: TileServer
  private let limits = ZoomLimits()
  private var cache: [Int: String] = [4: "overview"]
  private var pending: TileRequest?
  private var cancellables = Set<AnyCancellable>()

  init(server: TileServer) { self.server = server }

  func bindCache() {
    $zoom
      .removeDuplicates()
      .compactMap { self.cache[$0] }  //@ cached
      .sink { [weak self] tile in self?.tiles.append(tile) }
      .store(in: &cancellables)
  }

  func bindLegend() {
    $tiles
      .map(\.count)
      .sink(receiveValue: updateLegend)  //@ legend
      .store(in: &cancellables)
  }

  func bindDepth() {
    $zoom
      .map { [limits] depth in min(depth, limits.deepest) }  //@ depth
      .sink { [weak self] depth in self?.legend = "z\(depth)" }
      .store(in: &cancellables)
  }

  func load(column: Int) {
    pending = server.fetch(TileKey(zoom: zoom, column: column)) { tile in  //@ load
      self.tiles.append(tile)
      self.pending = nil
    }
  }

  func trimOnWarning() {
    NotificationCenter.default.addObserver(
      self, selector: #selector(trim), name: UIApplication.didReceiveMemoryWarningNotification, object: nil)  //@ trim
  }

  private func updateLegend(_ count: Int) { legend = "\(count) tiles" }

  @objc private func trim() { cache = [:] }
}

final class RadarScene {
  private let server = TileServer()
  private(set) var model: RadarModel?

  func show() -> RadarModel {
    let model = RadarModel(server: server)
    self.model = model
    return model
  }

  func hide() { model = nil }
}
