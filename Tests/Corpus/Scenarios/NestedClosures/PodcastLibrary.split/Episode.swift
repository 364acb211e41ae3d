public struct Episode: Hashable {
  let title: String
  var isPlayed = false
}
