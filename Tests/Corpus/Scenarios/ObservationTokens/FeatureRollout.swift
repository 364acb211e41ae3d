import Foundation

final class RolloutConfig: NSObject {
  @objc dynamic var percentage = 10
  @objc dynamic var environment = "beta"

  func set(percentage: Int) {
    self.percentage = percentage
    didChangeValue(for: \.percentage)
  }
}

final class FlagBox<Value> {
  private(set) var value: Value
  private var listeners: [(Value) -> Void] = []
  init(_ value: Value) { self.value = value }

  func listen(_ listener: @escaping (Value) -> Void) { listeners.append(listener) }

  func update(_ value: Value) {
    self.value = value
    listeners.forEach { $0(value) }
  }
}

@propertyWrapper
struct Flag<Value> {
  let projectedValue: FlagBox<Value>
  var wrappedValue: Value { projectedValue.value }
  init(wrappedValue: Value) { projectedValue = FlagBox(wrappedValue) }
}

final class RolloutGauge {
  private(set) var fraction = 0.0
  private var observation: NSKeyValueObservation?
  private var audit: NSKeyValueObservation?
  private var preview: NSKeyValueObservation?
  private var environment: NSKeyValueObservation?
  private(set) var title = ""

  func follow(_ config: RolloutConfig) {
    observation = config.observe(\.percentage, options: [.new]) { config, _ in  //@ follow
      self.fraction = Double(config.percentage) / 100
    }
  }

  func audit(_ config: RolloutConfig, into log: AuditLog) {
    audit = config.observe(\.percentage) { [log] config, _ in  //@ audit
      log.lines.append("now \(config.percentage)")
    }
  }

  func followEnvironment(_ config: RolloutConfig) {
    environment = config.observe(\.environment, options: [.initial], changeHandler: environmentChanged)  //@ environment
  }

  private func environmentChanged(_ config: RolloutConfig, _ change: NSKeyValueObservedChange<String>) {
    title = config.environment.capitalized
  }

  func beginPreview(_ config: RolloutConfig) {
    preview = config.observe(\.percentage) { config, _ in  //@ preview
      self.fraction = config.percentage > 50 ? 1 : 0
    }
  }

  func endPreview() { preview = nil }
}

final class AuditLog {
  var lines: [String] = []
}

final class CheckoutFeature {
  @Flag var usesNewCart = false
  @Flag var maximumItems = 20
  private(set) var layout = "list"

  func watchCart() {
    $usesNewCart.listen { isNew in  //@ cart
      self.layout = isNew ? "grid" : "list"
    }
  }

  func watchMaximum() {
    $maximumItems.listen { [weak self] maximum in  //@ maximum
      guard let self, maximum < 5 else { return }
      self.layout = "compact"
    }
  }
}

final class RolloutConsole {
  let config = RolloutConfig()
  let log = AuditLog()
  let gauge = RolloutGauge()
  let checkout = CheckoutFeature()

  func open() {
    gauge.follow(config)
    gauge.audit(config, into: log)
    gauge.followEnvironment(config)
    checkout.watchCart()
    checkout.watchMaximum()
  }

  func rehearse() {
    gauge.beginPreview(config)
    config.set(percentage: 60)
    gauge.endPreview()
  }
}
