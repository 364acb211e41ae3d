import Combine
import Foundation

struct Workout: Equatable {
  let title: String
  let minutes: Int
}

final class PlanStore {
  let workouts = CurrentValueSubject<[Workout], Never>([])
  let heartRate = PassthroughSubject<Int, Never>()

  func sync() -> AnyPublisher<Int, Never> {
    Just(3).delay(for: .milliseconds(5), scheduler: DispatchQueue.main.ocombine).eraseToAnyPublisher()
  }
  func add(_ workout: Workout) { workouts.value.append(workout) }
}

final class WeekModel {
  var total = 0
  private var subscriptions: Set<AnyCancellable> = []

  init(store: PlanStore) {
    store.workouts
      .map { $0.reduce(0) { $0 + $1.minutes } }
      .assign(to: \.total, on: self)  //@ total
      .store(in: &subscriptions)
  }
}

final class Badge {
  var text = ""
}

final class BadgeModel {
  private let badge = Badge()
  private var subscriptions: Set<AnyCancellable> = []

  init(store: PlanStore) {
    store.workouts
      .map { "\($0.count)" }
      .assign(to: \.text, on: badge)  //@ badge
      .store(in: &subscriptions)
  }
}

final class HeartModel {
  private(set) var zone = 0
  private(set) var samples = 0
  private var subscriptions: Set<AnyCancellable> = []

  init(store: PlanStore) {
    store.heartRate
      .handleEvents(receiveOutput: { _ in self.samples += 1 })  //@ samples
      .map { $0 / 30 }
      .removeDuplicates()
      .sink { [weak self] zone in self?.zone = zone }
      .store(in: &subscriptions)
  }
}

final class PulseModel {
  private(set) var last = 0
  private var subscription: AnyCancellable?

  init(store: PlanStore) {
    subscription = store.heartRate
      .filter { $0 > 40 }
      .sink(receiveValue: update)  //@ pulse
  }
  private func update(_ rate: Int) { last = rate }
}

final class SyncModel {
  private(set) var isSyncing = false
  private var subscriptions: Set<AnyCancellable> = []

  func sync(_ store: PlanStore) {
    isSyncing = true
    store.sync()
      .sink { _ in  //@ sync
        self.isSyncing = false
      }
      .store(in: &subscriptions)
  }
}

final class RestModel {
  private(set) var average = 0
  private var subscription: AnyCancellable?

  init(store: PlanStore) {
    subscription = store.heartRate
      .scan(0) { ($0 + $1) / 2 }
      .map { [weak self] rate in (self?.average ?? 0) + rate }  //@ rest
      .sink { [weak self] in self?.average = $0 }
  }
}

final class TrainingScreen {
  let store: PlanStore
  private(set) var models: [AnyObject] = []

  init(store: PlanStore) { self.store = store }

  func appear() {
    let sync = SyncModel()
    models = [WeekModel(store: store), BadgeModel(store: store), HeartModel(store: store), PulseModel(store: store), sync, RestModel(store: store)]
    sync.sync(store)
    store.add(Workout(title: "Row", minutes: 20))
    store.heartRate.send(120)
  }
  func disappear() { models.removeAll() }
}
