import Facts
import Catalog
import Program

/// The calls of a function after which its code never continues.
struct NonReturningCalls {
  /// The calls, and the `try`s in front of those that may throw.
  private(set) var instructions: Set<Int> = []
  /// The calls that end the process.
  private(set) var processEnds: Set<Int> = []

  /// - Parameter endless: The endless functions of the same unit found before.
  init(_ reference: FunctionReference, _ body: ResolvedBody, _ endless: [FunctionReference: EndlessBody], _ summaries: RecordedSummaries, in program: Program) {
    let function = program.function(reference)
    for (index, instruction) in function.instructions.enumerated() {
      guard case .call = instruction.operation, case .call(let target) = body.references[index],
        let kind = program.neverReturns(target, of: body.types[index])
      else { continue }
      if target.functions.contains(where: { program.function($0).isThrowing }) {
        // It may throw: then the code continues at the `catch`, and with `try?` in any case.
        if let attempt = function.leavingTry(of: index) { instructions.insert(attempt) }
        continue
      }
      instructions.insert(index)
      let goesOn = target.functions.contains { endless[$0] != nil || summaries[$0]?.value.endless != nil }
      if kind == .processEnds, !goesOn { processEnds.insert(index) }
    }
  }
}
