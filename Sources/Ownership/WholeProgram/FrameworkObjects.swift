import Engine
import Program
import Facts

/// Classes of an application whose objects frameworks alone make, as they make the root of a storyboard, and of which no code asks for one:
/// no initialiser is called, no result cast to the class, and the class is no value that others are given.
///
/// As far as anybody knows there is one such object, and it stays. That is an assumption.
struct FrameworkObjects: Sendable, Storable {
  let types: Set<NominalID>

  /// - Parameters:
  ///   - made: The types of which code makes objects or asks for them.
  ///   - parts: For each type those of its outlets.
  init(_ made: MadeTypes.Total, _ parts: [NominalID: [NominalID]], _ uses: PropertyUses, _ program: Program) {
    // Who uses a library makes objects of its classes.
    guard program.isApplication else {
      types = []
      return
    }
    var pending: [NominalID] = program.types.indices.lazy.map { NominalID($0) }.filter { uses.isValue($0) }
    pending += made.obtained.elements
    var obtained: Set<NominalID> = []
    while let type = pending.popLast() {
      // An object is one of each class that its own inherits from, and is made with its parts.
      for ancestor in program[type].ancestors where obtained.insert(ancestor).inserted { pending += parts[ancestor] ?? [] }
    }
    types = Set(
      program.types.indices.lazy.map { NominalID($0) }.filter { type in
        program[type].kind == .class && program[type].isDeclared && !obtained.contains(type) && program.isMadeByFrameworks(type)
          && !made.isRefused(type, in: program)
      })
  }
}
