import Engine
import Program

/// The types that one unit instantiates.
struct InstantiatedTypes: Sendable, Storable {
  let root: FunctionReference
  let types: Set<NominalID>
  /// The types of which it requests objects that outside code may make.
  let obtained: Set<NominalID>
  /// The types that it instantiates for anything but a global or static variable.
  let anew: Set<NominalID>
  /// The types that its own code instantiates, not only its callees.
  let own: Set<NominalID>
  /// The protocol whose conforming types it instantiates: `Self()` in an extension of the protocol.
  let conformedProtocol: NominalID?
  /// Whether it is code of a test or preview. Its objects are not the program's own.
  let isOfTests: Bool
  /// The class of which the code is a member; `nil` where it runs without an object.
  let maker: NominalID?
  /// The class whose `required` initialiser it is, if that ends the process: the class cannot be instantiated through its metatype.
  let refusing: NominalID?

  /// Whether two units instantiate the same types in the same roles.
  func isSame(as other: InstantiatedTypes) -> Bool {
    types == other.types && own == other.own && obtained == other.obtained && maker == other.maker && refusing == other.refusing && isOfTests == other.isOfTests
      && conformedProtocol == other.conformedProtocol
  }

  /// The sum over all units.
  struct Aggregate: Sendable, Storable {
    /// Types with instances besides those in global or static variables.
    var anew = Multiset<NominalID>()
    /// Types that code of the program instantiates or requests.
    var obtained = Multiset<NominalID>()
    /// The result types of its requests to outside code.
    var requested = Multiset<NominalID>()
    /// For each class, the types that its code instantiates; `nil` for code that runs without an object.
    var byMaker = MultisetTable<NominalID?, NominalID>()
    /// Protocols whose extensions instantiate the conforming types.
    var conformedProtocols = Multiset<NominalID>()
    /// Classes whose `required` initialiser ends the process.
    var refusing = Multiset<NominalID>()

    init() {}

    /// - Parameter times: 1 adds the unit, -1 removes it.
    mutating func count(_ made: InstantiatedTypes, _ times: Int32) {
      anew.count(made.anew, times)
      for type in made.types { byMaker.count(type, under: made.maker, times) }
      if let type = made.refusing { refusing.count([type], times) }
      if made.isOfTests { return }
      if let type = made.conformedProtocol { conformedProtocols.count([type], times) }
      requested.count(made.obtained, times)
      obtained.count(made.obtained, times)
      obtained.count(made.types, times)
    }

    /// The value types that previews or tests make, and no other code. Of types that only code makes also those that no code names.
    func typesOfPreviews(_ uses: PropertyUses, in program: Program) -> Set<NominalID> {
      var result = Set(
        program.types.indices.lazy.map { NominalID($0) }.filter {
          program.isMadeByCode($0) && !obtained.contains($0) && !uses.namedTypes.contains($0) && !program.isNamedOutside($0)
        })
      for maker in byMaker.keys {
        for type in byMaker[maker]?.elements.map({ $0 }) ?? [] where !obtained.contains(type) && program[type].isDeclared {
          if !program[type].isOfObjects, program[type].kind != .protocol, !program.isNamedOutside(type) { result.insert(type) }
        }
      }
      return result
    }

    /// Leaves out what a unit makes for previews or tests.
    mutating func forgetForPreviews(_ made: InstantiatedTypes) {
      if made.isOfTests { return }
      requested.count(made.obtained, -1)
      obtained.count(made.obtained, -1)
      obtained.count(made.types, -1)
    }

    /// Whether making an object through the metatype ends the process, as in view controllers without a storyboard. The nearest initialiser counts.
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
    conformedProtocol = program.owner(of: root).flatMap { program[$0].kind == .protocol && own.contains($0) ? $0 : nil }
    maker = program.owner(of: unit.root).flatMap { program[$0].isOfObjects && !program.isStatic(unit.root) ? $0 : nil }
    refusing = unit.summary.endsProcess && program.isRequiredInitializer(unit.root) ? program.owner(of: unit.root) : nil
    anew = isOfTests || program.isForGlobal(root) ? [] : types
  }
}

extension Program {
  /// Whether it is the initial value of a global or static variable.
  func isForGlobal(_ function: FunctionReference) -> Bool {
    guard self.function(function).kind == .initialValue, let id = self.function(function).property else { return false }
    let property = files[Int(function.file)][id]
    return property.isStatic || property.owner == nil
  }
}
