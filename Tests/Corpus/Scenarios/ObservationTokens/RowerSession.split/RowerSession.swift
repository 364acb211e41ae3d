import Foundation

final class RowerSession {
  let sensor: StrokeSensor
  var bag = DisposableBag()
  var warmUp: Disposable?
  var rates: [Int] = []

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
}

final class Regatta {
  func run(_ session: RowerSession, on sensor: StrokeSensor) {
    session.race()
    sensor.stroke(30)
    session.finishRace()
  }
}
