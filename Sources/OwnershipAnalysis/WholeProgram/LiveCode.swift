import ProgramModel
import SourceFacts

/// The classes of which code that can run makes objects, and the functions that something calls. Of an application's others nothing is
/// certain: they may be dead. Who makes the objects of a library, and calls its functions, is out of sight.
struct LiveCode: Sendable {
  private let program: Program
  private let isApplication: Bool
  private var live: Set<NominalID> = []
  private let calls: CallTable
  /// Functions that are used as values.
  private let values: Tally<FunctionReference>
  private let uses: PropertyUses

  /// - Parameter values: Functions that are used as values.
  init(_ made: MadeTypes.Total, values: Tally<FunctionReference>, _ uses: PropertyUses, _ calls: CallTable, _ program: Program) {
    self.program = program
    self.calls = calls
    self.uses = uses
    self.values = values
    isApplication = program.isApplication
    guard isApplication else { return }
    func classes(madeBy maker: NominalID?) -> [NominalID] { made.byMaker[maker]?.elements.filter { program[$0].kind == .class } ?? [] }
    var pending = classes(madeBy: nil)
    for type in program.types.indices.lazy.map({ NominalID($0) }) where program[type].kind == .class {
      if program.canBeMadeOutside(type, inLibrary: false) || program.livesForProcess(.nominal(type, [])) || uses.isValue(type) { pending.append(type) }
    }
    while let type = pending.popLast() {
      // An object is one of each class that its own inherits from, and runs their code.
      for ancestor in program[type].ancestors where program[ancestor].kind == .class && live.insert(ancestor).inserted {
        pending += classes(madeBy: ancestor)
      }
    }
  }

  /// Are objects made of the same classes?
  func isSame(as earlier: LiveCode) -> Bool { live == earlier.live }

  /// Does anything in sight call the function, and make objects whose method it is?
  func mayRun(_ function: FunctionReference) -> Bool {
    if isApplication, isDead(function) { return false }
    guard isApplication, let owner = program.owner(of: function), program[owner].kind == .class, program[owner].isDeclared, !program.isStatic(function) else {
      return true
    }
    return live.contains(owner)
  }

  /// Is it a function that nothing calls, and that nothing takes as a value? What may be called on a receiver of which nothing is known may be
  /// any of that name.
  private func isDead(_ function: FunctionReference) -> Bool {
    if program.isTest(function) || values.contains(function) || calls.mayBeCalled(function, with: function, modules: false) { return false }
    let declaration = program.function(function)
    let file = program.files[Int(function.file)]
    if let owner = declaration.owner, program.canBeReachedFromOutside(file[owner].attributes, in: Int(function.file), modules: false) { return false }
    guard let name = declaration.name.map({ program.name($0, in: Int(function.file)) }), !uses.isMemberOfUnknown(name) else { return false }
    return !(program.isStatic(function) && program.text(name) == "main")
  }
}
