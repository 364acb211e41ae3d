import Engine
import Program

/// Of which classes and other types one unit makes objects.
struct MadeTypes: Sendable, Storable {
  let root: FunctionReference
  let types: Set<NominalID>
  /// Those of which it asks for objects that something outside may make for it.
  let obtained: Set<NominalID>
  /// Those of which it makes objects for the program elsewhere than for a global or static variable.
  let anew: Set<NominalID>
  /// Those of which its own code makes objects, and not only what it calls.
  let own: Set<NominalID>
  /// Is it code of a test or preview? That does not make the program's own objects.
  let isOfTests: Bool
  /// The class whose code it is; `nil` where that runs without an object.
  let maker: NominalID?
  /// The class of which it is a `required` initialiser that ends the process: who knows the class alone makes none of its objects.
  let refusing: NominalID?

  /// Does a unit make the same in the same place?
  func isSame(as other: MadeTypes) -> Bool {
    types == other.types && own == other.own && obtained == other.obtained && maker == other.maker && refusing == other.refusing && isOfTests == other.isOfTests
  }

  /// What all units together make.
  struct Total: Sendable, Storable {
    /// Types of which there is more than what a global or static variable holds.
    var anew = Tally<NominalID>()
    /// Those of which code of the program makes objects or asks for them.
    var obtained = Tally<NominalID>()
    /// For each class of which its code makes objects; `nil` stands for code that runs without an object.
    var byMaker = TallyTable<NominalID?, NominalID>()
    /// Those with a `required` initialiser that ends the process.
    var refusing = Tally<NominalID>()

    init() {}

    /// - Parameter times: 1 puts it in, -1 takes out what was put in.
    mutating func count(_ made: MadeTypes, _ times: Int32) {
      anew.count(made.anew, times)
      for type in made.types { byMaker.count(type, under: made.maker, times) }
      if let type = made.refusing { refusing.count([type], times) }
      if made.isOfTests { return }
      obtained.count(made.obtained, times)
      obtained.count(made.types, times)
    }

    /// Does making an object by the class alone end the process, as screens have it that no storyboard makes? Of several initialisers the
    /// nearest counts.
    func isRefused(_ type: NominalID, in program: Program) -> Bool {
      let nearest = program[type].ancestors.first { program.requiredInitializers(of: $0) > 0 }
      return nearest.map { refusing.contains($0) && program.requiredInitializers(of: $0) == 1 } ?? false
    }
  }

  init(_ unit: EvaluatedUnit, in program: Program) {
    root = unit.root
    obtained = unit.obtained
    isOfTests = program.isTest(root) || program.isPreview(root)
    var types: Set<NominalID> = []
    var own: Set<NominalID> = []
    for node in unit.graph.nodes {
      guard case .allocation(_, let instance) = node.kind, case .nominal(let type, _) = node.type.unwrapped else { continue }
      types.insert(type)
      if instance == 0 { own.insert(type) }
    }
    self.types = types
    self.own = own
    maker = program.owner(of: unit.root).flatMap { program[$0].kind == .class && !program.isStatic(unit.root) ? $0 : nil }
    refusing = unit.summary.endsProcess && program.isRequiredInitializer(unit.root) ? program.owner(of: unit.root) : nil
    anew = isOfTests || program.isForGlobal(root) ? [] : types
  }
}

extension Program {
  /// Is it the initial value of a global or static variable?
  func isForGlobal(_ function: FunctionReference) -> Bool {
    guard self.function(function).kind == .initialValue, let id = self.function(function).property else { return false }
    let property = files[Int(function.file)][id]
    return property.isStatic || property.owner == nil
  }
}
