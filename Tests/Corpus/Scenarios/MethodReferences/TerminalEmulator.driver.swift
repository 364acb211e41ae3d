import CorpusProbe

@MainActor private func preview<Terminal: AnyObject>(_ probe: Probe, _ type: Terminal.Type) {
  TerminalTabs().preview("hello") { if $0 is Terminal { probe.watch($0) } }
}

public let places: [Place] = [
  Place("up", rule: "stored_closure_cycle", decidedBy: .program, repaired: "    parser.on(\"A\") { [weak self] in self?.up($0) }") { preview($0, CursorTerminal.self) },
  Place("put", decidedBy: .program) { preview($0, PlainTerminal.self) },
  Place("replay", decidedBy: .program) { preview($0, LogReplay.self) },
  Place("shell", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let tabs = TerminalTabs()
    tabs.openShell()
    probe.watch(tabs.shell!)
    probe.wait()
    tabs.closeAll()
  },
  Place("ssh", decidedBy: .program) { probe in
    let tabs = TerminalTabs()
    tabs.openRemote()
    probe.watch(tabs.remote!)
    probe.wait()
    tabs.closeAll()
  },
]
