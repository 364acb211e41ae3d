import CorpusProbe

@MainActor private func run(_ probe: Probe, _ make: () -> APITestCase) {
  TestRunner().run {
    let test = make()
    probe.watch(test)
    return test
  }
}

public let places: [Place] = [
  Place("user", rule: "stored_closure_cycle", decidedBy: .program) { run($0) { UserTests() } },
  Place("login", decidedBy: .program) { run($0) { LoginTests() } },
  Place("upload", rule: "stored_closure_cycle", decidedBy: .program, capture: "server") { probe in
    TestRunner().run {
      let test = UploadTests()
      probe.watch(test.server)
      return test
    }
  },
  Place("logging", decidedBy: .program, capture: "log") { run($0) { LoggingTests() } },
  Place("offline", rule: "unowned_capture", decidedBy: .program) { run($0) { OfflineTests() } },
  Place("proxy", decidedBy: .program) { run($0) { ProxyTests() } },
]
