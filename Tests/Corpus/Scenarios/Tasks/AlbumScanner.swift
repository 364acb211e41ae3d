import Foundation

final class AlbumScanner: @unchecked Sendable {
  private(set) var scanned = 0
  private var backlog: [String] = []

  func scan() {
    Task.detached(priority: .background) {  //@ scan
      while true {
        await MainActor.run { self.scanned += 1 }
        try? await Task.sleep(nanoseconds: 10_000_000)
      }
    }
  }

  func scan(_ albums: [String]) {
    Task.detached(priority: .background) {  //@ albums
      for _ in albums {
        await MainActor.run { self.scanned += 1 }
        try? await Task.sleep(nanoseconds: 10_000_000)
      }
    }
  }

  func scanBacklog(_ albums: [String]) {
    backlog = albums
    Task.detached {  //@ backlog
      while let album = self.backlog.popLast() {
        await MainActor.run { self.scanned += album.count }
        try? await Task.sleep(nanoseconds: 5_000_000)
      }
    }
  }

  func count() {
    Task { @MainActor in  //@ count
      repeat {
        self.scanned += 1
        try? await Task.sleep(nanoseconds: 5_000_000)
      } while self.scanned >= 0
    }
  }
}
