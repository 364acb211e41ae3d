import Foundation

extension Notification.Name {
  static let tideStationChanged = Notification.Name("tideStationChanged")
  static let unitsChanged = Notification.Name("unitsChanged")
  static let moonPhaseChanged = Notification.Name("moonPhaseChanged")
}

struct Tide {
  let time: Date
  let height: Double
}

final class TideChart {
  private(set) var points: [Double] = []
  var inFeet = false
  func plot(_ tides: [Tide]) { points = tides.map { inFeet ? $0.height * 3.28 : $0.height } }
}

final class TideTable {
  private(set) var tides: [Tide] = []
  private var station = ""
  private let chart = TideChart()
  private var stationToken: NSObjectProtocol?
  private var unitsToken: NSObjectProtocol?
  private var chartToken: NSObjectProtocol?

  func followStation() {
    stationToken = NotificationCenter.default.addObserver(forName: .tideStationChanged, object: nil, queue: nil) { note in  //@ station
      self.station = note.userInfo?["station"] as? String ?? self.station
      self.reload()
    }
  }

  func followUnits() {
    unitsToken = NotificationCenter.default.addObserver(forName: .unitsChanged, object: nil, queue: nil) { [weak self] _ in  //@ units
      self?.reload()
    }
  }

  func followChart() {
    chartToken = NotificationCenter.default.addObserver(forName: .unitsChanged, object: nil, queue: nil) { [chart] note in  //@ chart
      chart.inFeet = note.userInfo?["feet"] as? Bool ?? false
    }
  }

  private func reload() {
    tides = [Tide(time: Date(), height: 2.4)]
    chart.plot(tides)
  }

  deinit {
    for token in [stationToken, unitsToken, chartToken].compactMap({ $0 }) {
      NotificationCenter.default.removeObserver(token)
    }
  }
}

final class MoonBadge {
  private(set) var phase = 0.0
  private var token: NSObjectProtocol?

  func activate() {
    token = NotificationCenter.default.addObserver(forName: .moonPhaseChanged, object: nil, queue: nil) { note in  //@ moon
      self.phase = note.userInfo?["phase"] as? Double ?? 0
    }
  }

  func deactivate() {
    if let token { NotificationCenter.default.removeObserver(token) }
    token = nil
  }
}

final class SpringTideAlert {
  private var text = ""

  func arm() {
    _ = NotificationCenter.default.addObserver(forName: .moonPhaseChanged, object: nil, queue: nil) { [unowned self] note in  //@ spring
      self.text = "Spring tide \(note.userInfo?["phase"] ?? "")"
    }
  }
}

final class HarbourScreen {
  let table = TideTable()
  let badge = MoonBadge()
  private var alert: SpringTideAlert?

  func appear() {
    table.followStation()
    table.followUnits()
    table.followChart()
    badge.activate()
    let alert = SpringTideAlert()
    alert.arm()
    self.alert = alert
  }

  func disappear() {
    badge.deactivate()
    alert = nil
  }

  static func publish(phase: Double) {
    NotificationCenter.default.post(name: .moonPhaseChanged, object: nil, userInfo: ["phase": phase])
  }
}
