import Combine
import Foundation

struct Bottle: Equatable {
  let label: String
  let vintage: Int
  let rack: Int
}

final class CellarStore {
  @Published var bottles: [Bottle] = []
  @Published var temperature = 12.0
  static let shared = CellarStore()

  func add(_ bottle: Bottle) { bottles.append(bottle) }
}

final class RackViewModel {
  @Published private(set) var visible: [Bottle] = []
  @Published private(set) var warning: String?
  var headline = ""
  private let store: CellarStore
  private let rack: Int
  private var cancellables: Set<AnyCancellable> = []

  init(store: CellarStore, rack: Int) {
    self.store = store
    self.rack = rack
  }

  private func mine(_ bottles: [Bottle]) -> [Bottle] { bottles.filter { $0.rack == rack } }

  func followBottles() {
    store.$bottles
      .map { self.mine($0) }  //@ mine
      .removeDuplicates()
      .sink { [weak self] in self?.visible = $0 }
      .store(in: &cancellables)
  }

  func followTemperature() {
    store.$temperature
      .map { [rack] in $0 > 16 ? "Rack \(rack) too warm" : nil }
      .sink { [weak self] text in  //@ warning
        guard let self else { return }
        self.warning = text
      }
      .store(in: &cancellables)
  }

  func followHeadline() {
    store.$bottles
      .map { "\($0.count) bottles" }
      .assign(to: \.headline, on: self)  //@ headline
      .store(in: &cancellables)
  }

  func loadOnce() {
    store.$bottles
      .first()
      .sink { bottles in  //@ once
        self.visible = self.mine(bottles)
      }
      .store(in: &cancellables)
  }

  func followOldest() {
    store.$bottles
      .compactMap { $0.min { $0.vintage < $1.vintage } }
      .sink { oldest in  //@ oldest
        self.headline = "Oldest: \(oldest.label)"
      }
      .store(in: &cancellables)
  }
}

final class CellarScreen {
  private var racks: [RackViewModel] = []

  func appear() {
    let model = RackViewModel(store: .shared, rack: racks.count)
    model.followBottles()
    model.followTemperature()
    model.followHeadline()
    model.loadOnce()
    model.followOldest()
    racks.append(model)
  }

  func disappear() { racks.removeAll() }
}
