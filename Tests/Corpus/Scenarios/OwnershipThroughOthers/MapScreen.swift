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

final class MapSession {
  let camera = Camera()
  weak var overviewCamera: Camera?
  var inset: Camera { Camera() }
  var region = "Alps"
}

final class MapProvider {
  let session = MapSession()
}

final class MapScreen {
  let provider = MapProvider()
  let overview: Camera
  var scale = 1.0

  init(overview: Camera) {
    self.overview = overview
    provider.session.overviewCamera = overview
  }

  func followZoom() {
    provider.session.camera.onMove = { zoom in self.scale = zoom / 12 }  //@ follow
    provider.session.camera.move(to: 14)
  }

  func showInset() {
    provider.session.inset.onMove = { zoom in self.scale = zoom / 6 }  //@ inset
  }

  func showOverview() {
    self.provider.session.overviewCamera?.onMove = { zoom in self.scale = zoom / 3 }  //@ overview
  }

  func title() {
    provider.session.camera.onMove = { [session = provider.session] zoom in  //@ title
      session.region = zoom > 10 ? "Alps" : "Europe"
    }
  }

  func name() {
    provider.session.camera.onTilt = { [region = provider.session.region] zoom in  //@ name
      print(region, zoom)
    }
  }
}
