import Foundation

protocol Job: AnyObject {
  associatedtype Output
  var name: String { get }
  func run() -> Output
}

struct AnyJob {
  let name: String
  let body: () -> Void
}

extension AnyJob {
  init<J: Job>(_ job: J) {
    self.init(name: job.name) { _ = job.run() }
  }
}

enum RetryPolicy {
  case never
  case fixed(Int)
  case custom((Int) -> TimeInterval)

  func delay(_ attempt: Int) -> TimeInterval {
    switch self {
    case .never: return .infinity
    case .fixed(let seconds): return TimeInterval(seconds)
    case .custom(let choose): return choose(attempt)
    }
  }
}

final class MiddlewareChain<Value> {
  private var stages: [(Value) -> Value] = []
  func use(_ stage: @escaping (Value) -> Value) { stages.append(stage) }
  func process(_ value: Value) -> Value { stages.reduce(value) { $1($0) } }
}

final class JobRunner {
  private var queue: [AnyJob] = []
  private var recurring: [String: AnyJob] = [:]
  private(set) var finished: [String] = []

  func enqueue(_ job: AnyJob) { queue.append(job) }
  func `repeat`(_ job: AnyJob) { recurring[job.name] = job }

  func drain() {
    while let job = queue.popLast() {
      job.body()
      finished.append(job.name)
    }
    recurring.values.forEach { $0.body() }
  }
}

final class CleanupJob: Job {
  let name = "cleanup"
  private let runner: JobRunner
  private(set) var removed = 0
  init(runner: JobRunner) { self.runner = runner }

  func schedule() { runner.repeat(AnyJob(name: name, body: sweep)) }  //@ sweep
  func scheduleOnce() { runner.enqueue(AnyJob(name: name, body: sweep)) }  //@ sweepOnce

  private func sweep() { removed += runner.finished.count }
  func run() -> Int { removed }
}

final class ReportJob: Job {
  let name = "report"
  private(set) var pages = 0
  func run() -> String {
    pages += 1
    return "page \(pages)"
  }
}

final class BuildPipeline {
  private let chain = MiddlewareChain<String>()
  private var policy = RetryPolicy.never
  private var prefix = "build"
  private var cache: [String: String] = [:]

  func stampNames() {
    chain.use { name in  //@ stamp
      "\(self.prefix)-\(name)"
    }
  }

  func lowercaseNames() {
    chain.use { [prefix] name in  //@ lowercase
      name.lowercased().replacingOccurrences(of: prefix, with: "")
    }
  }

  func backOff() {
    policy = .custom { attempt in  //@ backOff
      Double(attempt * self.prefix.count)
    }
  }

  func name(for job: String) -> String {
    cached(job) { self.chain.process(job) }  //@ cached
  }

  private func cached(_ key: String, or make: () -> String) -> String {
    if let known = cache[key] { return known }
    let made = make()
    cache[key] = made
    return made
  }

  func wait(_ attempt: Int) -> TimeInterval { policy.delay(attempt) }
}

final class BuildServer {
  let runner = JobRunner()
  let pipeline = BuildPipeline()

  func work() {
    CleanupJob(runner: runner).schedule()
    CleanupJob(runner: runner).scheduleOnce()
    runner.repeat(AnyJob(ReportJob()))
    pipeline.stampNames()
    pipeline.lowercaseNames()
    pipeline.backOff()
    _ = pipeline.name(for: "App")
    runner.drain()
  }
}
