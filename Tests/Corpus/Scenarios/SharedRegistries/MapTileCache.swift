import UIKit

struct TileKey: Hashable {
  let x: Int
  let y: Int
}

final class TileCenter {
  static let shared = TileCenter()
  private var observers: [UUID: (TileKey) -> Void] = [:]
  private var waiting: [TileKey: [(Data) -> Void]] = [:]

  func addObserver(_ handler: @escaping (TileKey) -> Void) -> UUID {
    let id = UUID()
    observers[id] = handler
    return id
  }

  func removeObserver(_ id: UUID) { observers[id] = nil }

  func load(_ key: TileKey, completion: @escaping (Data) -> Void) {
    waiting[key, default: []].append(completion)
    DispatchQueue.main.async { self.arrive(Data(count: 8), for: key) }
  }

  private func arrive(_ data: Data, for key: TileKey) {
    let completions = waiting.removeValue(forKey: key) ?? []
    completions.forEach { $0(data) }
    observers.values.forEach { $0(key) }
  }
}

enum MapScreens {
  static var frontmost: MapViewController?
  static var lastPicked: PlacePickerViewController?
}

final class MapViewController: UIViewController {
  private var observer: UUID?
  private(set) var dirty: Set<TileKey> = []
  private(set) var tiles: [TileKey: Data] = [:]

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    MapScreens.frontmost = self  //@ frontmost
    observer = TileCenter.shared.addObserver { key in  //@ mapTiles
      self.dirty.insert(key)
    }
    TileCenter.shared.load(TileKey(x: 1, y: 2)) { data in  //@ tile
      self.tiles[TileKey(x: 1, y: 2)] = data
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    MapScreens.frontmost = nil
    if let observer { TileCenter.shared.removeObserver(observer) }
  }
}

final class OfflineMapsViewController: UIViewController {
  private(set) var refreshes = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    _ = TileCenter.shared.addObserver { _ in  //@ offlineTiles
      self.refreshes += 1
    }
  }
}

final class PlacePickerViewController: UIViewController {
  private(set) var place = ""

  func pick(_ name: String) {
    place = name
    MapScreens.lastPicked = self  //@ lastPicked
    dismiss(animated: false)
  }
}

final class TravelRouter {
  let navigation = UINavigationController(rootViewController: UIViewController())

  func showMap() -> MapViewController {
    let map = MapViewController()
    navigation.pushViewController(map, animated: false)
    return map
  }

  func showOffline() -> OfflineMapsViewController {
    let offline = OfflineMapsViewController()
    navigation.pushViewController(offline, animated: false)
    return offline
  }

  func choosePlace() -> PlacePickerViewController {
    let picker = PlacePickerViewController()
    navigation.present(picker, animated: false)
    return picker
  }

  func back() { navigation.popToRootViewController(animated: false) }
}
