protocol TrackPlayerDelegate: AnyObject {
  func trackDidEnd(_ title: String)
}

final class TrackPlayer {
  weak var delegate: TrackPlayerDelegate?
  let unit = AudioUnit()
  var title = "So What"
}
