import Foundation

enum VacuumState {
  case docked, cleaning(room: String), stuck
}

final class Vacuum {
  let name: String
  var dock: Dock?  //@ vacuumDock
  var onState: ((VacuumState) -> Void)?
  private(set) var state = VacuumState.docked
  init(name: String) { self.name = name }

  func move(to state: VacuumState) {
    self.state = state
    onState?(state)
  }
}

final class Dock {
  let room: String
  private(set) var parked: Vacuum?
  init(room: String) { self.room = room }

  func park(_ vacuum: Vacuum) {
    parked = vacuum
    vacuum.dock = self
  }
}

final class MapLayer {
  let room: String
  weak var floor: FloorMap?  //@ layerFloor
  init(room: String) { self.room = room }
}

final class FloorMap {
  private(set) var layers: [MapLayer] = []

  func add(_ room: String) {
    let layer = MapLayer(room: room)
    layer.floor = self
    layers.append(layer)
  }
}

final class CleaningPlan {
  private let vacuum = Vacuum(name: "plan")
  private(set) var rooms: [String]
  init(rooms: [String]) { self.rooms = rooms }

  func run() {
    vacuum.onState = advance  //@ advance
    rooms.first.map { vacuum.move(to: .cleaning(room: $0)) }
  }

  private func advance(_ state: VacuumState) {
    if case .docked = state { rooms.removeFirst() }
  }
}

final class TestRun {
  private let vacuum = Vacuum(name: "test")
  private(set) var isDone = false

  func run() {
    vacuum.onState = { state in  //@ testRun
      guard case .docked = state else { return }
      self.isDone = true
      self.vacuum.onState = nil
    }
    vacuum.move(to: .cleaning(room: "hall"))
    vacuum.move(to: .docked)
  }
}

final class FleetLog {
  static let shared = FleetLog()
  private(set) var reporters: [() -> String] = []
  func add(_ reporter: @escaping () -> String) { reporters.append(reporter) }
  func dump() -> [String] { reporters.map { $0() } }
}

final class BatteryView {
  private var percent = 80

  func publish() {
    FleetLog.shared.add {  //@ battery
      "battery \(self.percent)"
    }
  }
}

final class HomeScreen {
  private(set) var dock: Dock? = Dock(room: "kitchen")
  private(set) var floor: FloorMap? = FloorMap()
  private(set) var plan: CleaningPlan? = CleaningPlan(rooms: ["hall", "bath"])
  private(set) var test: TestRun? = TestRun()
  private(set) var battery: BatteryView? = BatteryView()

  func load() {
    dock?.park(Vacuum(name: "Rob"))
    floor?.add("hall")
    plan?.run()
    test?.run()
    battery?.publish()
    _ = FleetLog.shared.dump()
  }

  func unload() {
    (dock, floor, plan) = (nil, nil, nil)
    test = nil
    battery = nil
  }
}
