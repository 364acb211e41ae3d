import CorpusProbe
import Foundation

private let address = URL(fileURLWithPath: "/dev/null")

@MainActor private func drive(_ probe: Probe, _ use: (FileTransfer) -> Void) {
  let transfer = FileTransfer()
  probe.watch(transfer)
  use(transfer)
  probe.wait(0.15)
}

private func relayed(_ left: String) -> String {
  "final class R: NSObject, URLSessionDataDelegate { weak var o: FileTransfer?; init(_ o: FileTransfer) { self.o = o } }; "
    + left + " = URLSession(configuration: .ephemeral, delegate: R(self), delegateQueue: nil)"
}

public let places: [Place] = [
  Place("open", rule: "target_cycle", decidedBy: .text, repaired: relayed("session")) { drive($0) { $0.open() } },
  Place("quiet", decidedBy: .program) { drive($0) { $0.openQuietly() } },
  Place("download", decidedBy: .text) { drive($0) { $0.download(address) } },
  Place("upload", rule: "target_cycle", decidedBy: .program, repaired: relayed("let session")) { drive($0) { $0.upload(address) } },
  Place("reconnect", decidedBy: .run) { probe in
    let transfer = FileTransfer()
    probe.watch(transfer)
    let screen = TransfersScreen(transfer: transfer)
    screen.appear()
    probe.wait(0.1)
    screen.disappear()
    probe.wait(0.1)
  },
]
