import ProgramModel
import RuleFormat
import SourceFacts

/// Structs that are copied into variables of their own.
extension UnitEvaluator {
  /// `var copy = header`: what is stored into the copy afterwards is not stored into the original. The two share what the fields hold by
  /// then.
  ///
  /// A `let` can only be read, and what an expression has just made belongs to nobody else: these need no copy.
  mutating func copy(of nodes: [NodeID], read value: ValueID, _ range: ByteRange) -> [NodeID] {
    switch operation(value) {
    case .name, .member, .variable, .selfReference, .subscript, .unwrap: break
    default: return nodes
    }
    let type = type(value).unwrapped
    guard !nodes.isEmpty, case .nominal(let id, _) = type, program[id].kind == .struct else { return nodes }
    let copy = heap.graph.node(.allocation(place(range), instance: 0), type: type)
    for property in program.storedProperties(of: id) {
      let ownership = CaptureStrength(program.property(property).ownership)
      let held = heap.readField(of: nodes, .property(property), type: program.type(of: property), ownership: ownership)
      for node in held { heap.keep(node, by: copy, field: .property(property), strength: ownership, place: place(range)) }
    }
    return [copy]
  }
}
