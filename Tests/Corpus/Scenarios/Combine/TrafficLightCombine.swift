import Foundation
import Combine

enum Lamp: CaseIterable { case red, green, amber }

final class Junction {
  let phase = CurrentValueSubject<Lamp, Never>(.red)
  let sensor = PassthroughSubject<Int, Never>()
  func advance() {
    let all = Lamp.allCases
    let index = all.firstIndex(of: phase.value) ?? 0
    phase.send(all[(index + 1) % all.count])
  }
}

final class LampView {
  private(set) var lit = Lamp.red
  private var cancellables = Set<AnyCancellable>()

  func show(_ junction: Junction) {
    junction.phase
      .sink { lamp in //@ lamp
        self.lit = lamp
      }
      .store(in: &cancellables)
  }

  func blink() {
    Just(Lamp.amber)
      .sink { lamp in //@ blink
        self.lit = lamp
      }
      .store(in: &cancellables)
  }

  func reset() {
    cancellables.removeAll()
  }
}

final class PedestrianSignal {
  var isWalking = false
  private(set) var waiting = 0
  private var subscription: AnyCancellable?
  private var sensor: AnyCancellable?

  func follow(_ junction: Junction) {
    subscription = junction.phase
      .map { $0 == .red }
      .assign(to: \.isWalking, on: self) //@ walking
  }

  func count(_ junction: Junction) {
    sensor = junction.sensor
      .sink { [weak self] value in //@ sensor
        self?.waiting += value
      }
  }

  func countOnce(_ junction: Junction) {
    sensor = junction.sensor
      .sink { value in //@ once
        self.waiting += value
        self.sensor = nil
      }
  }
}

final class Crossing {
  let junction = Junction()
  private(set) var lamp: LampView?
  private(set) var signal: PedestrianSignal?

  func openLamp() {
    lamp = LampView()
    lamp?.show(junction)
    junction.advance()
  }

  func testLamp() {
    lamp = LampView()
    lamp?.blink()
    lamp?.reset()
  }

  func openSignal() {
    signal = PedestrianSignal()
    signal?.follow(junction)
    junction.advance()
  }

  func openCounter() {
    signal = PedestrianSignal()
    signal?.count(junction)
    junction.sensor.send(1)
  }

  func openButton() {
    signal = PedestrianSignal()
    signal?.countOnce(junction)
    junction.sensor.send(1)
  }

  func close() {
    lamp = nil
    signal = nil
  }
}
