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
