import Foundation

final class Playback {
  let body: (Int) -> Void
  init(_ body: @escaping (Int) -> Void) { self.body = body }
}

final class Desk {
  private(set) var track = 0
  func follow(_ body: @escaping (Int) -> Void) -> Playback {
    body(track)
    return Playback(body)
  }
}

final class Deck {
  private var playback: Playback?
  private(set) var playing = 0

  weak var desk: Desk? {
    didSet {
      if let desk {
        playback = desk.follow { track in self.playing = track }  //@ deck
      } else {
        playback = nil
      }
    }
  }
}

final class Turntable {
  private var playback: Playback?
  private(set) var playing = 0

  weak var desk: Desk? {
    didSet {
      guard let desk else {
        playback = nil
        return
      }
      playback = desk.follow { track in self.playing = track }  //@ turntable
    }
  }
}

final class Studio {
  let desk = Desk()
  private(set) var deck: Deck?
  private(set) var turntable: Turntable?

  func putUpDeck() {
    let deck = Deck()
    deck.desk = desk
    self.deck = deck
  }

  func putUpTurntable() {
    turntable = Turntable()
    turntable?.desk = desk
  }

  func takeAway() {
    turntable?.desk = nil
    turntable = nil
    deck = nil
  }
}
