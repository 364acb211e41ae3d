import Catalog
import Program

extension Edge {
  /// Whether the reference represents one object at a time, not everything ever stored there.
  func holdsOne(in program: Program) -> Bool {
    switch field {
    case .property, .externalProperty, .capture, .content: true
    // A token holds the closure it was made with.
    case .model(let row): program.models.functions[row].effects.allSatisfy { $0.keeper == .result || $0.keeper == .none || $0.replaces }
    case .oneElement, .element, .tupleElement, .unknown, .result, .argument, .emitted: false
    }
  }
}
