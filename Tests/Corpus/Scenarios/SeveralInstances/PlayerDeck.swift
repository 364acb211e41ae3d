import Foundation

final class Player {
  var url: String
  var onEnd: (() -> Void)?
  var next: Player?

  init(url: String) { self.url = url }

  func finish() { onEnd?() }
}

final class PlayerDeck {
  private(set) var current = Player(url: "intro.mp3")
  private(set) var standby = Player(url: "loop.mp3")
  private(set) var played: [String] = []

  func playIntro() {
    let intro = Player(url: "intro.mp3")
    let fallback = Player(url: "silence.mp3")
    current = intro
    fallback.onEnd = { self.played.append("silence") }  //@ fallback
  }

  func playTrack(_ url: String) {
    let track = Player(url: url)
    let preview = Player(url: url + "#preview")
    current = track
    track.onEnd = {  //@ track
      self.played.append(preview.url)
    }
  }

  func preview(_ url: String) {
    let track = Player(url: url)
    let preview = Player(url: url + "#preview")
    current = track
    preview.onEnd = {  //@ preview
      self.played.append(track.url)
    }
    preview.finish()
  }

  func crossfade() {
    let (from, to) = (current, standby)
    from.onEnd = {  //@ crossfade
      to.url += "?fade"
    }
    from.next = to
  }

  func loop() {
    let (from, to) = (current, standby)
    to.onEnd = {  //@ loop
      from.url += "?again"
    }
    from.next = to
  }
}
