import Foundation

final class Knob: Configurable {
  var onTurn: ((Double) -> Void)?
  var label = ""
  func turn(_ value: Double) { onTurn?(value) }
}
