final class AudioUnit {
  var onEnd: (() -> Void)?
  private(set) var position = 0.0
  func play() { onEnd?() }
  func rewind() { position = 0 }
}
