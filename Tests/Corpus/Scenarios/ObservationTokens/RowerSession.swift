import Foundation

public protocol Disposable {
  func dispose()
}

public final class StrokeSensor {
  private final class Entry: Disposable {
    var handler: ((Int) -> Void)?
    init(_ handler: @escaping (Int) -> Void) { self.handler = handler }
    func dispose() { handler = nil }
  }

  private var entries: [Entry] = []

  public init() {}

  public func subscribe(_ handler: @escaping (Int) -> Void) -> Disposable {
    let entry = Entry(handler)
    entries.append(entry)
    return entry
  }

  public func stroke(_ rate: Int) { entries.forEach { $0.handler?(rate) } }
}

final class DisposableBag {
  private var disposables: [Disposable] = []
  func insert(_ disposable: Disposable) { disposables.append(disposable) }
  deinit { disposables.forEach { $0.dispose() } }
}

final class RowerSession {
  private let sensor: StrokeSensor
  private var bag = DisposableBag()
  private var warmUp: Disposable?
  private(set) var rates: [Int] = []

  init(sensor: StrokeSensor) { self.sensor = sensor }

  func row() {
    bag.insert(sensor.subscribe { rate in  //@ row
      self.rates.append(rate)
    })
  }

  func rowLightly() {
    bag.insert(sensor.subscribe { [unowned self] rate in  //@ light
      rates.append(rate)
    })
  }

  func measure() {
    warmUp = sensor.subscribe { rate in  //@ measure
      self.rates.append(rate)
    }
    sensor.stroke(20)
    warmUp?.dispose()
  }

  func race() {
    bag.insert(sensor.subscribe { rate in  //@ race
      self.rates.append(rate * 2)
    })
  }

  func finishRace() { bag = DisposableBag() }
}

final class Regatta {
  func run(_ session: RowerSession, on sensor: StrokeSensor) {
    session.race()
    sensor.stroke(30)
    session.finishRace()
  }
}
