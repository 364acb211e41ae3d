import Foundation

extension RowerSession {
  func race() {
    bag.insert(sensor.subscribe { rate in  //@ race
      self.rates.append(rate * 2)
    })
  }

  func finishRace() { bag = DisposableBag() }
}
