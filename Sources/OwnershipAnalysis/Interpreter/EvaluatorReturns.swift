import ProgramModel
import SourceFacts

extension UnitEvaluator {
  /// What a framework asks an object for it may go on holding: a table its cells.
  mutating func keepReturned() {
    guard program.function(root).kind == .function, !returned.isEmpty, program.canBeCalledByFramework(root) else { return }
    for row in program.modelRows(about: root) {
      let model = program.models.functions[row]
      guard let keeper = model.resultKeeper, let position = model.labels?.firstIndex(of: keeper),
        program.function(root).parameters.indices.contains(position)
      else { continue }
      let holder = heap.graph.node(.parameter(position), type: unit.variableType(program.function(root).parameters[position].variable))
      for node in returned where node != holder {
        heap.keep(
          node, by: holder, field: .model(row), assumptions: model.confidence == .checked ? 0 : 1, place: place(program.function(root).nameRange),
          isUnchecked: model.confidence != .checked)
      }
      return
    }
  }
}
