import CorpusProbe
import Foundation

public let places: [Place] = [
  Place("pool", rule: "unbounded_self_capture", decidedBy: .program) { probe in
    let pool = ConnectionPool()
    probe.watch(pool)
    pool.publishMetrics()
  },
  Place("depth", decidedBy: .program) { probe in
    let queue = RequestQueue()
    probe.watch(queue)
    queue.publishMetrics()
    queue.push()
  },
  Place("statsd", decidedBy: .program) { probe in
    let reporter = StatsdReporter()
    probe.watch(reporter)
    reporter.start()
    probe.wait(0.03)
    reporter.stop()
  },
  Place("reporter", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let reporter = ConsoleReporter()
    probe.watch(reporter)
    probe.wait(0.03)
  },
  Place("warmup", decidedBy: .program) { probe in
    let reporter = WarmupReporter()
    probe.watch(reporter)
    reporter.start()
  },
  Place("histogram", rule: "subscription_cycle", decidedBy: .program) { probe in
    let reporter = HistogramReporter()
    probe.watch(reporter)
    reporter.resume()
    reporter.pause()
    reporter.resume()
    probe.wait(0.03)
  },
]
