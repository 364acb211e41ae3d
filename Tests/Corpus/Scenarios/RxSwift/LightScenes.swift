import Foundation
import RxSwift

struct Lamp {
  let id: String
  var brightness: Int
}

final class LightBridge {
  let motion = PublishSubject<String>()
  let daylight = BehaviorSubject<Int>(value: 50)
  private(set) var sent: [Lamp] = []

  func send(_ lamp: Lamp) { sent.append(lamp) }

  func lookUp(_ id: String) -> Observable<Lamp> { .just(Lamp(id: id, brightness: 10)) }
}

protocol Scene: AnyObject {
  var title: String { get }
  func activate()
  func deactivate()
}

final class EveningScene: Scene {
  let title = "Evening"
  private let bridge: LightBridge
  private var bag = DisposeBag()
  private var dimmed = 30

  init(bridge: LightBridge) { self.bridge = bridge }

  func activate() {
    bridge.daylight
      .map { light in  //@ evening
        light > 40 ? 0 : self.dimmed
      }
      .subscribe(onNext: { [weak bridge] level in bridge?.send(Lamp(id: "hall", brightness: level)) })
      .disposed(by: bag)
  }

  func deactivate() {
    bag = DisposeBag()
  }
}

final class PartyScene: Scene {
  let title = "Party"
  private let bridge: LightBridge
  private let bag = DisposeBag()
  private var step = 0

  init(bridge: LightBridge) { self.bridge = bridge }

  func activate() {
    Observable<Int>.interval(.milliseconds(5), scheduler: MainScheduler.instance)
      .map { tick in  //@ party
        Lamp(id: "floor", brightness: (tick + self.step) % 100)
      }
      .subscribe(with: self, onNext: { scene, lamp in scene.bridge.send(lamp) })
      .disposed(by: bag)
  }

  func deactivate() { step = 0 }
}

final class HallwayScene: Scene {
  let title = "Hallway"
  private let bridge: LightBridge
  private let bag = DisposeBag()
  private(set) var visits = 0

  init(bridge: LightBridge) { self.bridge = bridge }

  func activate() {
    bridge.motion
      .filter { $0 == "hallway" }
      .subscribe(onNext: visited)  //@ hallway
      .disposed(by: bag)
  }

  func deactivate() {}

  private func visited(_ room: String) {
    visits += 1
    bridge.send(Lamp(id: room, brightness: 80))
  }
}

final class AwayScene: Scene {
  let title = "Away"
  private let bridge: LightBridge
  private let bag = DisposeBag()
  private var last: Lamp?

  init(bridge: LightBridge) { self.bridge = bridge }

  func activate() {
    bridge.lookUp("porch")
      .subscribe(onNext: { lamp in  //@ away
        self.last = lamp
        self.bridge.send(lamp)
      })
      .disposed(by: bag)
    bridge.motion
      .flatMapLatest { [bridge] room in bridge.lookUp(room) }  //@ awayMotion
      .subscribe(with: self, onNext: { scene, lamp in scene.last = lamp })
      .disposed(by: bag)
  }

  func deactivate() { last = nil }
}

final class SceneController {
  let bridge = LightBridge()
  private(set) var current: Scene?

  func select(_ make: (LightBridge) -> Scene) {
    current?.deactivate()
    current = make(bridge)
    current?.activate()
  }

  func clear() {
    current?.deactivate()
    current = nil
  }
}
