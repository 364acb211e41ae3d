import CoreMotion
import Foundation

final class Stopwatch {
  private var timer: Timer?
  private(set) var seconds = 0

  func start() {
    timer = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { _ in  //@ tick
      self.seconds += 1
    }
  }

  deinit { timer?.invalidate() }
}

final class RestCountdown {
  private var timer: Timer?
  private(set) var isOver = false

  func start() {
    timer = Timer.scheduledTimer(withTimeInterval: 0.005, repeats: false) { _ in  //@ rest
      self.isOver = true
    }
  }
}

final class StepCounter {
  private let pedometer = CMPedometer()
  private(set) var steps = 0

  func begin() {
    pedometer.startUpdates(from: Date()) { data, _ in  //@ steps
      self.steps += data?.numberOfSteps.intValue ?? 0
    }
  }
}

final class CadenceMeter {
  private let motion = CMMotionManager()
  private(set) var samples = 0

  func begin() {
    motion.startAccelerometerUpdates(to: .main) { _, _ in  //@ cadence
      self.samples += 1
    }
  }

  func end() { motion.stopAccelerometerUpdates() }
}

final class HistoryLoader {
  private let pedometer = CMPedometer()
  private(set) var total = 0

  func load() {
    pedometer.queryPedometerData(from: Date(timeIntervalSinceNow: -3600), to: Date()) { data, _ in  //@ history
      self.total = data?.numberOfSteps.intValue ?? 0
    }
  }
}

final class HeartStrap {
  var onBeat: ((Int) -> Void)?
  func beat(_ rate: Int) { onBeat?(rate) }
}

final class HeartZone {
  private let strap = HeartStrap()
  private(set) var rates: [Int] = []

  func begin() {
    strap.onBeat = { rate in  //@ heart
      Task { @MainActor [weak self] in
        self?.rates.append(rate)
      }
    }
    strap.beat(120)
  }
}

final class WorkoutSession {
  private(set) var zone: HeartZone?
  private(set) var stopwatch: Stopwatch?
  private(set) var rest: RestCountdown?
  private(set) var steps: StepCounter?
  private(set) var cadence: CadenceMeter?
  private(set) var history: HistoryLoader?

  func startClock() {
    stopwatch = Stopwatch()
    stopwatch?.start()
  }

  func startRest() {
    rest = RestCountdown()
    rest?.start()
  }

  func startSteps() {
    steps = StepCounter()
    steps?.begin()
  }

  func startCadence() {
    cadence = CadenceMeter()
    cadence?.begin()
  }

  func loadHistory() {
    history = HistoryLoader()
    history?.load()
  }

  func startZone() {
    zone = HeartZone()
    zone?.begin()
  }

  func finish() {
    cadence?.end()
    (stopwatch, rest, steps, cadence, history, zone) = (nil, nil, nil, nil, nil, nil)
  }
}

final class WorkoutApp {
  private var session: WorkoutSession?

  func begin() {
    let session = WorkoutSession()
    session.startClock()
    session.startRest()
    session.startSteps()
    session.startCadence()
    session.loadHistory()
    session.startZone()
    self.session = session
  }

  func end() {
    session?.finish()
    session = nil
  }
}
