import UIKit

protocol Coordinator: AnyObject {
  var children: [Coordinator] { get set }
  func start()
}

final class SeatMapViewController: UIViewController {
  var onSeat: ((String) -> Void)?
  var onClose: (() -> Void)?
}

final class SeatCoordinator: Coordinator {
  var children: [Coordinator] = []
  var onFinish: ((SeatCoordinator) -> Void)?
  let navigation: UINavigationController
  private(set) var seat: String?

  init(navigation: UINavigationController) { self.navigation = navigation }

  func start() {
    let map = SeatMapViewController()
    map.onSeat = { self.seat = $0 } //@ seat
    map.onClose = { [unowned self] in self.finish() }
    navigation.pushViewController(map, animated: false)
  }

  func finish() {
    navigation.popViewController(animated: false)
    onFinish?(self)
  }
}

final class HotelCoordinator: Coordinator {
  var children: [Coordinator] = []
  let parent: Coordinator //@ parent
  init(parent: Coordinator) { self.parent = parent }
  func start() {}
}

final class InsuranceCoordinator: Coordinator {
  var children: [Coordinator] = []
  private weak var parent: Coordinator?
  private let screen = SeatMapViewController()
  init(parent: Coordinator) { self.parent = parent }

  func start() {
    screen.onClose = finish //@ insurance
  }

  private func finish() { parent?.children.removeAll { $0 === self } }
}

final class TripCoordinator: Coordinator {
  var children: [Coordinator] = []
  let navigation = UINavigationController(rootViewController: UIViewController())
  private(set) var bookings = 0

  func start() {}

  func chooseSeat() -> SeatCoordinator {
    let seats = SeatCoordinator(navigation: navigation)
    seats.onFinish = { child in //@ finished
      self.bookings += 1
      self.children.removeAll { $0 === child }
    }
    children.append(seats)
    seats.start()
    seats.finish()
    return seats
  }

  func bookHotel() {
    let hotel = HotelCoordinator(parent: self)
    children.append(hotel)
    hotel.start()
  }

  func insure() -> InsuranceCoordinator {
    let insurance = InsuranceCoordinator(parent: self)
    children.append(insurance)
    insurance.start()
    children.removeAll { $0 === insurance }
    return insurance
  }
}

final class TripScene {
  func run() {
    let trip = TripCoordinator()
    trip.start()
    _ = trip.chooseSeat()
    _ = trip.insure()
    let other = TripCoordinator()
    other.bookHotel()
  }
}
