import Foundation

enum DownloadPhase {
  case idle
  case running(report: (Int) -> Void)
  case finished(Int)

  func advance(by bytes: Int) {
    if case .running(let report) = self { report(bytes) }
  }
}

final class DownloadEntry {
  private(set) var phase = DownloadPhase.idle
  private var verification = DownloadPhase.idle
  private(set) var received = 0

  func begin() {
    phase = .running { bytes in  //@ begin
      self.received += bytes
    }
    phase.advance(by: 512)
  }

  func estimate() -> Int {
    let phase = DownloadPhase.running { bytes in  //@ estimate
      self.received += bytes
    }
    phase.advance(by: 64)
    return received
  }

  func verify() {
    verification = .running { bytes in  //@ verify
      self.received += bytes
    }
    verification.advance(by: 128)
    verification = .finished(received)
  }

  func append(_ bytes: Int) { received += bytes }
}

final class DownloadQueue {
  private var phases: [String: DownloadPhase] = [:]
  private(set) var total = 0

  func enqueue(_ entry: DownloadEntry, as name: String) {
    phases[name] = .running { entry.append($0) }  //@ enqueue
    phases[name]?.advance(by: 1)
  }

  func count(_ name: String) {
    phases[name] = .running { self.total += $0 }  //@ count
    phases[name]?.advance(by: 1)
  }
}
