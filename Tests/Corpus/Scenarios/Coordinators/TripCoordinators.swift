import Foundation

class Coordinator {
  private(set) var children: [Coordinator] = []
  func attach(_ child: Coordinator) { children.append(child) }
  func detach(_ child: Coordinator) { children.removeAll { $0 === child } }
}

protocol HotelDelegate: AnyObject {
  func hotelDidFinish(_ coordinator: HotelCoordinator)
}

final class HotelCoordinator: Coordinator {
  var delegate: HotelDelegate?  //@ hotel
  func confirm() { delegate?.hotelDidFinish(self) }
}

protocol CarDelegate: AnyObject {
  func carDidFinish(_ coordinator: CarCoordinator)
}

final class CarCoordinator: Coordinator {
  var delegate: CarDelegate?  //@ car
  func confirm() { delegate?.carDidFinish(self) }
}

final class FlightCoordinator: Coordinator {
  var onFinish: (() -> Void)?
  func confirm() { onFinish?() }
}

final class TrainCoordinator: Coordinator {
  var onFinish: ((TrainCoordinator) -> Void)?
  func confirm() { onFinish?(self) }
}

final class FerryCoordinator: Coordinator {
  private let parent: Coordinator  //@ ferry
  init(parent: Coordinator) { self.parent = parent }
  func confirm() { parent.detach(self) }
}

final class QuoteService {
  private var listeners: [(Int) -> Void] = []
  func listen(_ listener: @escaping (Int) -> Void) { listeners.append(listener) }
  func publish(_ price: Int) { listeners.forEach { $0(price) } }
}

final class TravelServices {
  let quotes = QuoteService()
}

final class InsuranceCoordinator: Coordinator {
  private let services: TravelServices
  private(set) var price = 0
  init(services: TravelServices) { self.services = services }

  func start() {
    services.quotes.listen { price in  //@ insurance
      self.price = price
    }
  }
}

final class VisaCoordinator: Coordinator {
  private(set) var fee = 0

  func start(_ services: TravelServices) {
    services.quotes.listen { price in  //@ visa
      self.fee = price / 2
    }
  }
}

final class TripCoordinator: Coordinator, HotelDelegate, CarDelegate {
  private(set) var bookings = 0

  func bookHotel() -> HotelCoordinator {
    let hotel = HotelCoordinator()
    hotel.delegate = self
    attach(hotel)
    hotel.confirm()
    return hotel
  }

  func rentCar() -> CarCoordinator {
    let car = CarCoordinator()
    car.delegate = self
    attach(car)
    car.confirm()
    return car
  }

  func bookFlight() -> FlightCoordinator {
    let flight = FlightCoordinator()
    flight.onFinish = { [weak self] in  //@ flight
      self?.detach(flight)
    }
    attach(flight)
    flight.confirm()
    return flight
  }

  func bookTrain() -> TrainCoordinator {
    let train = TrainCoordinator()
    train.onFinish = { train in
      self.detach(train)
    }
    attach(train)
    train.confirm()
    return train
  }

  func bookFerry() {
    let ferry = FerryCoordinator(parent: self)
    attach(ferry)
    ferry.confirm()
  }

  func hotelDidFinish(_ coordinator: HotelCoordinator) { bookings += 1 }

  func carDidFinish(_ coordinator: CarCoordinator) {
    bookings += 1
    detach(coordinator)
  }
}

enum TravelAgency {
  static func insure() -> InsuranceCoordinator {
    let services = TravelServices()
    let insurance = InsuranceCoordinator(services: services)
    insurance.start()
    services.quotes.publish(120)
    return insurance
  }

  static func requestVisa() -> VisaCoordinator {
    let services = TravelServices()
    let visa = VisaCoordinator()
    visa.start(services)
    services.quotes.publish(80)
    return visa
  }

  static func planTrip() {
    let stay = TripCoordinator()
    _ = stay.bookHotel()
    let drive = TripCoordinator()
    _ = drive.rentCar()
    _ = drive.bookFlight()
    _ = drive.bookTrain()
    drive.bookFerry()
    _ = insure()
    _ = requestVisa()
  }
}
