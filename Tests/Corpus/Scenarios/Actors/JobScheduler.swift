import Foundation

actor JobScheduler {
  typealias Job = @Sendable () async -> Void
  private var jobs: [Job] = []
  private var pending: [Job] = []
  private(set) var runs = 0

  func add(_ job: @escaping Job) { jobs.append(job) }

  func runNow(_ job: Job) async {
    runs += 1
    await job()
  }

  func enqueue(_ job: @escaping Job) { pending.append(job) }

  func drain() async {
    let batch = pending
    pending.removeAll()
    for job in batch { await job() }
    runs += batch.count
  }
}

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
