import Foundation

final class MapSession {
  let camera = Camera()
  weak var overviewCamera: Camera?
  var inset: Camera { Camera() }
  var region = "Alps"
}

final class MapProvider {
  let session = MapSession()
}
