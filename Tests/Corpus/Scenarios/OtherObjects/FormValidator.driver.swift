import CorpusProbe

@MainActor private func fill(_ probe: Probe, _ object: (AccountFlow) -> AnyObject?) {
  let flow = AccountFlow()
  flow.begin()
  probe.watch(object(flow)!)
  flow.cancel()
}

public let places: [Place] = [
  Place("confirmation", decidedBy: .program, capture: "password") { fill($0) { $0.password!.confirmation } },
  Place("endRule", decidedBy: .program, capture: "start") { fill($0) { $0.range!.end } },
  Place("limitRule", rule: "stored_closure_cycle", decidedBy: .program, capture: "spent", repaired: "    limit.rules.append(Rule(message: \"below spent\") { [weak spent] in $0 >= spent?.value ?? 0 })") { fill($0) { $0.budget!.limit } },
  Place("spentRule", rule: "stored_closure_cycle", decidedBy: .program, capture: "limit", repaired: "    spent.rules.append(Rule(message: \"over limit\") { [weak limit] in $0 <= limit?.value ?? 0 })") { fill($0) { $0.budget!.spent } },
  Place("validate", rule: "stored_closure_cycle", decidedBy: .program, repaired: "    name.onChange = { [weak self] in self?.validate() }") { fill($0) { $0.profile } },
  Place("onInvalid", rule: "stored_closure_cycle", decidedBy: .program) { fill($0) { $0.contact } },
]
