import Dispatch
import Foundation

struct Job {
  let name: String
  let run: () -> Void
}

final class Heartbeat {
  private let source = DispatchSource.makeTimerSource(queue: .main)
  private(set) var beats = 0

  func start() {
    source.schedule(deadline: .now(), repeating: .milliseconds(5))
    source.setEventHandler {  //@ beat
      self.beats += 1
    }
    source.resume()
  }
}

final class Watchdog {
  private let source = DispatchSource.makeTimerSource(queue: .main)
  private var lastFed = Date()
  private(set) var barks = 0

  func start() {
    source.schedule(deadline: .now(), repeating: .milliseconds(5))
    source.setEventHandler {  //@ bark
      if self.lastFed.timeIntervalSinceNow < -1 { self.barks += 1 }
    }
    source.resume()
  }

  func feed() { lastFed = Date() }
  func stop() { source.cancel() }
}

final class Debouncer {
  private var pending: DispatchWorkItem?
  private(set) var saves = 0

  func touch() {
    pending?.cancel()
    let item = DispatchWorkItem(block: save)  //@ saveItem
    pending = item
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.01, execute: item)
  }

  private func save() { saves += 1 }
}

final class Throttle {
  private var isWaiting = false
  private(set) var reports = 0

  func touch() {
    guard !isWaiting else { return }
    isWaiting = true
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.01, execute: report)  //@ report
  }

  private func report() {
    isWaiting = false
    reports += 1
  }
}

final class JobQueue {
  private var jobs: [Job] = []
  private(set) var finished: [String] = []

  func enqueue(_ name: String) {
    jobs.append(Job(name: name) {  //@ enqueue
      self.finished.append(name)
    })
  }

  func runAll() {
    for job in jobs { job.run() }
  }

  func schedulePeriodic() {
    jobs.append(Job(name: "vacuum") { [weak self] in  //@ vacuum
      self?.finished.removeAll()
    })
  }
}

final class SchedulerService {
  private(set) var heartbeat: Heartbeat? = Heartbeat()
  private(set) var watchdog: Watchdog? = Watchdog()
  private(set) var queue: JobQueue? = JobQueue()

  func start() {
    heartbeat?.start()
    watchdog?.start()
    watchdog?.feed()
  }

  func shutDown() {
    watchdog?.stop()
    watchdog = nil
    heartbeat = nil
    queue = nil
  }
}
