import CorpusProbe

private func runner(_ probe: Probe, _ use: (JobRunner) -> Void) {
  let server = BuildServer()
  probe.watch(server.runner)
  use(server.runner)
  server.runner.drain()
}

private func pipeline(_ probe: Probe, _ use: (BuildPipeline) -> Void) {
  let server = BuildServer()
  probe.watch(server.pipeline)
  use(server.pipeline)
  _ = server.pipeline.name(for: "App")
  _ = server.pipeline.wait(1)
}

public let places: [Place] = [
  Place("sweep", rule: "stored_closure_cycle", decidedBy: .program, repaired: "  func schedule() { runner.repeat(AnyJob(name: name) { [weak self] in self?.sweep() }) }") { probe in
    runner(probe) { runner in
      let job = CleanupJob(runner: runner)
      probe.watch(job)
      job.schedule()
    }
  },
  Place("sweepOnce", decidedBy: .program) { probe in
    runner(probe) { runner in
      let job = CleanupJob(runner: runner)
      probe.watch(job)
      job.scheduleOnce()
    }
  },
  Place("stamp", rule: "stored_closure_cycle", decidedBy: .program) { probe in pipeline(probe) { $0.stampNames() } },
  Place("lowercase", decidedBy: .program) { probe in pipeline(probe) { $0.lowercaseNames() } },
  Place("backOff", rule: "stored_closure_cycle", decidedBy: .program) { probe in pipeline(probe) { $0.backOff() } },
  Place("cached", decidedBy: .text) { probe in pipeline(probe) { _ = $0.name(for: "Tool") } },
]
