import CorpusProbe
import Foundation

public let places: [Place] = [
  Place("rotation", rule: "strong_delegate", decidedBy: .program, repaired: "  weak var delegate: RotationDelegate?") { probe in
    let archive = LogArchive()
    probe.watch(archive)
    archive.open()
    archive.append("a")
  },
  Place("request", decidedBy: .program) { probe in
    let scope = RequestScope(path: "/")
    probe.watch(scope)
    scope.enter()
    Logger.shared.log(.info, "a")
    scope.leave()
  },
  Place("job", rule: "unbounded_self_capture", decidedBy: .program) { probe in
    let scope = JobScope(name: "a")
    probe.watch(scope)
    scope.enter()
    Logger.shared.log(.info, "a")
    scope.leave()
  },
  Place("user", decidedBy: .program) { probe in
    let scope = UserScope(user: "a")
    probe.watch(scope)
    scope.enter()
    Logger.shared.log(.info, "a")
  },
  Place("console", decidedBy: .program) { probe in
    let console = OnScreenConsole()
    probe.watch(console)
    console.show()
    Logger.shared.log(.info, "a")
    console.hide()
  },
  Place("crash", rule: "unbounded_self_capture", decidedBy: .program) { probe in
    let buffer = CrashBuffer()
    probe.watch(buffer)
    buffer.install()
    Logger.shared.log(.info, "a")
    buffer.uninstall()
  },
]
