protocol TrackPlayerDelegate: AnyObject {
  func trackDidEnd(_ title: String)
}

final class AudioUnit {
  var onEnd: (() -> Void)?
  private(set) var position = 0.0
  func play() { onEnd?() }
  func rewind() { position = 0 }
}

final class TrackPlayer {
  weak var delegate: TrackPlayerDelegate?
  let unit = AudioUnit()
  var title = "So What"

  func rewindAtEnd() {
    unit.onEnd = { [unit] in unit.rewind() }  //@ rewind
    unit.play()
  }

  func loopAtEnd() {
    unit.onEnd = { [weak unit = self.unit] in  //@ loop
      unit?.rewind()
    }
    unit.play()
  }

  func reportEnd() {
    unit.onEnd = { [delegate = self.delegate, title] in  //@ report
      delegate?.trackDidEnd(title)
    }
  }

  func reportEndOnce() {
    unit.onEnd = { [weak delegate = self.delegate, title] in  //@ single
      delegate?.trackDidEnd(title)
    }
  }

  func printTitle() {
    unit.onEnd = { [title = self.title] in  //@ title
      print("end of", title)
    }
    unit.play()
  }

  func crossfade(into next: AudioUnit) {
    unit.onEnd = { [next, title = title.uppercased()] in  //@ next
      next.rewind()
      print(title)
    }
  }
}

final class Jukebox: TrackPlayerDelegate {
  let player = TrackPlayer()
  private(set) var ended: [String] = []

  init() { player.delegate = self }
  func trackDidEnd(_ title: String) { ended.append(title) }
  func watch() { player.reportEnd() }
  func watchOnce() { player.reportEndOnce() }
}
