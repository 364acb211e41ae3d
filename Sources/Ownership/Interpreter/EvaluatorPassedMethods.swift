import Program
import Facts

/// Method references passed to functions that call them before returning: `numbers.forEach(cloakroom.fetch)`.
extension UnitEvaluator {
  /// Runs the method references passed to nonescaping parameters.
  mutating func runPassedMethods(_ arguments: ArgumentRange, to functions: [FunctionReference], _ range: ByteRange) {
    guard let function = functions.first else { return }
    var parameters: [Int]??
    for (position, argument) in frames[top].code.function.arguments[arguments.indices].enumerated() {
      for node in value(argument.value) where isMethodReference(node) {
        if parameters == nil { parameters = .some(program.matchArguments(arguments, of: frames[top].code.reference, to: function)) }
        if !program.parameterEscapes((parameters ?? nil)?[position] ?? position, of: function) { runMethod(node, range) }
      }
    }
  }

  /// Runs a method reference with the known arguments. Afterwards it has run, or not.
  mutating func runMethod(_ node: NodeID, _ range: ByteRange) {
    guard isMethodReference(node), let method = ClosureSite(heap.graph[node].kind).flatMap({ functionValues[$0]?.function }) else { return }
    var bindings = ParameterBindings()
    for position in program.function(method).parameters.indices { bindings.nodes[position] = heap.graph.targets(of: node, .argument(position)) }
    let object = heap.graph.targets(of: node, .capture(nil))
    let found = program.implementations(of: method, atMost: Self.implementationLimit + 1)
    let methods = found.count <= Self.implementationLimit ? found : [method]
    let before = heap.graph.flow
    var after = before
    for method in methods {
      heap.graph.flow = before
      let outcome = apply(method, receiver: object, bindings, range: range, assumptions: UInt8(min(2, methods.count - 1)))
      for result in outcome.returned where result != node { link(node, .result, to: result, range) }
      _ = after.join(heap.graph.flow)
    }
    heap.graph.flow = after
  }

  private func isMethodReference(_ node: NodeID) -> Bool {
    if case .methodReference(_, instance: 0) = heap.graph[node].kind { true } else { false }
  }
}
