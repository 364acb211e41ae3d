import Program
import Facts
import Catalog

/// Arguments that the compiler wraps into closures.
extension UnitEvaluator {
  /// The closure made from an argument of an `@autoclosure` parameter, with an edge for each capture.
  ///
  /// Only the resolved call shows that the parameter is an `@autoclosure`. The facts treat the argument's code as part of the caller.
  mutating func autoclosureNode(_ argument: ValueID) -> NodeID {
    let whole = frames[top].code.function[argument].range
    let node = heap.graph.node(.autoclosure(place(whole), instance: 0), type: .unknown)
    // The parts of an argument are evaluated right before it.
    var first = Int(argument.index)
    while first > 0, whole.contains(frames[top].code.function.instructions[first - 1].range) { first -= 1 }
    for index in first...Int(argument.index) { captureOperand(index, by: node) }
    return node
  }

  private mutating func captureOperand(_ index: Int, by node: NodeID) {
    let instruction = frames[top].code.function.instructions[index]
    switch instruction.operation {
    case .selfReference, .superReference:
      heap.capture(selfNodes(), by: node, as: nil, place: place(instruction.range))
    case .name(_, let selfBinding):
      let reference = frames[top].code.body.references[index]
      guard reference.readsSelf else { return }
      if let selfBinding {
        capture(selfBinding, by: node, instruction.range)
      } else {
        heap.capture(implicitBase(of: reference, nil), by: node, as: nil, place: place(instruction.range))
      }
    case .variable(let id):
      capture(id, by: node, instruction.range)
    case .closure(let inner):
      for captured in captures.captures(of: FunctionReference(file: file, function: inner)) {
        switch captured.subject {
        case .selfObject: heap.capture(selfNodes(), by: node, as: nil, strength: captured.strength, place: place(captured.use))
        // The values of its capture list are instructions here.
        case .variable(let id): if captured.entry == nil { capture(id, by: node, captured.use) }
        }
      }
    default: break
    }
  }

  private mutating func capture(_ id: VariableID, by node: NodeID, _ use: ByteRange) {
    let strength = CaptureStrength(program.files[file][id].ownership)
    heap.capture(boxed.contains(id) ? [boxNode(id)] : nodes(of: id) ?? [], by: node, as: reference(to: id), strength: strength, place: place(use))
  }
}
