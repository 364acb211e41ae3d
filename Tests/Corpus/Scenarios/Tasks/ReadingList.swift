import Foundation
import Observation

@Observable final class Shelf {
  var titles: [String] = []
}

final class ReadingList: @unchecked Sendable {
  private let shelf = Shelf()
  private var counts: Observations<Int, Never>?
  private var pages: AsyncStream<Int>?
  private(set) var shown = 0

  func keepCounts() {
    counts = Observations {  //@ counts
      self.shelf.titles.count
    }
  }

  func firstCount() async -> Int? {
    let counts = Observations {  //@ first
      self.shelf.titles.count
    }
    for await count in counts { return count }
    return nil
  }

  func keepPages() {
    pages = AsyncStream(
      unfolding: { nil },
      onCancel: {  //@ pages
        self.shown = 0
      })
  }

  func readPages() async {
    let pages = AsyncStream<Int>(
      unfolding: { nil },
      onCancel: {  //@ read
        self.shown = 0
      })
    for await page in pages { shown = page }
  }

  func refreshSoon() {
    RunLoop.main.perform {  //@ soon
      self.shown += 1
    }
  }
}
