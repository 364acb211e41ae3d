import Combine
import Foundation

@propertyWrapper
final class Observed<Value> {
  private var value: Value
  var onChange: ((Value) -> Void)?
  init(wrappedValue: Value) { value = wrappedValue }

  var wrappedValue: Value {
    get { value }
    set {
      value = newValue
      onChange?(newValue)
    }
  }

  var projectedValue: Observed<Value> { self }
}

struct Memo: Equatable {
  let id: Int
  let title: String
}

final class MemoStore {
  let changes = PassthroughSubject<Int, Never>()
  func load(_ id: Int) -> AnyPublisher<Memo, Never> { Just(Memo(id: id, title: "Memo \(id)")).eraseToAnyPublisher() }
}

final class MemoPlayer {
  var onFinish: (() -> Void)?
  private(set) var position = 0
  func play() { position = 30 }
  func rewind() { position = 0 }
  func finish() { onFinish?() }
}

final class LevelModel {
  @Observed private var level = 0.0
  private(set) var peaks = 0

  func start() {
    $level.onChange = { value in  //@ level
      if value > 0.9 { self.peaks += 1 }
    }
    level = 0.95
  }
}

final class MemoDetailModel {
  private let store: MemoStore
  private let locale = Locale(identifier: "en")
  private var bag = Set<AnyCancellable>()
  private(set) var title = ""
  init(store: MemoStore) { self.store = store }

  func bind() {
    store.changes
      .flatMap { id in self.store.load(id) }  //@ load
      .sink { [weak self] memo in
        self?.title = memo.title
      }
      .store(in: &bag)
  }
}

final class MemoListModel {
  private let store: MemoStore
  private var bag = Set<AnyCancellable>()
  private(set) var memos: [Memo] = []
  init(store: MemoStore) { self.store = store }

  func bind() {
    store.changes
      .flatMap { [store] id in store.load(id) }  //@ list
      .sink { [weak self] memo in
        self?.memos.append(memo)
      }
      .store(in: &bag)
  }
}

final class MemoCounter {
  private var bag = Set<AnyCancellable>()
  private var seen: Set<Int> = []
  private(set) var count = 0

  func bind(to store: MemoStore) {
    store.changes
      .handleEvents(receiveOutput: { id in  //@ seen
        self.seen.insert(id)
      })
      .map { _ in 1 }
      .scan(0, +)
      .sink { [weak self] in self?.count = $0 }
      .store(in: &bag)
  }
}

final class MemoBadge {
  @Published private(set) var latest = 0

  func bind(to store: MemoStore) {
    store.changes
      .prefix(3)
      .assign(to: &$latest)  //@ badge
  }
}

final class MemoScene {
  private let store = MemoStore()

  func record() -> LevelModel {
    let model = LevelModel()
    model.start()
    return model
  }

  func detail() -> MemoDetailModel {
    let model = MemoDetailModel(store: store)
    model.bind()
    store.changes.send(1)
    return model
  }

  func list() -> MemoListModel {
    let model = MemoListModel(store: store)
    model.bind()
    store.changes.send(2)
    return model
  }

  func counter() -> MemoCounter {
    let model = MemoCounter()
    model.bind(to: store)
    store.changes.send(3)
    return model
  }

  func badge() -> MemoBadge {
    let model = MemoBadge()
    model.bind(to: store)
    store.changes.send(4)
    return model
  }

  func playback() -> MemoPlayer {
    let player = MemoPlayer()
    player.onFinish = {  //@ playback
      player.rewind()
    }
    player.play()
    player.finish()
    return player
  }
}
