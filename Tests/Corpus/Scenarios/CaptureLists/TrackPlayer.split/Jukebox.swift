final class Jukebox: TrackPlayerDelegate {
  let player = TrackPlayer()
  private(set) var ended: [String] = []

  init() { player.delegate = self }
  func trackDidEnd(_ title: String) { ended.append(title) }
  func watch() { player.reportEnd() }
  func watchOnce() { player.reportEndOnce() }
}
