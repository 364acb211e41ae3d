import Combine
import Foundation

struct Quote {
  let symbol: String
  let price: Double
}

final class QuoteFeed {
  let quotes = PassthroughSubject<Quote, Never>()
  let isOpen = CurrentValueSubject<Bool, Never>(true)
  func onQuote(_ handler: @escaping (Quote) -> Void) -> AnyCancellable { quotes.sink(receiveValue: handler) }
  func tick(_ price: Double) { quotes.send(Quote(symbol: "ACME", price: price)) }
}

final class PriceLabelModel {
  private(set) var text = ""
  private let symbol: String
  private var subscriptions: Set<AnyCancellable> = []

  init(feed: QuoteFeed, symbol: String) {
    self.symbol = symbol
    feed.quotes
      .filter { $0.symbol == self.symbol }  //@ filter
      .map { String(format: "%.2f", $0.price) }
      .sink { [weak self] in self?.text = $0 }
      .store(in: &subscriptions)
  }
}

final class VolumeModel {
  private(set) var trades = 0
  private var subscriptions: Set<AnyCancellable> = []

  init(feed: QuoteFeed, symbol: String) {
    feed.quotes
      .filter { $0.symbol == symbol }  //@ symbol
      .sink { [weak self] _ in self?.trades += 1 }
      .store(in: &subscriptions)
  }
}

final class CandleModel {
  private var closes: [Double] = []
  private var subscription: AnyCancellable?

  func follow(_ feed: QuoteFeed) {
    subscription = feed.onQuote { quote in  //@ candles
      self.closes.append(quote.price)
    }
  }
  func stop() { subscription = nil }
}

final class OpeningBanner {
  private(set) var isVisible = false
  private var subscription: AnyCancellable?

  func follow(_ feed: QuoteFeed) {
    subscription = feed.isOpen.first().sink { isOpen in  //@ opening
      self.isVisible = isOpen
    }
  }
}

final class AlarmModel {
  private var limit: Double
  private(set) var isRinging = false
  private var subscription: AnyCancellable?

  init(limit: Double) { self.limit = limit }

  func follow(_ feed: QuoteFeed) {
    subscription = feed.onQuote { quote in  //@ alarm
      if quote.price > self.limit { self.isRinging = true }
    }
  }
  func stop() {
    subscription?.cancel()
    subscription = nil
  }
}

final class ChartScreen {
  private let feed: QuoteFeed
  private(set) var label: PriceLabelModel?
  private(set) var volume: VolumeModel?
  private(set) var candles: CandleModel?
  private(set) var banner: OpeningBanner?
  private(set) var alarm: AlarmModel?

  init(feed: QuoteFeed) { self.feed = feed }

  func appear() {
    label = PriceLabelModel(feed: feed, symbol: "ACME")
    volume = VolumeModel(feed: feed, symbol: "ACME")
    candles = CandleModel()
    candles?.follow(feed)
    banner = OpeningBanner()
    banner?.follow(feed)
    alarm = AlarmModel(limit: 100)
    alarm?.follow(feed)
  }

  func disappear() {
    alarm?.stop()
    (label, volume, candles, banner, alarm) = (nil, nil, nil, nil, nil)
  }
}
