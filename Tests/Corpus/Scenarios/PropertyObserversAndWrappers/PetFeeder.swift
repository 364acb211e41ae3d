import Foundation

@propertyWrapper
struct Notifying<Value: Equatable> {
  private var stored: Value
  var onChange: ((Value) -> Void)?

  init(wrappedValue: Value) { stored = wrappedValue }

  var wrappedValue: Value {
    get { stored }
    set {
      let changed = stored != newValue
      stored = newValue
      if changed { onChange?(newValue) }
    }
  }
}

final class FeedingPlan {
  let hours: [Int]
  private let onFeed: (Int) -> Void
  fileprivate init(hours: [Int], onFeed: @escaping (Int) -> Void) {
    self.hours = hours
    self.onFeed = onFeed
  }
  func runDay() { hours.forEach(onFeed) }
}

final class FeedingPlanBuilder {
  private var hours: [Int] = []
  private var action: (Int) -> Void = { _ in }

  func at(_ hour: Int) -> FeedingPlanBuilder {
    hours.append(hour)
    return self
  }

  func feed(_ action: @escaping (Int) -> Void) -> FeedingPlanBuilder {
    self.action = action
    return self
  }

  func build() -> FeedingPlan { FeedingPlan(hours: hours, onFeed: action) }
}

final class Hopper {
  var onEmpty: (() -> Void)?
  private(set) var grams = 400
  func dispense(_ amount: Int) {
    grams -= amount
    if grams <= 0 { onEmpty?() }
  }
}

final class PetFeeder {
  @Notifying private var waterLevel = 100
  @Notifying private var battery = 100
  private let hopper = Hopper()
  private var plan: FeedingPlan?
  private(set) var warnings: [String] = []
  private(set) var fed = 0

  func watchWater() {
    _waterLevel.onChange = { level in  //@ water
      if level < 10 { self.warnings.append("water") }
    }
  }

  func watchBattery() {
    _battery.onChange = { [weak self] level in  //@ battery
      if level < 10 { self?.warnings.append("battery") }
    }
  }

  func schedule() {
    plan = FeedingPlanBuilder()
      .at(8)
      .at(18)
      .feed { self.feed(grams: $0 * 2) }  //@ plan
      .build()
  }

  func testRun() {
    let test = FeedingPlanBuilder()
      .at(1)
      .feed { self.feed(grams: $0) }  //@ test
      .build()
    test.runDay()
  }

  func watchHopper() {
    hopper.onEmpty = {  //@ empty
      DispatchQueue.main.async { [weak self] in
        self?.warnings.append("empty")
      }
    }
  }

  func feed(grams: Int) {
    hopper.dispense(grams)
    fed += grams
    battery -= 1
    waterLevel -= 1
  }
}

final class FeederScreen {
  private var feeder: PetFeeder? = PetFeeder()

  func appear() {
    feeder?.watchWater()
    feeder?.watchBattery()
    feeder?.watchHopper()
    feeder?.testRun()
    feeder?.schedule()
  }

  func disappear() { feeder = nil }
}
