import CorpusProbe

@MainActor private func fly<Mission: AnyObject>(_ probe: Probe, _ type: Mission.Type) {
  MissionControl().run { if $0 is Mission { probe.watch($0) } }
}

public let places: [Place] = [
  Place("autopilot", rule: "strong_delegate", decidedBy: .program, repaired: "  private weak var delegate: AutopilotDelegate?") { fly($0, SurveyMission.self) },
  Place("landed", rule: "stored_closure_cycle", decidedBy: .program) { fly($0, DeliveryMission.self) },
  Place("returning", decidedBy: .program) { fly($0, PatrolMission.self) },
  Place("rescue", rule: "stored_closure_cycle", decidedBy: .text, repaired: "    recovery = .retry(limit: 3, action: { [weak self] in self?.attempt() })") { fly($0, RescueMission.self) },
  Place("inspection", decidedBy: .text) { fly($0, InspectionMission.self) },
]
