struct Coordinate {
  var latitude: Double
  var longitude: Double
}

protocol PositionSource: AnyObject {
  var onAuthorized: (() -> Void)? { get set }
  var onPosition: ((Coordinate) -> Void)? { get set }
  var onHeading: ((Double) -> Void)? { get set }
  var onPause: (() -> Void)? { get set }
  func requestAuthorization()
}

final class SatelliteSource: PositionSource {
  var onAuthorized: (() -> Void)?
  var onPosition: ((Coordinate) -> Void)?
  var onHeading: ((Double) -> Void)?
  var onPause: (() -> Void)?
  func requestAuthorization() { onAuthorized?() }
}

final class RouteRecorder {
  private let source: PositionSource
  private var points: [Coordinate] = []
  private var heading = 0.0
  private(set) var savedLines: [String] = []

  init(source: PositionSource) { self.source = source }

  func record() {
    source.onAuthorized = { [weak self] in
      guard let strongSelf = self else { return }
      strongSelf.source.onPosition = { point in  //@ position
        strongSelf.points.append(point)
      }
    }
    source.requestAuthorization()
  }

  func followHeading() {
    source.onAuthorized = { [weak self] in
      guard let strongSelf = self else { return }
      strongSelf.source.onHeading = { degrees in  //@ heading
        self?.heading = degrees
      }
    }
    source.requestAuthorization()
  }

  func savePauses() {
    source.onAuthorized = { [weak self] in
      if let this = self {
        this.source.onPause = {  //@ pause
          this.save(this.points)
        }
      }
    }
    source.requestAuthorization()
  }

  func export() {
    source.onAuthorized = { [weak self] in
      guard let this = self else { return }
      let lines = this.points.map { point in  //@ export
        this.line(for: point)
      }
      this.savedLines += lines
    }
    source.requestAuthorization()
  }

  private func line(for point: Coordinate) -> String { "\(point.latitude),\(point.longitude),\(heading)" }
  private func save(_ points: [Coordinate]) { savedLines = points.map(line(for:)) }
}

func makeRecorder() -> RouteRecorder { RouteRecorder(source: SatelliteSource()) }
