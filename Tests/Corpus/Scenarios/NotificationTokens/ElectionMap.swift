import Foundation

extension Notification.Name {
  static let districtCounted = Notification.Name("districtCounted")
  static let mapStyleChanged = Notification.Name("mapStyleChanged")
  static let pollsClosed = Notification.Name("pollsClosed")
}

struct DistrictResult {
  let district: Int
  let votes: [String: Int]
  var leader: String? { votes.max { $0.value < $1.value }?.key }
}

final class ResultsLedger {
  private(set) var leaders: [Int: String] = [:]
  private var token: NSObjectProtocol?

  func begin() {
    token = NotificationCenter.default.addObserver(forName: .districtCounted, object: nil, queue: nil) { note in  //@ counted
      guard let result = note.object as? DistrictResult else { return }
      self.leaders[result.district] = result.leader
    }
  }

  deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}

final class MapLegend {
  private(set) var colors: [String: String] = ["A": "blue", "B": "red"]
  private var tokens: [NSObjectProtocol] = []

  func begin() {
    tokens.append(
      NotificationCenter.default.addObserver(forName: .mapStyleChanged, object: nil, queue: nil) { [weak self] note in  //@ style
        self?.colors = note.userInfo as? [String: String] ?? [:]
      })
  }

  deinit { tokens.forEach(NotificationCenter.default.removeObserver) }
}

final class TurnoutMeter {
  private(set) var turnout = 0
  private var token: NSObjectProtocol?

  func open() {
    token = NotificationCenter.default.addObserver(forName: .districtCounted, object: nil, queue: nil) { note in  //@ turnout
      let result = note.object as? DistrictResult
      self.turnout += result?.votes.values.reduce(0, +) ?? 0
    }
  }

  func close() {
    if let token { NotificationCenter.default.removeObserver(token) }
    token = nil
  }
}

final class ClosingBanner {
  private(set) var isVisible = false

  func arm() {
    NotificationCenter.default.addObserver(self, selector: #selector(pollsClosed), name: .pollsClosed, object: nil)  //@ banner
  }

  @objc private func pollsClosed() { isVisible = true }
}

final class ElectionNight {
  let ledger = ResultsLedger()
  let legend = MapLegend()
  let meter = TurnoutMeter()
  let banner = ClosingBanner()
  private var announcements: [String] = []

  func announce() {
    NotificationCenter.default.addObserver(forName: .pollsClosed, object: nil, queue: nil) { [ledger] _ in  //@ announce
      print(ledger.leaders.count)
    }
  }

  func run() {
    legend.begin()
    banner.arm()
    meter.open()
    NotificationCenter.default.post(name: .districtCounted, object: DistrictResult(district: 4, votes: ["A": 3, "B": 2]))
    NotificationCenter.default.post(name: .pollsClosed, object: nil)
    meter.close()
  }
}

final class Newsroom {
  private var night: ElectionNight?

  func open() {
    let night = ElectionNight()
    night.ledger.begin()
    night.announce()
    night.run()
    self.night = night
  }

  func close() { night = nil }
}
