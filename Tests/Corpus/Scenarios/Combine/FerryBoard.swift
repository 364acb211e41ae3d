import Combine
import Foundation

struct Departure {
  let line: String
  var minutesLate: Int
}

final class HarbourFeed {
  static let shared = HarbourFeed()
  let departures = PassthroughSubject<Departure, Never>()
  func publish(_ departure: Departure) { departures.send(departure) }
}

final class LineBoard {
  private let prefix: String
  private(set) var rows: [String] = []
  private var cancellables = Set<AnyCancellable>()

  init(prefix: String) { self.prefix = prefix }

  func connect(to feed: HarbourFeed) {
    feed.departures
      .map { self.row(for: $0) }  //@ row
      .sink { [weak self] in self?.rows.append($0) }
      .store(in: &cancellables)
  }

  private func row(for departure: Departure) -> String { prefix + departure.line }
}

final class DelayCounter {
  private let line: String
  private(set) var total = 0
  private var cancellables = Set<AnyCancellable>()

  init(line: String) { self.line = line }

  func connect(to feed: HarbourFeed) {
    feed.departures
      .filter { [line] in $0.line == line }  //@ line
      .map(\.minutesLate)
      .sink { [weak self] in self?.total += $0 }
      .store(in: &cancellables)
  }
}

final class Ticker {
  var headline = ""
  private var cancellables = Set<AnyCancellable>()

  func connect(to feed: HarbourFeed) {
    feed.departures
      .map { "Ferry \($0.line)" }
      .assign(to: \.headline, on: self)  //@ headline
      .store(in: &cancellables)
  }
}

final class TimetableImport {
  private(set) var imported: [Departure] = []
  private var load: AnyCancellable?

  func read(_ lines: [String]) {
    load = lines.publisher
      .map { Departure(line: $0, minutesLate: 0) }
      .sink(
        receiveCompletion: { [weak self] _ in self?.load = nil },
        receiveValue: { departure in  //@ imported
          self.imported.append(departure)
        })
  }
}

final class AnnouncementPanel {
  private(set) var spoken = 0
  private var subscription: AnyCancellable?

  func open(_ feed: HarbourFeed) {
    subscription = feed.departures.sink { _ in  //@ spoken
      self.spoken += 1
    }
  }

  func close() {
    subscription?.cancel()
    subscription = nil
  }
}

final class TerminalScreen {
  private(set) var board: LineBoard? = LineBoard(prefix: "Pier 2: ")
  private(set) var delays: DelayCounter? = DelayCounter(line: "4")
  private(set) var ticker: Ticker? = Ticker()
  private(set) var panel: AnnouncementPanel? = AnnouncementPanel()
  private(set) var timetable: TimetableImport? = TimetableImport()

  func start() {
    board?.connect(to: .shared)
    delays?.connect(to: .shared)
    ticker?.connect(to: .shared)
    panel?.open(.shared)
    timetable?.read(["4", "7"])
    HarbourFeed.shared.publish(Departure(line: "4", minutesLate: 3))
  }

  func stop() {
    panel?.close()
    board = nil
    delays = nil
    ticker = nil
    panel = nil
    timetable = nil
  }
}
