import Foundation

enum Direction { case up, down, idle }

final class Door {
  var onClosed: (() -> Void)?
  private(set) var isOpen = false
  func cycle() {
    isOpen = true
    isOpen = false
    onClosed?()
  }
}

final class MaintenanceLog {
  static let shared = MaintenanceLog()
  private var sources: [Int: () -> String] = [:]
  func register(_ number: Int, _ source: @escaping () -> String) { sources[number] = source }
  func retire(_ number: Int) { sources[number] = nil }
  func dump() -> [String] { sources.values.map { $0() } }
}

final class Motor {
  private var arrival: ((Int) -> Void)?
  private var floor = 0

  func move(to floor: Int, arrival: @escaping (Int) -> Void) {
    self.arrival = arrival
    self.floor = floor
  }

  func step() {
    let arrival = self.arrival
    self.arrival = nil
    arrival?(floor)
  }
}

final class Elevator {
  let number: Int
  private let door = Door()
  private let motor = Motor()
  weak var controller: ElevatorController? //@ controller
  private(set) var floor = 0
  private var queue: [Int] = []

  init(number: Int) { self.number = number }

  func go(to target: Int) {
    motor.move(to: target) { reached in //@ arrival
      self.floor = reached
      self.door.cycle()
    }
    motor.step()
  }

  func call(to target: Int) {
    motor.move(to: target) { reached in //@ called
      self.floor = reached
    }
  }

  func serviceDoor() {
    door.onClosed = { [weak self] in //@ closed
      guard let self, !self.queue.isEmpty else { return }
      self.go(to: self.queue.removeFirst())
    }
    door.cycle()
  }

  func report() {
    MaintenanceLog.shared.register(number) { "\(self.number) at \(self.floor)" } //@ log
  }

  func serviceQueue() {
    door.onClosed = next //@ queue
    door.cycle()
  }

  private func next() {
    if let target = queue.popLast() { floor = target }
  }
}

final class ElevatorController {
  private var elevators: [Elevator] = []
  private(set) var trips = 0

  func add(_ elevator: Elevator) {
    elevator.controller = self
    elevators.append(elevator)
  }

  func request(_ floor: Int) {
    let nearest = elevators.min { abs($0.floor - floor) < abs($1.floor - floor) }
    nearest?.go(to: floor)
    trips += 1
  }
}

final class Building {
  private(set) var controller: ElevatorController? = ElevatorController()
  private(set) var elevator: Elevator? = Elevator(number: 1)

  func operate() {
    guard let elevator else { return }
    controller?.add(elevator)
    controller?.request(4)
  }

  func maintain() {
    elevator?.serviceDoor()
  }

  func maintainQueue() {
    elevator?.serviceQueue()
  }

  func inspect() {
    elevator?.report()
    _ = MaintenanceLog.shared.dump()
  }

  func callFromLobby() {
    elevator?.call(to: 2)
  }

  func demolish() {
    controller = nil
    elevator = nil
  }
}
