import Engine
import Facts
import Program

/// Code that runs, or is scheduled to run, on every path through a body.
enum RunTarget: Hashable, Sendable, Storable {
  /// A called function.
  case function(FunctionReference)
  /// A closure, nested function or method reference that is created.
  case site(ClosureSite)
}

/// The effects on every path through a function or closure.
enum MustExecute {
  static func of(_ flow: FunctionFlow, _ body: ResolvedBody, methodReferences: Set<UInt32>) -> Set<RunTarget> {
    let function = flow.function
    var found: [(target: RunTarget, index: Int)] = []
    for (index, instruction) in function.instructions.enumerated() {
      guard let target = target(index, instruction, flow.reference, body, methodReferences, flow.program) else { continue }
      found.append((target, index))
    }
    if found.isEmpty { return [] }
    // Most code has one path.
    if flow.graph.isStraight { return Set(found.lazy.filter { flow.graph.isReachable(flow.graph.block(of: $0.index)) }.map(\.target)) }
    let places = Dictionary(grouping: found, by: \.target).mapValues { Set($0.map(\.index)) }
    let certain = flow.blocksOnEveryPath
    return Set(
      places.filter { _, places in
        places.contains { certain.contains(flow.graph.block(of: $0)) }
          || places.count > 1 && flow.graph.everyWay(passes: places, along: { !flow.isForGone($0, $1) })
      }.keys)
  }

  private static func target(
    _ index: Int, _ instruction: Instruction, _ reference: FunctionReference, _ body: ResolvedBody, _ methodReferences: Set<UInt32>,
    _ program: Program
  ) -> RunTarget? {
    switch instruction.operation {
    case .call:
      guard case .call(let target) = body.references[index], case .program = target.kind, target.functions.count == 1 else { return nil }
      return .function(target.functions[0])
    case .closure(let id):
      return .site(.function(FunctionReference(file: Int(reference.file), function: id)))
    case .variable(let id):
      return program.file(reference)[id].nestedFunction.map {
        .site(.function(FunctionReference(file: Int(reference.file), function: $0)))
      }
    case .name, .member:
      guard methodReferences.contains(UInt32(index)), case .functions(let functions, _) = body.references[index] else { return nil }
      return functions.first.map { _ in .site(.methodReference(SourcePlace(file: Int(reference.file), range: instruction.range))) }
    default: return nil
    }
  }
}
