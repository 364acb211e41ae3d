import CorpusProbe

private func use(_ client: FeedClient, _ probe: Probe) {
  probe.watch(client)
  client.receive("hello")
}

public let places: [Place] = [
  Place("logging", decidedBy: .text) { probe in
    let log = FeedLog()
    probe.watch(log)
    use(LoggingClient(log: log), probe)
  },
  Place("counting", rule: "stored_closure_cycle", decidedBy: .program, capture: "relay") { probe in
    let client = CountingClient()
    use(client, probe)
  },
  Place("monitored", decidedBy: .program) { probe in
    use(MonitoredClient(), probe)
  },
  Place("reconnecting", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    use(ReconnectingClient(limit: 3), probe)
  },
]
