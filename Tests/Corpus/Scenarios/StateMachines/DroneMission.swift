import Foundation

struct Waypoint: Equatable {
  var latitude: Double
  var longitude: Double
}

enum MissionState: Hashable {
  case idle, flying, returning, landed
}

enum Recovery {
  case none
  case retry(limit: Int, action: () -> Void)
  case abort(reason: String)
}

final class StateMachine<State: Hashable> {
  private(set) var state: State
  private var entries: [State: () -> Void] = [:]
  init(_ state: State) { self.state = state }

  func onEnter(_ state: State, _ action: @escaping () -> Void) { entries[state] = action }
  func move(to next: State) {
    state = next
    entries[next]?()
  }
  func removeActions() { entries.removeAll() }
}

protocol AutopilotDelegate: AnyObject {
  func autopilot(_ autopilot: Autopilot, reached waypoint: Waypoint)
}

final class Autopilot {
  private var delegate: AutopilotDelegate?  //@ autopilot
  init(delegate: AutopilotDelegate?) { self.delegate = delegate }
  func fly(_ route: [Waypoint]) { route.forEach { delegate?.autopilot(self, reached: $0) } }
}

final class SurveyMission: AutopilotDelegate {
  private lazy var autopilot = Autopilot(delegate: self)
  private(set) var reached = 0
  func run() { autopilot.fly([Waypoint(latitude: 47, longitude: 8)]) }
  func autopilot(_ autopilot: Autopilot, reached waypoint: Waypoint) { reached += 1 }
}

final class DeliveryMission {
  private let machine = StateMachine(MissionState.idle)
  private(set) var delivered = 0

  func run() {
    machine.onEnter(.landed) {  //@ landed
      self.delivered += 1
    }
    machine.move(to: .flying)
    machine.move(to: .landed)
  }
}

final class PatrolMission {
  private let machine = StateMachine(MissionState.idle)
  private var rounds = 0

  func run() {
    machine.onEnter(.returning) {  //@ returning
      self.rounds += 1
      self.machine.removeActions()
    }
    machine.move(to: .flying)
    machine.move(to: .returning)
  }
}

final class RescueMission {
  private var recovery = Recovery.none
  private var attempts = 0

  func run() {
    recovery = .retry(limit: 3, action: attempt)  //@ rescue
    if case .retry(_, let action) = recovery { action() }
  }
  private func attempt() { attempts += 1 }
}

final class InspectionMission {
  private var recovery = Recovery.none
  private var photos = 0

  func run() {
    recovery = .retry(limit: 2, action: photograph)  //@ inspection
    if case .retry(_, let action) = recovery { action() }
    recovery = .abort(reason: "battery")
  }
  private func photograph() { photos += 1 }
}

final class MissionControl {
  private(set) var log: [String] = []

  func run(visit: (AnyObject) -> Void) {
    let survey = SurveyMission(), delivery = DeliveryMission(), patrol = PatrolMission()
    let rescue = RescueMission(), inspection = InspectionMission()
    [survey, delivery, patrol, rescue, inspection].forEach(visit)
    survey.run()
    delivery.run()
    patrol.run()
    rescue.run()
    inspection.run()
    log.append("\(survey.reached) \(delivery.delivered)")
  }
}
