import Facts
import Program

extension UnitEvaluator {
  /// The call writes the handle into a property that it is given, or into a variable that goes there: `MIDIInputPortCreateWithBlock(client, name, &port) { … }`.
  mutating func noteHandles(_ arguments: [Argument], _ range: ByteRange) {
    for argument in arguments where argument.kind == .inout {
      if case .property(let property, _) = frames[top].code.body.reference(argument.value) { handles[place(range), default: []].insert(property) }
      guard case .variable(let variable) = operation(argument.value) else { continue }
      for instruction in frames[top].code.function.instructions {
        guard case .assign(let target, let value, .none) = instruction.operation, case .variable(variable) = operation(value),
          case .property(let property, _) = frames[top].code.body.reference(target)
        else { continue }
        handles[place(range), default: []].insert(property)
      }
    }
  }

  /// The properties that hold the tokens of the unit's own calls, by the place of the call: for retentions that only another call ends.
  ///
  /// Callers see the retention, but perhaps not the token: what goes into a private property may be left out of a summary.
  func tokens(in graph: Graph) -> [SourcePlace: Set<PropertyReference>] {
    var result: [SourcePlace: Set<PropertyReference>] = [:]
    for edge in graph.edges where edge.isWrite && edge.lifetime == .untilCall {
      guard case .model = edge.field, let place = edge.place, program.isWritten(place.range, inFile: place.file, in: root) else { continue }
      for node in graph.made(around: place, except: edge.target) {
        let properties = program.holdingProperties(node, in: graph)
        if !properties.isEmpty { result[place, default: []].formUnion(properties) }
      }
    }
    return result
  }
}
