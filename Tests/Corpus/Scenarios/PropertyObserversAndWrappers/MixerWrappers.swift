import UIKit

@propertyWrapper
struct Observed<Value: Equatable> {
  private var stored: Value
  var onChange: ((Value) -> Void)?

  init(wrappedValue: Value) { stored = wrappedValue }

  var wrappedValue: Value {
    get { stored }
    set {
      guard newValue != stored else { return }
      stored = newValue
      onChange?(newValue)
    }
  }
}

@propertyWrapper
final class Debounced<Value> {
  private var value: Value
  private var action: ((Value) -> Void)?
  private var generation = 0

  init(wrappedValue: Value) { value = wrappedValue }

  var wrappedValue: Value {
    get { value }
    set {
      value = newValue
      generation += 1
      let current = generation
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.005) { [weak self] in
        guard let self, self.generation == current else { return }
        self.action?(newValue)
      }
    }
  }

  var projectedValue: Debounced { self }
  func perform(_ action: @escaping (Value) -> Void) { self.action = action }
}

final class ChannelStrip {
  @Observed var volume = 0.5
  private(set) var applied = 0.0

  init() {
    _volume.onChange = { self.applied = $0 } //@ volume
  }
}

final class PanControl {
  @Observed var pan = 0.0
  private(set) var label = "C"

  init() {
    _pan.onChange = { [weak self] pan in //@ pan
      self?.label = pan < 0 ? "L" : "R"
    }
  }
}

final class TrackSearch {
  @Debounced var query = ""
  private(set) var hits: [String] = []
  private let tracks = ["Drums", "Bass", "Keys"]

  func activate() {
    $query.perform { query in //@ query
      self.hits = self.tracks.filter { $0.hasPrefix(query) }
    }
  }
}

final class TempoControl {
  private let unit = "bpm"
  private(set) var tempo = 120
  private lazy var describe: (Int) -> String = { value in //@ describe
    "\(value) \(self.unit)"
  }

  func faster() -> String {
    tempo += 1
    return describe(tempo)
  }
}

final class MasterView: UIView {
  private let name = "Master"
  private lazy var title: UILabel = { //@ masterTitle
    let label = UILabel()
    label.text = self.name
    self.addSubview(label)
    return label
  }()

  func mute() { title.text = name + " (muted)" }
}

final class Mixer {
  let strip = ChannelStrip()
  let pan = PanControl()
  let search = TrackSearch()
  let tempo = TempoControl()
  let master = MasterView(frame: .zero)

  func rehearse() {
    strip.volume = 0.8
    pan.pan = -0.3
    search.activate()
    search.query = "Ba"
    _ = tempo.faster()
    master.mute()
  }
}
