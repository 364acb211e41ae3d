import Foundation
import Observation

@Observable
final class Shelf {
  var pages = 0
}

final class ReadingGoal {
  let shelf = Shelf()
  private(set) var renders = 0
  private var goal: (current: () -> Int, limit: Int)?

  func render() {
    withObservationTracking { //@ render
      _ = shelf.pages + renders
    } onChange: { [weak self] in
      DispatchQueue.main.async { self?.render() }
    }
  }

  func renderStrong() {
    withObservationTracking {
      _ = shelf.pages
    } onChange: { //@ strong
      self.renders += 1
    }
  }

  func renderOther(_ other: Shelf) {
    withObservationTracking {
      _ = other.pages
    } onChange: { //@ other
      self.renders += 1
    }
  }

  func setGoal() {
    goal = (current: { self.shelf.pages }, limit: 10) //@ goal
  }

  func setShelfGoal() {
    goal = (current: { [shelf] in shelf.pages }, limit: 10) //@ shelfGoal
  }
}
