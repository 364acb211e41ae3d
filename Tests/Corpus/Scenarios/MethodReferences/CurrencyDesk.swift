import Foundation

struct Quote {
  let pair: String
  let rate: Double
}

final class RateFeed {
  private var handlers: [(Quote) -> Void] = []
  private var onceHandlers: [(Quote) -> Void] = []

  func subscribe(_ handler: @escaping (Quote) -> Void) { handlers.append(handler) }
  func once(_ handler: @escaping (Quote) -> Void) { onceHandlers.append(handler) }

  func publish(_ quote: Quote) {
    handlers.forEach { $0(quote) }
    let once = onceHandlers
    onceHandlers.removeAll()
    once.forEach { $0(quote) }
  }
}

final class RateBoard {
  private let feed = RateFeed()
  private(set) var rates: [String: Double] = [:]

  func open() {
    let handler = show  //@ boardHandler
    feed.subscribe(handler)
    feed.publish(Quote(pair: "EURUSD", rate: 1.08))
  }

  func replay(_ quotes: [Quote]) { quotes.forEach(show) }

  private func show(_ quote: Quote) { rates[quote.pair] = quote.rate }
}

final class OpeningRate {
  private let feed = RateFeed()
  private(set) var first: Quote?

  func capture() {
    feed.once(remember)  //@ opening
    feed.publish(Quote(pair: "EURCHF", rate: 0.96))
  }

  private func remember(_ quote: Quote) { first = quote }
}

final class RateHistory {
  private(set) var points: [Double] = []

  func load(_ quotes: [Quote]) {
    quotes.filter { $0.rate > 0 }.forEach(append)  //@ history
  }

  private func append(_ quote: Quote) { points.append(quote.rate) }
}

final class TransferDesk {
  private let feed = RateFeed()
  private var attempts = 0
  private(set) var booked: [Quote] = []

  func book(limit: Double) {
    func attempt(_ quote: Quote) {
      attempts += 1
      if quote.rate < limit { booked.append(quote) }
    }
    feed.subscribe(attempt)  //@ attempt
    feed.publish(Quote(pair: "EURGBP", rate: 0.85))
  }
}

final class CommandConsole {
  private var commands: [String: (CommandConsole) -> () -> Void] = [:]
  private(set) var lines: [String] = []

  init() {
    commands["help"] = CommandConsole.help  //@ help
  }

  func run(_ name: String) { commands[name]?(self)() }

  private func help() { lines.append("buy, sell, quit") }
}

final class TellerConsole {
  private lazy var commands: [String: () -> Void] = [
    "close": close  //@ tellerClose
  ]
  private(set) var isOpen = true

  func run(_ name: String) { commands[name]?() }

  private func close() { isOpen = false }
}

final class ExchangeOffice {
  func showBoard() -> RateBoard {
    let board = RateBoard()
    board.open()
    return board
  }

  func openMarket() -> OpeningRate {
    let opening = OpeningRate()
    opening.capture()
    return opening
  }

  func history() -> RateHistory {
    let history = RateHistory()
    history.load([Quote(pair: "EURUSD", rate: 1.07)])
    return history
  }

  func transfer() -> TransferDesk {
    let desk = TransferDesk()
    desk.book(limit: 0.9)
    return desk
  }

  func console() -> CommandConsole {
    let console = CommandConsole()
    console.run("help")
    return console
  }

  func teller() -> TellerConsole {
    let teller = TellerConsole()
    teller.run("close")
    return teller
  }
}
