import Dispatch
import Foundation

struct Field {
  let name: String
  var moisture: Double
}

final class Valve {
  private(set) var isOpen = false
  func set(_ open: Bool) { isOpen = open }
}

final class MoistureProbe {
  private(set) var field: Field
  private var timer: Timer?
  private var source: DispatchSourceTimer?

  init(field: Field) { self.field = field }

  func pollByTimer() {
    timer = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { _ in  //@ poll
      self.field.moisture -= 0.01
    }
  }

  func pollBySource() {
    let source = DispatchSource.makeTimerSource(queue: .main)
    source.schedule(deadline: .now(), repeating: .milliseconds(10))
    source.setEventHandler {  //@ source
      self.field.moisture -= 0.02
    }
    source.resume()
    self.source = source
  }

  func calibrate() {
    Timer.scheduledTimer(withTimeInterval: 0.01, repeats: false) { _ in  //@ calibrate
      self.field.moisture = 0.5
    }
  }

  deinit {
    timer?.invalidate()
    source?.cancel()
  }
}

final class Pump {
  let valve = Valve()
  private(set) var pressure = 0.0
  private var watchdog: DispatchSourceTimer?
  private var shutdown: DispatchWorkItem?
  private var flush: DispatchWorkItem?

  func watchPressure() {
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now(), repeating: .milliseconds(5))
    timer.setEventHandler { [weak self] in  //@ pressure
      self?.pressure += 0.1
    }
    timer.resume()
    watchdog = timer
  }

  func armShutdown() {
    let item = DispatchWorkItem(block: stop)  //@ shutdown
    shutdown = item
  }

  func flushLater() {
    let item = DispatchWorkItem { [valve] in  //@ flush
      valve.set(true)
    }
    flush = item
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.01, execute: item)
  }

  func emergency() { shutdown?.perform() }

  private func stop() {
    valve.set(false)
    pressure = 0
  }

  deinit { watchdog?.cancel() }
}

final class IrrigationPlan {
  private var probes: [MoistureProbe] = []
  private var pump: Pump?

  func start(_ fields: [Field]) {
    probes = fields.map(MoistureProbe.init)
    probes.first?.calibrate()
    probes.first?.pollByTimer()
    probes.last?.pollBySource()
    let pump = Pump()
    pump.watchPressure()
    pump.armShutdown()
    pump.flushLater()
    self.pump = pump
  }

  func harvest() {
    probes.removeAll()
    pump = nil
  }
}
