import Dispatch
import Foundation

final class MetricsReporter {
  private let queue = DispatchQueue(label: "metrics")
  private var timer: DispatchSourceTimer?
  private var reports = 0

  func start() {
    let timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(deadline: .now(), repeating: .milliseconds(20))
    timer.setEventHandler {  //@ report
      self.reports += 1
    }
    timer.resume()
    self.timer = timer
  }

  deinit { timer?.cancel() }
}

final class LatencySampler {
  private let queue = DispatchQueue(label: "latency")
  private var timer: DispatchSourceTimer?
  private var samples: [Double] = []

  func start() {
    let timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(deadline: .now(), repeating: .milliseconds(20))
    timer.setEventHandler {  //@ sample
      self.samples.append(Date().timeIntervalSince1970)
    }
    timer.resume()
    self.timer = timer
  }

  func stop() {
    timer?.cancel()
    timer = nil
  }
}

final class BatchWriter {
  private var pending: [String] = []
  private var flushItem: DispatchWorkItem?
  private(set) var written = 0

  func write(_ line: String) {
    pending.append(line)
    guard flushItem == nil else { return }
    let item = DispatchWorkItem {  //@ flush
      self.written += self.pending.count
      self.pending.removeAll()
    }
    flushItem = item
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.03, execute: item)
  }
}

final class DebouncedSaver {
  private var text = ""
  private var saveItem: DispatchWorkItem?
  private(set) var saved = ""

  func edit(_ text: String) {
    self.text = text
    saveItem?.cancel()
    let item = DispatchWorkItem {  //@ save
      self.saved = self.text
      self.saveItem = nil
    }
    saveItem = item
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.03, execute: item)
  }
}

final class ParallelScan {
  private let group = DispatchGroup()
  private let lock = NSLock()
  private var sizes: [Int] = []
  private(set) var total = 0

  func scan(_ names: [String]) {
    for name in names {
      DispatchQueue.global().async(group: group) {
        self.lock.lock()
        self.sizes.append(name.count)
        self.lock.unlock()
      }
    }
    group.notify(queue: .main) {  //@ notify
      self.total = self.sizes.reduce(0, +)
    }
  }
}

final class Daemon {
  let reporter = MetricsReporter()
  let sampler = LatencySampler()
  let writer = BatchWriter()
  let saver = DebouncedSaver()
  let scan = ParallelScan()

  func run() {
    reporter.start()
    sampler.start()
    writer.write("boot")
    saver.edit("a")
    saver.edit("ab")
    scan.scan(["etc", "var"])
  }

  func shutDown() { sampler.stop() }
}

func runDaemon() {
  let daemon = Daemon()
  daemon.run()
  Thread.sleep(forTimeInterval: 0.05)
  daemon.shutDown()
}
