import Foundation

protocol Configurable: AnyObject {}

extension Configurable {
  @discardableResult
  func configured(_ apply: (Self) -> Void) -> Self {
    apply(self)
    return self
  }
}

final class Knob: Configurable {
  var onTurn: ((Double) -> Void)?
  var label = ""
  func turn(_ value: Double) { onTurn?(value) }
}

final class SynthPanel {
  private var levels: [String: Double] = [:]

  lazy var volume = Knob().configured { knob in
    knob.label = "Volume"
    knob.onTurn = { self.levels["volume"] = $0 }  //@ volume
  }

  lazy var cutoff = Knob().configured {
    $0.label = self.title("Cutoff")
    $0.onTurn = { [unowned self] in levels["cutoff"] = $0 }  //@ cutoff
  }

  private let pan = Knob()

  func title(_ name: String) -> String { "\(name) (\(levels.count))" }

  func wire() {
    pan.configured { $0.label = self.title("Pan") }  //@ pan
      .turn(0.5)
  }

  func demo() {
    Knob().configured { knob in
      knob.onTurn = { self.levels["demo"] = $0 }  //@ demo
    }.turn(1)
  }

  func rewire() {
    pan.configured { knob in
      knob.onTurn = { _ in self.levels[knob.label] = 0 }  //@ rewire
    }
  }
}
