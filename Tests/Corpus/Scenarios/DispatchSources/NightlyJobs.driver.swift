import CorpusProbe
import Foundation

public let places: [Place] = [
  Place("heartbeat", decidedBy: .program) { probe in
    let job = HeartbeatJob()
    probe.watch(job)
    job.start()
    probe.wait(0.03)
    job.stop()
  },
  Place("cleanup", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let job = CleanupJob()
    probe.watch(job)
    job.start()
    probe.wait(0.03)
    job.stop()
  },
  Place("drained", decidedBy: .program) { probe in
    let scheduler = JobScheduler()
    let job = BlockJob(name: "a") {}
    probe.watch(scheduler)
    probe.watch(job)
    scheduler.enqueue(job)
    scheduler.drain()
  },
  Place("report", rule: "stored_closure_cycle", decidedBy: .program, capture: "job") { probe in
    let scheduler = JobScheduler()
    let job = scheduler.makeReport("weekly")
    probe.watch(job)
    scheduler.enqueue(job)
    scheduler.drain()
  },
  Place("retry", decidedBy: .program) { probe in
    let scheduler = JobScheduler()
    probe.watch(scheduler)
    scheduler.retry(after: .milliseconds(5))
  },
]
