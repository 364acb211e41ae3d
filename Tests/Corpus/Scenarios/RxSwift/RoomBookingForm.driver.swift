import CorpusProbe
import CorpusUIKit

@MainActor private func book<Step: BookingStepViewController>(_ probe: Probe, _ make: (RoomService) -> Step, _ use: (Step) -> Void = { _ in }) {
  let flow = BookingFlow()
  let step = make(flow.service)
  probe.watch(step)
  flow.push(step)
  use(step)
  flow.cancel()
}

public let places: [Place] = [
  Place("guest", rule: "subscription_cycle", decidedBy: .program) { book($0, GuestViewController.init) { $0.nameField.simulateTyping("Ann") } },
  Place("price", rule: "subscription_cycle", decidedBy: .program) { book($0, NightsViewController.init) { $0.nightsField.simulateTyping("3") } },
  Place("rooms", decidedBy: .program) { book($0, RoomsViewController.init) },
  Place("extras", decidedBy: .program, capture: "service") { book($0, ExtrasViewController.init) { $0.breakfast.sendActions(for: .valueChanged) } },
  Place("confirm", rule: "subscription_cycle", decidedBy: .program, repaired: "      .bind(onNext: { [weak self] in self?.show($0) })") { book($0, ConfirmViewController.init) },
]
