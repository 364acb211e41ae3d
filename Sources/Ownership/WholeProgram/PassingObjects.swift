import Engine
import Program
import Facts

/// Classes of an application of which objects are known to come and go: code makes them that runs in answer to events, so that it may run
/// any number of times, or code lets go of them.
///
/// Of others there are no more than the start of the program makes. Most often they are meant to stay: that one of them holds itself is
/// not certain to do harm. Who uses a library may make any number of its objects; an example beside it is an application.
struct PassingObjects: Sendable, PartlyStorable {
  let program: Program  // storable: given
  let isApplication: Bool
  let hasExamples: Bool
  var types: Set<NominalID> = []
  /// The functions that may run any number of times.
  var functions: Set<FunctionReference> = []

  /// The same, where other units say what was said before, as most edits leave it.
  init?(_ earlier: PassingObjects, _ pairs: [(gone: PassingShare, new: PassingShare)], in program: Program) {
    guard pairs.allSatisfy({ $0.gone.isSame(as: $0.new) }) else { return nil }
    self.program = program
    isApplication = earlier.isApplication
    hasExamples = earlier.hasExamples
    types = earlier.types
    functions = earlier.functions
  }

  /// The same with other functions, which run nothing and which nothing runs.
  ///
  /// - Returns: `nil` where it is not sure what they are.
  func replacing(_ gone: [PassingShare], by new: [PassingShare], _ calls: CallTable, _ dead: DeadCode) -> PassingObjects? {
    var result = self
    for share in gone { result.functions.remove(share.unit.root) }
    guard isApplication || hasExamples else { return result }
    for share in new {
      let root = share.unit.root
      if program.isCalledOnce(root) || program.isEntry(root) { return nil }
      if share.made.isOfTests || calls.isOnlyForTests(root) || dead.makesNothing(root) { continue }
      result.functions.insert(root)
    }
    return result
  }

  /// - Parameters:
  ///   - units: What is asked of the units, in their order.
  ///   - called: What code of the program calls.
  ///   - values: The functions that it uses as values.
  ///   - outlets: For each type those of its outlets.
  init(
    _ units: [some PassingUnit], _ order: UnitOrder, called: Tally<FunctionReference>, values: Tally<FunctionReference>, _ calls: CallTable,
    _ dead: DeadCode, _ outlets: [NominalID: [NominalID]], _ uses: PropertyUses, _ program: Program
  ) {
    self.program = program
    isApplication = program.isApplication
    hasExamples = program.hasExampleApplication
    guard isApplication || hasExamples else { return }
    var search = PassingSearch(units, order, called: called, values: values, calls, dead, outlets, program)
    search.run(types: program.types.indices.lazy.map { NominalID($0) }.filter { uses.isValue($0) && program.canBeMadeByMetatype($0) })
    types = search.foundTypes
    functions = search.foundFunctions
  }

  /// Do objects of the same classes come and go?
  func isSame(as earlier: PassingObjects) -> Bool { types == earlier.types }

  /// May the code run any number of times?
  func mayRunAgain(_ function: FunctionReference) -> Bool { !isOfApplication(file: Int(function.file)) || functions.contains(function) }

  /// Is all in sight that makes the objects of a file's classes?
  private func isOfApplication(file: Int) -> Bool { isApplication || hasExamples && program.isExample(file: file) }

  /// Do objects that code is about come and go? `nil` where that is not said of any of their classes.
  func contains(_ nodes: some Sequence<NodeID>, in graph: Graph) -> Bool? {
    if !isApplication && !hasExamples { return true }
    var result: Bool?
    for node in nodes {
      guard case .nominal(let id, _) = graph[node].type.unwrapped, program[id].isDeclared else { continue }
      switch program[id].kind {
      case .class, .actor: if isOfApplication(file: Int(program[id].declarations[0].file)), !types.contains(id) { return false }
      case .protocol: if !program[id].descendants.contains(where: types.contains) { continue }
      default: continue
      }
      result = true
    }
    return result
  }
}
