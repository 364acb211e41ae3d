import CorpusProbe


public let places: [Place] = [
  Place("erased", decidedBy: .program) { probe in
    let host = PluginHost()
    let p = WordCountPlugin(host: host)
    probe.watch(p)
    host.install(AnyPlugin(p))
    _ = host.run("a")
  },
  Place("spellHost", rule: "mutual_ownership_cycle", decidedBy: .program, repaired: #"  private unowned let host: PluginHost"#) { probe in
    let host = PluginHost()
    probe.watch(host)
    host.install(AnyPlugin(SpellPlugin(host: host)))
    _ = host.run("a")
  },
  Place("countHost", decidedBy: .program) { probe in
    let host = PluginHost()
    probe.watch(host)
    host.install(AnyPlugin(WordCountPlugin(host: host)))
    _ = host.run("a")
  },
  Place("countCommand", decidedBy: .program) { probe in
    let host = PluginHost()
    let p = WordCountPlugin(host: host)
    probe.watch(p)
    probe.watch(host)
    p.addCommands(to: host)
    host.perform("reset")
  },
  Place("onReload", rule: "stored_closure_cycle", decidedBy: .program, capture: "host") { probe in
    let host = PluginHost()
    probe.watch(host)
    PluginDefaults.addReload(to: host)
    host.onReload?()
  },
  Place("twice", decidedBy: .program) { probe in
    let host = PluginHost()
    probe.watch(host)
    PluginDefaults.addTwice(to: host)
  },
]
