import UIKit

protocol SearchStep: AnyObject {
  associatedtype Output
  var next: ((Output) -> Void)? { get set }
  func begin()
}

final class AirportStep: SearchStep {
  var next: ((String) -> Void)?
  func begin() { next?("CDG") }
}

final class DateStep: SearchStep {
  var next: ((Date) -> Void)?
  func begin() {
    let next = next
    self.next = nil
    next?(Date())
  }
}

final class Flow<Step: SearchStep> {
  let step: Step
  private(set) var results: [Step.Output] = []
  init(_ step: Step) { self.step = step }

  func collect() {
    step.next = { self.results.append($0) } //@ collect
    step.begin()
  }

  func collectLatest() {
    step.next = { [weak self] in self?.results.append($0) } //@ latest
    step.begin()
  }
}

final class SearchViewController: UIViewController {
  private let airport = AirportStep()
  private let date = DateStep()
  private(set) var code = ""
  private(set) var day = Date()
  private var debounce: DispatchWorkItem?

  func askAirport() {
    airport.next = { self.code = $0 } //@ airport
    airport.begin()
  }

  func askDate() {
    date.next = { self.day = $0 } //@ date
    date.begin()
  }

  func type(_ text: String) {
    debounce?.cancel()
    let item = DispatchWorkItem { [weak self] in //@ debounce
      self?.code = text
    }
    debounce = item
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.01, execute: item)
  }

  func typeSlowly(_ text: String) {
    let item = DispatchWorkItem { //@ slowly
      self.code = text
    }
    debounce = item
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.01, execute: item)
  }
}

final class BookingApp {
  func flow() -> Flow<AirportStep> { Flow(AirportStep()) }
  func search() -> SearchViewController { SearchViewController() }

  func run() {
    flow().collect()
    flow().collectLatest()
    search().askAirport()
    search().askDate()
    search().type("PAR")
    search().typeSlowly("LON")
  }
}
