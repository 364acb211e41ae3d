import Foundation

struct Card: Hashable {
  var rank: Int
}

final class Player {
  let name: String
  var hand: [Card] = []
  var strategy: (([Card]) -> Card?)?
  var opponent: Player? //@ opponent

  init(_ name: String) { self.name = name }

  func play() -> Card? {
    guard let card = strategy?(hand) else { return nil }
    hand.removeAll { $0 == card }
    return card
  }
}

final class Dealer {
  private var deck = (2...14).map { Card(rank: $0) }
  var onEmpty: (() -> Void)?

  func deal() -> Card? {
    if deck.count == 1 { onEmpty?() }
    return deck.popLast()
  }
}

final class MatchRegistry {
  static let shared = MatchRegistry()
  private var matches: [String: Match] = [:]
  func register(_ match: Match, for key: String) { matches[key] = match }
  func unregister(_ key: String) { matches[key] = nil }
}

final class Match {
  let id = UUID()
  let players = [Player("North"), Player("South")]
  let dealer = Dealer()
  private(set) var isOver = false
  private(set) var table: [Card] = []

  func prepareBots() {
    players[0].strategy = { hand in hand.max { $0.rank < $1.rank } } //@ highest
  }

  func prepareCautious() {
    let player = players[1]
    player.strategy = { _ in //@ cautious
      player.hand.min { $0.rank < $1.rank }
    }
  }

  func prepareDealer() {
    dealer.onEmpty = { [unowned self] in //@ empty
      self.isOver = true
    }
  }

  func seat() {
    players[0].opponent = players[1]
    players[1].opponent = players[0]
  }

  func round() {
    for player in players {
      if let card = dealer.deal() { player.hand.append(card) }
      if let card = player.play() { table.append(card) }
    }
  }
}

final class Lobby {
  func quickMatch() -> Match {
    let match = Match()
    match.prepareDealer()
    MatchRegistry.shared.register(match, for: match.id.uuidString) //@ quick
    match.round()
    MatchRegistry.shared.unregister(match.id.uuidString)
    return match
  }

  func tournament() -> Match {
    let match = Match()
    MatchRegistry.shared.register(match, for: "tournament-\(match.id)") //@ tournament
    match.round()
    MatchRegistry.shared.unregister(match.id.uuidString)
    return match
  }

  func friendly() -> Match {
    let match = Match()
    match.seat()
    match.round()
    return match
  }

  func botMatch() -> Match {
    let match = Match()
    match.prepareBots()
    match.prepareCautious()
    match.prepareDealer()
    match.round()
    return match
  }
}
