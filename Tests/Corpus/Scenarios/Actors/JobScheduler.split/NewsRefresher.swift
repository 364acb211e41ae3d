import Foundation

final class NewsRefresher: @unchecked Sendable {
  private let scheduler = JobScheduler()
  private var articles: [String] = []
  private var isFresh = false

  func start() async {
    await scheduler.add { await self.refresh() }  //@ start
  }

  func refreshNow() async {
    await scheduler.runNow { await self.refresh() }  //@ now
  }

  func refreshInBatch() async {
    await scheduler.enqueue { await self.refresh() }  //@ batch
    await scheduler.drain()
  }

  func startLater() async {
    await scheduler.enqueue(refresh)  //@ refresh
  }

  func startElsewhere(_ other: JobScheduler) async {
    await other.add { [weak self] in  //@ elsewhere
      await self?.refresh()
    }
  }

  @Sendable func refresh() async {
    articles.append("headline")
    isFresh = true
  }
}
