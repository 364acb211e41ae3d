import CorpusProbe

@MainActor private func gym(_ probe: Probe) -> Gym {
  let gym = Gym()
  gym.visit = { probe.watch($0) }
  return gym
}

public let places: [Place] = [
  Place("advance", rule: "stored_closure_cycle", decidedBy: .program, repaired: "    rest.onFinished = { [weak self] in self?.advance() }") { gym($0).strength() },
  Place("countDown", decidedBy: .program) { gym($0).intervals() },
  Place("update", rule: "stored_closure_cycle", decidedBy: .program, repaired: "    counter.onRep = { [weak self] in self?.showRepetition($0) }") { gym($0).repetitions() },
  Place("praise", decidedBy: .program, capture: "coach") { gym($0).coached() },
  Place("count", decidedBy: .program) { gym($0).coached() },
]
