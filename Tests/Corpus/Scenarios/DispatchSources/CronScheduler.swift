import Foundation

final class CronJob {
  let name: String
  let action: () -> Void
  init(name: String, action: @escaping () -> Void) {
    self.name = name
    self.action = action
  }
}

final class Scheduler {
  private var jobs: [String: CronJob] = [:]
  private var timer: DispatchSourceTimer?

  func add(_ name: String, _ action: @escaping () -> Void) {
    jobs[name] = CronJob(name: name, action: action)
  }

  func remove(_ name: String) { jobs[name] = nil }

  func once(after delay: Double, _ action: @escaping () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + delay, execute: action)
  }

  func start() {
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now(), repeating: 0.01)
    timer.setEventHandler { [weak self] in //@ tick
      self?.jobs.values.forEach { $0.action() }
    }
    timer.resume()
    self.timer = timer
  }

  deinit { timer?.cancel() }
}

class Worker {
  let scheduler: Scheduler
  private(set) var runs = 0
  init(scheduler: Scheduler) { self.scheduler = scheduler }
  func work() { runs += 1 }
}

final class BackupWorker: Worker {
  func schedule() { scheduler.add("backup", work) } //@ backup
  func cancel() { scheduler.remove("backup") }
}

final class CleanupWorker: Worker {
  private let key = "cleanup"
  func schedule() {
    scheduler.add("clean-up") { self.work() } //@ cleanup
  }
  func cancel() { scheduler.remove(key) }
}

final class ReportWorker: Worker {
  func schedule() {
    scheduler.once(after: 0.03) { self.work() } //@ report
  }
}

final class DigestWorker: Worker {
  func schedule() {
    scheduler.once(after: 0.03) { [unowned self] in self.work() } //@ digest
  }
}

final class Heartbeat {
  private var timer: DispatchSourceTimer?
  private(set) var beats = 0

  func start() {
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now(), repeating: 0.01)
    timer.setEventHandler { //@ beat
      self.beats += 1
    }
    timer.resume()
    self.timer = timer
  }

  deinit { timer?.cancel() }
}

final class BatchServer {
  private(set) var heartbeat: Heartbeat?
  private(set) var scheduler: Scheduler? = Scheduler()
  private(set) var backup: BackupWorker?
  private(set) var cleanup: CleanupWorker?
  private(set) var report: ReportWorker?
  private(set) var digest: DigestWorker?

  func boot() { scheduler?.start() }

  func monitor() {
    heartbeat = Heartbeat()
    heartbeat?.start()
  }

  func nightly() {
    guard let scheduler else { return }
    backup = BackupWorker(scheduler: scheduler)
    backup?.schedule()
    backup?.cancel()
    backup = nil
  }

  func prepare() {
    guard let scheduler else { return }
    backup = BackupWorker(scheduler: scheduler)
    cleanup = CleanupWorker(scheduler: scheduler)
    report = ReportWorker(scheduler: scheduler)
    backup?.schedule()
    cleanup?.schedule()
    report?.schedule()
  }

  func prepareDigest() {
    guard let scheduler else { return }
    digest = DigestWorker(scheduler: scheduler)
    digest?.schedule()
  }

  func shutDown() {
    backup?.cancel()
    cleanup?.cancel()
    backup = nil
    cleanup = nil
    report = nil
    digest = nil
    heartbeat = nil
    scheduler = nil
  }
}
