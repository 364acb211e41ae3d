import CorpusProbe

@MainActor private func drive(_ probe: Probe, _ use: (HttpServer) -> Void) {
  let process = ServerProcess()
  process.boot()
  probe.watch(process.server!)
  use(process.server!)
  _ = process.server!.router.answer(Request(path: "/health"))
  probe.wait()
  process.halt()
}

public let places: [Place] = [
  Place("accessLog", decidedBy: .program) { probe in drive(probe) { _ in } },
  Place("health", decidedBy: .program) { probe in drive(probe) { _ in } },
  Place("stats", rule: "stored_closure_cycle", decidedBy: .program) { probe in drive(probe) { $0.addStatsRoute() } },
  Place("newConnection", decidedBy: .program) { probe in drive(probe) { $0.listener.simulateConnection() } },
  Place("onClose", rule: "stored_closure_cycle", decidedBy: .text, capture: "client") { probe in
    drive(probe) { server in
      server.listener.simulateConnection()
      let client = server.clients[0]
      probe.watch(client)
      client.close()
    }
  },
  Place("scrape", rule: "unbounded_self_capture", decidedBy: .program, repaired: "    listener.newConnectionHandler = { [weak self] in self?.scrape($0) }") { probe in
    let process = ServerProcess()
    process.bootMetrics()
    probe.watch(process.metrics!)
    probe.wait()
    process.halt()
  },
]
