public final class PodcastLibrary {
  let store = EpisodeStore()
  var queue: [Episode] = []
  var filter: ((Episode) -> Bool)?
  var unplayed = 0

  public init() {}
}
