import UIKit

final class WeakTarget: NSObject {
  private weak var target: CountdownView?
  init(_ target: CountdownView) { self.target = target }
  @objc func fire() { target?.tick() }
}

final class CountdownView: UIView {
  private var timer: Timer?
  private var seconds = 60

  func start() {
    timer = Timer.scheduledTimer(
      timeInterval: 0.01, target: WeakTarget(self), selector: #selector(WeakTarget.fire), userInfo: nil, repeats: true) //@ countdown
  }

  func tick() { seconds -= 1 }
  deinit { timer?.invalidate() }
}

final class ClockView: UIView {
  private var timer: Timer?
  private let label = UILabel()

  func start() {
    timer = Timer.scheduledTimer(timeInterval: 0.01, target: self, selector: #selector(tick), userInfo: nil, repeats: true) //@ clock
  }

  func stop() {
    timer?.invalidate()
    timer = nil
  }

  @objc private func tick() { label.text = "\(Date())" }
}

final class EggTimer {
  private var timer: Timer?
  private(set) var elapsed = 0

  func start() {
    timer = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { _ in //@ egg
      self.elapsed += 1
    }
  }

  func stop() {
    timer?.invalidate()
    timer = nil
  }
}

final class OvenMonitor {
  private var timers: [String: Timer] = [:]
  private(set) var readings: [String: Int] = [:]

  func watch(_ shelf: String) {
    timers["shelf-\(shelf)"] = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { _ in //@ oven
      self.readings[shelf, default: 180] += 1
    }
  }

  func unwatch(_ shelf: String) {
    timers[shelf]?.invalidate()
    timers[shelf] = nil
  }
}

final class FridgeMonitor {
  private var timers: [String: Timer] = [:]
  private(set) var readings: [String: Int] = [:]

  func watch(_ drawer: String) {
    timers[drawer] = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { _ in //@ fridge
      self.readings[drawer, default: 4] += 1
    }
  }

  func unwatch(_ drawer: String) {
    timers[drawer]?.invalidate()
    timers[drawer] = nil
  }
}

final class KitchenController: UIViewController {
  let countdown = CountdownView(frame: .zero)
  let clock = ClockView(frame: .zero)
  let egg = EggTimer()
  let oven = OvenMonitor()
  let fridge = FridgeMonitor()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(countdown)
    view.addSubview(clock)
    egg.start()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    countdown.start()
    clock.start()
    egg.start()
    oven.watch("upper")
    fridge.watch("left")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    clock.stop()
    egg.stop()
    oven.unwatch("upper")
    fridge.unwatch("left")
  }
}

final class SmokeController: UIViewController {
  private var timer: Timer?
  private var checks = 0

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    timer = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { [unowned self] _ in //@ smoke
      self.checks += 1
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer = nil
  }
}
