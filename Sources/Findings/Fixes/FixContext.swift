import Program
import Facts

/// A unit of code with its names resolved.
struct FixContext {
  let program: Program
  let root: FunctionReference
  let unit: ResolvedUnit
  let text: SourceLayout
  private let valueUsers = ValueUsers()

  var file: Int { Int(root.file) }
  var facts: FileFacts { program.files[file] }
  func function(_ id: FunctionID) -> Function { program.files[file].functions[Int(id.index)] }
  func reference(_ id: FunctionID) -> FunctionReference { FunctionReference(file: file, function: id) }
  func users(in id: FunctionID) -> ValueUsers.OfFunction { valueUsers.of(id, function(id)) }
  func body(_ id: FunctionID) -> ResolvedBody? { unit.bodies[reference(id)] }
}
