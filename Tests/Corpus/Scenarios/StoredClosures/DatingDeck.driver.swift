import CorpusProbe
import Foundation
import UIKit

public let places: [Place] = [
  Place("undoable", rule: "stored_closure_cycle", decidedBy: .program, capture: "card") { probe in
    let deck = MatchSession().open()
    probe.watch(deck.dealUndoable(Profile(name: "Ada", age: 30)))
  },
  Place("delegate", decidedBy: .program) { probe in
    let deck = MatchSession().open()
    probe.watch(deck)
    _ = deck.deal(Profile(name: "Ada", age: 30))
  },
  Place("liking", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let deck = MatchSession().open()
    probe.watch(deck)
    deck.dealLiking(Profile(name: "Ada", age: 30))
  },
  Place("skipping", decidedBy: .program) { probe in
    let deck = MatchSession().open()
    probe.watch(deck)
    deck.dealSkipping(Profile(name: "Ada", age: 30))
  },
  Place("suggest", decidedBy: .text) { probe in
    let deck = MatchSession().open()
    probe.watch(deck)
    _ = deck.suggest([Profile(name: "Ada", age: 30)])
  },
]
