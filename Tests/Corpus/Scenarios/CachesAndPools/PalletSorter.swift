import Foundation

final class Crate {
  let number: Int
  var onReturn: (() -> Void)?

  init(number: Int) { self.number = number }
  func giveBack() { onReturn?() }
}

final class CratePool {
  var make: (() -> Crate)?
  private(set) var lent = 0
  private var free: [Crate] = []

  static func standard() -> CratePool {
    let pool = CratePool()
    pool.make = {  //@ make
      Crate(number: pool.lent + 1)
    }
    return pool
  }

  static func numbered(from first: Int) -> CratePool {
    let pool = CratePool()
    var next = first
    pool.make = {  //@ numbered
      next += 1
      return Crate(number: next)
    }
    return pool
  }

  func borrow() -> Crate? {
    let crate = free.popLast() ?? make?()
    lent += 1
    crate?.onReturn = { [unowned self] in  //@ borrow
      lent -= 1
    }
    return crate
  }
}

protocol ConveyorObserver: AnyObject {
  func conveyorDidPass(_ barcode: String)
}

struct WeakObserver {
  weak var object: ConveyorObserver?
}

final class Conveyor {
  private var observers: [ConveyorObserver] = []
  private var guests: [WeakObserver] = []

  func add(_ observer: ConveyorObserver) { observers.append(observer) }
  func addGuest(_ observer: ConveyorObserver) { guests.append(WeakObserver(object: observer)) }

  func pass(_ barcode: String) {
    observers.forEach { $0.conveyorDidPass(barcode) }
    guests.forEach { $0.object?.conveyorDidPass(barcode) }
  }
}

enum LaneRegistry {
  static var sorters: [String: PalletSorter] = [:]
}

final class PalletSorter: ConveyorObserver {
  let lane: String
  private let conveyor = Conveyor()
  private(set) var seen: [String] = []

  init(lane: String) { self.lane = lane }

  func follow() {
    conveyor.add(self)  //@ follow
    conveyor.pass("P-1")
  }

  func peek() {
    conveyor.addGuest(self)  //@ peek
    conveyor.pass("P-2")
  }

  func commission() {
    LaneRegistry.sorters[lane] = self  //@ commission
  }

  func decommission() { LaneRegistry.sorters[lane] = nil }

  func conveyorDidPass(_ barcode: String) { seen.append(barcode) }
}

final class SortingHall {
  private(set) var sorter: PalletSorter?
  private var crates: [Crate] = []

  func openLane(_ lane: String) -> PalletSorter {
    let sorter = PalletSorter(lane: lane)
    self.sorter = sorter
    return sorter
  }

  func runShift(on lane: String) { openLane(lane).commission() }

  func closeLane() {
    sorter?.decommission()
    sorter = nil
  }

  func lend(_ count: Int, from pool: CratePool) {
    crates = (0..<count).compactMap { _ in pool.borrow() }
  }

  func returnCrates() {
    crates.forEach { $0.giveBack() }
    crates = []
  }

  func overnight() {
    lend(2, from: CratePool.numbered(from: 100))
    returnCrates()
  }
}
