import CorpusProbe
import Foundation

public let places: [Place] = [
  Place("formatter", decidedBy: .program) { probe in
    let host = PluginHost()
    probe.watch(host)
    host.load(FormatterPlugin(host: host))
    host.perform("format")
    host.shutdown()
  },
  Place("outline", rule: "mutual_ownership_cycle", decidedBy: .program, repaired: "  private unowned let host: PluginHost") { probe in
    let host = PluginHost()
    probe.watch(host)
    host.dock(OutlinePlugin(host: host))
    host.shutdown()
  },
  Place("spelling", decidedBy: .program) { probe in
    let host = PluginHost()
    probe.watch(host)
    host.load(SpellingPlugin(host: host))
    host.shutdown()
  },
  Place("recorder", decidedBy: .program) { probe in
    let host = PluginHost()
    let recorder = MacroRecorder(host: host)
    probe.watch(recorder)
    recorder.start()
    host.perform("record")
    host.shutdown()
  },
  Place("installer", decidedBy: .program) { probe in
    let installer = Installer()
    let log = InstallLog()
    probe.watch(installer)
    probe.watch(log)
    installer.delegate = log
    installer.install("outline")
  },
  Place("palette", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let palette = CommandPalette()
    probe.watch(palette)
    palette.install()
    palette.open()
  },
]
