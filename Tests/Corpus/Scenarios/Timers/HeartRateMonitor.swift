import UIKit

final class HeartRateSensor {
  static let shared = HeartRateSensor()
  private var subscribers: [ObjectIdentifier: (Int) -> Void] = [:]
  func subscribe(_ owner: AnyObject, _ handler: @escaping (Int) -> Void) { subscribers[ObjectIdentifier(owner)] = handler }
  func unsubscribe(_ owner: AnyObject) { subscribers[ObjectIdentifier(owner)] = nil }
  func emit(_ bpm: Int) { subscribers.values.forEach { $0(bpm) } }
}

final class WorkoutRecorder {
  private let sensor: HeartRateSensor
  private(set) var samples: [Int] = []
  init(sensor: HeartRateSensor = .shared) { self.sensor = sensor }

  func start() {
    sensor.subscribe(self) { bpm in self.samples.append(bpm) } //@ recorder
  }

  func stop() { sensor.unsubscribe(self) }
}

final class PulseWidget: UIView {
  private let chart = UIView()
  private let label = UILabel()

  func attach() {
    HeartRateSensor.shared.subscribe(chart) { bpm in //@ widget
      self.label.text = "\(bpm)"
    }
  }

  func detach() { HeartRateSensor.shared.unsubscribe(self) }
}

final class RestReminder {
  private var timer: Timer?
  private(set) var reminders = 0

  func begin() {
    timer = Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { _ in //@ reminder
      self.reminders += 1
    }
  }

  deinit { timer?.invalidate() }
}

final class Countdown {
  private var timer: Timer?
  private(set) var remaining = 3

  func begin() {
    timer = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { timer in //@ countdown
      self.remaining -= 1
      if self.remaining == 0 { timer.invalidate() }
    }
  }
}

final class CoachViewController: UIViewController {
  private var tips: [String] = []
  private var beat: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    beat = Timer.scheduledTimer(withTimeInterval: 30, repeats: true) { [weak self] _ in //@ coach
      self?.tips.append("Breathe")
    }
  }

  deinit { beat?.invalidate() }
}

final class Workout {
  func record() -> WorkoutRecorder {
    let recorder = WorkoutRecorder()
    recorder.start()
    HeartRateSensor.shared.emit(120)
    recorder.stop()
    return recorder
  }

  func showWidget() -> PulseWidget {
    let widget = PulseWidget()
    widget.attach()
    HeartRateSensor.shared.emit(90)
    widget.detach()
    return widget
  }

  func run() {
    _ = record()
    _ = showWidget()
    RestReminder().begin()
    Countdown().begin()
    CoachViewController().loadViewIfNeeded()
  }
}
