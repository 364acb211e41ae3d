import Engine
import Program
import Facts

/// The classes instantiated by code that can run, and the functions that have callers. All others in an application may be dead. For a library
/// nothing is known: its users' code is out of sight.
struct LiveCode: Sendable, PartlyStorable {
  var program: Program  // storable: given
  let isApplication: Bool
  var live: Set<NominalID> = []
  /// Live classes that only tests instantiate, such as a stand-in for a protocol's real class.
  var ofTests: Set<NominalID> = []
  var dead: DeadCode  // storable: given

  /// - Parameter made: The types that live code instantiates.
  init(_ made: InstantiatedTypes.Aggregate, _ dead: DeadCode, _ uses: PropertyUses, _ program: Program) {
    self.program = program
    self.dead = dead
    isApplication = program.isApplication
    guard isApplication else { return }
    func classes(madeBy maker: NominalID?) -> [NominalID] { made.byMaker[maker]?.elements.filter { program[$0].isOfObjects } ?? [] }
    let outside =
      program.types.indices.lazy.map({ NominalID($0) }).filter { type in
        program[type].isOfObjects
          && (program.canBeMadeOutside(type, inLibrary: false, except: { made.isRefused($0, in: program) })
            || program.livesForProcess(.nominal(type, [])) || uses.isValue(type))
      } as [NominalID]
    let ofProtocols = made.conformedProtocols.elements.flatMap { program[$0].descendants.filter { program[$0].isOfObjects } }
    let ofProduct = Set((outside + ofProtocols + made.obtained.elements).lazy.flatMap { program[$0].ancestors })
    // What code asks frameworks for, they make: `let cell: Cell = table.dequeue()`.
    var pending = classes(madeBy: nil) + outside + ofProtocols + made.requested.elements.filter { program[$0].isOfObjects }
    while let type = pending.popLast() {
      // An object also counts for its superclasses, and runs their code.
      for ancestor in program[type].ancestors where program[ancestor].isOfObjects && live.insert(ancestor).inserted {
        pending += classes(madeBy: ancestor)
      }
    }
    ofTests = live.subtracting(ofProduct)
  }

  /// The same where code makes the same objects.
  init(_ earlier: LiveCode, _ dead: DeadCode, in program: Program) {
    self = earlier
    self.dead = dead
    self.program = program
  }

  /// Whether the same classes are instantiated.
  func isSame(as earlier: LiveCode) -> Bool { live == earlier.live && ofTests == earlier.ofTests }

  /// Whether it is a method of a class that only tests instantiate.
  func runsOnlyInTests(_ function: FunctionReference) -> Bool {
    guard !program.isStatic(function), let owner = program.owner(of: function) else { return false }
    return ofTests.contains(owner)
  }

  /// Whether code in sight calls the function and instantiates its type.
  func mayRun(_ function: FunctionReference) -> Bool {
    !dead.contains(function) && isTypeMade(of: function)
  }

  /// Whether code in sight instantiates the function's type, if that is a class.
  func isTypeMade(of function: FunctionReference) -> Bool {
    guard let owner = program.owner(of: function), !program.isStatic(function) else { return true }
    return isMade(owner)
  }

  /// Whether code in sight instantiates the type, if that is a class, or others may.
  func isMade(_ type: NominalID) -> Bool {
    !isApplication || !program[type].isOfObjects || !program[type].isDeclared || live.contains(type)
  }
}
