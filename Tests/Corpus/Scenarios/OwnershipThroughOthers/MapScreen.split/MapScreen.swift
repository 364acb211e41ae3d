import Foundation

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
