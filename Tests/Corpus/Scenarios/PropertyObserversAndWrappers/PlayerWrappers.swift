import Foundation

@propertyWrapper
final class Observed<Value> {
  private var observers: [(Value) -> Void] = []
  private var oneShots: [(Value) -> Void] = []
  var projectedValue: Observed<Value> { self }
  var wrappedValue: Value {
    didSet {
      observers.forEach { $0(wrappedValue) }
      let pending = oneShots
      oneShots = []
      pending.forEach { $0(wrappedValue) }
    }
  }

  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  func observe(_ observer: @escaping (Value) -> Void) { observers.append(observer) }
  func next(_ observer: @escaping (Value) -> Void) { oneShots.append(observer) }
}

@propertyWrapper
struct Weakly<Object> {
  private weak var object: AnyObject?
  init(wrappedValue: Object?) { object = wrappedValue as AnyObject? }
  var wrappedValue: Object? {
    get { object as? Object }
    set { object = newValue as AnyObject? }
  }
}

@propertyWrapper
struct Locked<Value> {
  private var value: Value
  private let lock = NSLock()
  init(wrappedValue: Value) { value = wrappedValue }
  var wrappedValue: Value {
    get { lock.lock(); defer { lock.unlock() }; return value }
    set { lock.lock(); defer { lock.unlock() }; value = newValue }
  }
}

final class VolumeSlider {
  @Observed var level = 5
  private(set) var label = ""

  func bind() {
    $level.observe { level in  //@ level
      self.label = "\(level) dB"
    }
  }

  func bindOnce() {
    $level.next { level in  //@ next
      self.label = "first \(level)"
    }
  }
}

protocol DeckDelegate: AnyObject {
  func deckDidFinish()
}

final class Deck {
  @Weakly var delegate: DeckDelegate?  //@ deck
  func play() { delegate?.deckDidFinish() }
}

final class Sampler {
  @Locked var delegate: DeckDelegate?  //@ sampler
  func play() { delegate?.deckDidFinish() }
}

final class DeckPlayer: DeckDelegate {
  private let deck = Deck()
  private(set) var finished = 0

  func start() {
    deck.delegate = self
    deck.play()
  }

  func deckDidFinish() { finished += 1 }
}

final class SamplerPlayer: DeckDelegate {
  private let sampler = Sampler()
  private(set) var finished = 0

  func start() {
    sampler.delegate = self
    sampler.play()
  }

  func deckDidFinish() { finished += 1 }
}

final class Mixer {
  private let slider = VolumeSlider()
  private(set) var peak = 0

  func follow() {
    slider.$level.observe { [unowned self] level in  //@ peak
      peak = max(peak, level)
    }
    slider.level = 7
  }
}

enum Studio {
  static func session() {
    let slider = VolumeSlider()
    slider.bind()
    slider.level = 6
    let single = VolumeSlider()
    single.bindOnce()
    single.level = 4
    DeckPlayer().start()
    SamplerPlayer().start()
    Mixer().follow()
  }
}
