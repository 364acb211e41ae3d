import Foundation

final class Camera {
  var zoom = 12.0
  var onMove: ((Double) -> Void)?
  var onTilt: ((Double) -> Void)?

  func move(to zoom: Double) {
    self.zoom = zoom
    onMove?(zoom)
    onTilt?(zoom / 90)
  }
}
