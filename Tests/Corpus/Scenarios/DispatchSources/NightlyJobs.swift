import Foundation

protocol Job: AnyObject {
  var name: String { get }
  func run(completion: @escaping (Bool) -> Void)
}

final class BlockJob: Job {
  let name: String
  private var body: (() -> Void)?
  var onFinish: ((Bool) -> Void)?

  init(name: String, body: @escaping () -> Void) {
    self.name = name
    self.body = body
  }

  func run(completion: @escaping (Bool) -> Void) {
    body?()
    body = nil
    onFinish?(true)
    completion(true)
  }
}

final class HeartbeatJob {
  private var source: DispatchSourceTimer?
  private(set) var beats = 0

  func start() {
    let source = DispatchSource.makeTimerSource(queue: .main)
    source.schedule(deadline: .now(), repeating: .milliseconds(20))
    source.setEventHandler {  //@ heartbeat
      self.beats += 1
    }
    source.resume()
    self.source = source
  }

  func stop() {
    source?.cancel()
    source = nil
  }
}

final class CleanupJob {
  private var source: DispatchSourceTimer?
  private var isPaused = false
  private var removed = 0

  func start() {
    let source = DispatchSource.makeTimerSource(queue: .main)
    source.schedule(deadline: .now(), repeating: .milliseconds(20))
    source.setEventHandler {  //@ cleanup
      if !self.isPaused { self.removed += 1 }
    }
    source.resume()
    self.source = source
  }

  func stop() { isPaused = true }
}

final class JobScheduler {
  private var queue: [Job] = []
  private var log: [String: Bool] = [:]
  private var attempts = 0
  private let heartbeat = HeartbeatJob()
  private let cleanup = CleanupJob()

  func start() {
    heartbeat.start()
    cleanup.start()
  }

  func shutdown() {
    heartbeat.stop()
    cleanup.stop()
    queue.removeAll()
  }

  func enqueue(_ job: Job) { queue.append(job) }

  func drain() {
    while !queue.isEmpty {
      let job = queue.removeFirst()
      job.run { isDone in self.log[job.name] = isDone }  //@ drained
    }
  }

  func makeReport(_ title: String) -> BlockJob {
    let job = BlockJob(name: title) { print(title) }
    job.onFinish = { isDone in  //@ report
      print(job.name, isDone)
    }
    return job
  }

  func retry(after delay: DispatchTimeInterval) {
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) {  //@ retry
      self.attempts += 1
      self.drain()
    }
  }
}

final class NightlyBatch {
  func run() {
    let scheduler = JobScheduler()
    scheduler.start()
    scheduler.enqueue(BlockJob(name: "vacuum") {})
    scheduler.enqueue(scheduler.makeReport("nightly"))
    scheduler.drain()
    scheduler.retry(after: .milliseconds(5))
    scheduler.shutdown()
  }
}
