import Engine
import Program
import Facts

/// Classes of an application that only frameworks instantiate, such as the root of a storyboard. No code in the program requests an instance: it
/// calls no initialiser, casts no result to the class, and does not use the class as a value.
///
/// There is assumed to be one such object, which lives until the process ends.
struct FrameworkObjects: Sendable, Storable {
  let types: Set<NominalID>
  /// Classes with a new object for each visit, by the interface files.
  let madeAgain: Set<NominalID>

  /// - Parameters:
  ///   - made: The types that code instantiates or requests.
  ///   - parts: For each type, the types of its outlets.
  init(_ made: InstantiatedTypes.Aggregate, _ parts: [NominalID: [NominalID]], _ uses: PropertyUses, _ program: Program) {
    let madeAgain = program.typesMadeAgain
    self.madeAgain = madeAgain
    // Users of a library instantiate its classes.
    guard program.isApplication else {
      types = []
      return
    }
    var pending: [NominalID] = program.types.indices.lazy.map { NominalID($0) }.filter { uses.isValue($0) }
    pending += made.obtained.elements
    var obtained: Set<NominalID> = []
    while let type = pending.popLast() {
      // An object also counts for its superclasses, and is made together with its outlets.
      for ancestor in program[type].ancestors where obtained.insert(ancestor).inserted { pending += parts[ancestor] ?? [] }
    }
    types = Set(
      program.types.indices.lazy.map { NominalID($0) }.filter { type in
        program[type].kind == .class && program[type].isDeclared && !obtained.contains(type) && !madeAgain.contains(type)
          && (program.isMadeByFrameworks(type) || program.holdersForGood(of: type) != nil)
          && !made.isRefused(type, in: program)
      })
  }
}
