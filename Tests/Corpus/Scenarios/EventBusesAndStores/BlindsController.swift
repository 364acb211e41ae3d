import Foundation

enum HouseEvent {
  case sunrise
  case sunset
  case wind(Double)
}

final class BusSubscription {
  private var onCancel: (() -> Void)?

  init(onCancel: @escaping () -> Void) { self.onCancel = onCancel }

  deinit { cancel() }

  func cancel() {
    onCancel?()
    onCancel = nil
  }
}

final class EventBus {
  private var handlers: [UUID: (HouseEvent) -> Void] = [:]

  func subscribe(_ handler: @escaping (HouseEvent) -> Void) -> BusSubscription {
    let id = UUID()
    handlers[id] = handler
    return BusSubscription { [weak self] in self?.handlers[id] = nil }
  }

  func observe<Owner: AnyObject>(_ owner: Owner, _ handler: @escaping (Owner, HouseEvent) -> Void) {
    handlers[UUID()] = { [weak owner] event in
      if let owner { handler(owner, event) }
    }
  }

  func post(_ event: HouseEvent) { handlers.values.forEach { $0(event) } }
}

@propertyWrapper
struct Tracked<Value> {
  var onChange: ((Value) -> Void)?
  var wrappedValue: Value {
    didSet { onChange?(wrappedValue) }
  }

  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

protocol BlindMotorDelegate: AnyObject {
  func motorDidStop(at position: Int)
}

final class BlindMotor {
  var delegate: BlindMotorDelegate?  //@ motor
  private(set) var position = 0

  func run(to target: Int) {
    position = target
    delegate?.motorDidStop(at: target)
  }
}

final class BlindsController: BlindMotorDelegate {
  @Tracked private(set) var tilt = 0
  private let bus: EventBus
  private let motor = BlindMotor()
  private var sunset: BusSubscription?
  private var storm: BusSubscription?
  private(set) var stops: [Int] = []

  init(bus: EventBus) { self.bus = bus }

  func listenToMotor() {
    motor.delegate = self
    motor.run(to: 40)
  }

  func closeAtSunset() {
    sunset = bus.subscribe { event in  //@ sunset
      if case .sunset = event { self.motor.run(to: 0) }
    }
  }

  func openAtSunrise() {
    bus.observe(self) { controller, event in  //@ sunrise
      if case .sunrise = event { controller.motor.run(to: 100) }
    }
  }

  func guardAgainstStorm() {
    storm = bus.subscribe { event in  //@ storm
      if case .wind(let speed) = event, speed > 20 { self.motor.run(to: 100) }
    }
  }

  func stopGuard() {
    storm?.cancel()
    storm = nil
  }

  func linkTilt() {
    _tilt.onChange = { degrees in  //@ tilt
      self.motor.run(to: degrees / 2)
    }
    tilt = 30
  }

  func motorDidStop(at position: Int) { stops.append(position) }
}

final class House {
  let bus = EventBus()
  private(set) var blinds: BlindsController?

  func installBlinds() -> BlindsController {
    let blinds = BlindsController(bus: bus)
    self.blinds = blinds
    return blinds
  }

  func weatherAlarm() {
    installBlinds().guardAgainstStorm()
    bus.post(.wind(25))
  }

  func removeBlinds() {
    blinds?.stopGuard()
    blinds = nil
  }
}
