import CorpusProbe

public let places: [Place] = [
  Place("plugins", decidedBy: .program) { probe in
    let host = PluginHost()
    probe.watch(host)
    host.install(WordCounter(host: host))
  },
  Place("ruler", decidedBy: .program) { probe in
    let host = PluginHost()
    let ruler = Ruler(host: host)
    probe.watch(host)
    probe.watch(ruler)
  },
  Place("spell", rule: "mutual_ownership_cycle", decidedBy: .run, repaired: "  private unowned let host: PluginHost") { probe in
    let host = PluginHost()
    probe.watch(host)
    host.install(SpellChecker(host: host))
  },
  Place("exporter", rule: "stored_method_reference_cycle", decidedBy: .program, capture: "host", repaired: "  host.install(Exporter(count: { [weak host] in host?.count() }))") { probe in
    probe.watch(makeExporterHost())
  },
  Place("weakExporter", decidedBy: .program) { probe in
    probe.watch(makeWeakExporterHost())
  }
]
