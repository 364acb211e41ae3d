import Foundation

final class Flight {
  private var observations: [FlightObservation] = []
  let number: String

  init(number: String) { self.number = number }

  func observe(_ handler: @escaping (String) -> Void) -> FlightObservation {
    let observation = FlightObservation(flight: self, handler: handler)
    observations.append(observation)
    return observation
  }

  func announce() { observations.forEach { $0.handler(number) } }
}

final class FlightObservation {
  private let flight: Flight  //@ flight
  let handler: (String) -> Void

  init(flight: Flight, handler: @escaping (String) -> Void) {
    self.flight = flight
    self.handler = handler
  }
}
