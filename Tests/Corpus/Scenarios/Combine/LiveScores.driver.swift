import CorpusProbe
import Combine

public let places: [Place] = [
  Place("details", rule: "subscription_cycle", decidedBy: .program) { probe in
    let feed = RemoteScoreFeed()
    let board = ScoreBoard(feed: feed)
    probe.watch(board)
    board.showDetails()
    feed.push(1)
  },
  Place("feedOnly", decidedBy: .program) { probe in
    let feed = RemoteScoreFeed()
    let board = ScoreBoard(feed: feed)
    probe.watch(board)
    board.showDetailsOfFeed()
    feed.push(1)
  },
  Place("trace", rule: "subscription_cycle", decidedBy: .program) { probe in
    let feed = RemoteScoreFeed()
    let board = ScoreBoard(feed: feed)
    probe.watch(board)
    board.trace()
    feed.push(1)
  },
  Place("load", decidedBy: .program) { probe in
    let feed = RemoteScoreFeed()
    let board = ScoreBoard(feed: feed)
    probe.watch(board)
    board.load()
    feed.push(1)
  },
  Place("drop", decidedBy: .program) { probe in
    let feed = RemoteScoreFeed()
    let board = ScoreBoard(feed: feed)
    probe.watch(board)
    board.drop()
  }
]
