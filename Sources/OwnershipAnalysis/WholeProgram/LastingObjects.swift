import ProgramModel
import SourceFacts

/// Classes of which every object that the program makes is held until the process ends: by a global, or by an object that lives that
/// long itself, through properties of which nothing ever takes anything out.
///
/// What such an object captures, or is captured by, does not keep it for longer than it lives anyway.
struct LastingObjects: Sendable {
  private let program: Program
  private var types: Set<NominalID> = []

  /// Who holds what one expression makes.
  private struct Holders {
    var type: NominalID
    var isHeldByGlobal = false
    /// The classes of the objects that hold it for as long as they live.
    var owners: Set<NominalID> = []
  }

  init(_ units: [EvaluatedUnit], _ uses: PropertyUses, _ program: Program) {
    self.program = program
    let kept = KeptProperties(units, uses, program)
    var made: [NominalID: [Holders]] = [:]
    for unit in units where !program.isTest(unit.root) {
      for index in unit.graph.nodes.indices {
        guard case .allocation(_, instance: 0) = unit.graph.nodes[index].kind, case .nominal(let type, _) = unit.graph.nodes[index].type.unwrapped,
          program[type].kind == .class, program[type].isDeclared
        else { continue }
        let holders = holders(of: NodeID(index), type, in: unit.graph, kept)
        // An object is one of each class that its own inherits from.
        for ancestor in program[type].ancestors where program[ancestor].kind == .class { made[ancestor, default: []].append(holders) }
      }
    }
    // Who writes an application has no users who make objects.
    let isApplication = program.isApplication
    let candidates = made.filter { type, _ in
      !program.canBeMadeOutside(type, inLibrary: !isApplication) && !([type] + program[type].descendants).contains { uses.isValue($0) && program.canBeMadeByMetatype($0) }
    }
    var hasGrown = true
    while hasGrown {
      hasGrown = false
      for (type, objects) in candidates where !types.contains(type) && objects.allSatisfy({ isLasting($0) }) {
        types.insert(type)
        hasGrown = true
      }
    }
  }

  /// Does each object of the type that code of a file can meet live until the process ends? Tests make objects of their own.
  func contains(_ type: Type, inFile file: Int) -> Bool { program.isTest(file: file) ? program.livesForProcess(type) : contains(type) }

  private func contains(_ type: Type) -> Bool {
    if program.livesForProcess(type) { return true }
    guard case .nominal(let id, _) = type.unwrapped else { return false }
    return types.contains(id)
  }

  private func isLasting(_ holders: Holders) -> Bool {
    holders.isHeldByGlobal || holders.owners.contains { $0 != holders.type && contains(.nominal($0, [])) }
  }

  private func holders(of object: NodeID, _ type: NominalID, in graph: Graph, _ kept: KeptProperties) -> Holders {
    var result = Holders(type: type)
    var seen: Set<NodeID> = []
    var pending = [object]
    while let node = pending.popLast() {
      guard seen.insert(node).inserted else { continue }
      for edge in graph.edges(to: node) where edge.strength == .strong && edge.lifetime == .whileKept && edge.assumptions == 0 {
        let holder = graph[edge.source]
        switch edge.field {
        case .property(let property): guard kept.contains(property) else { continue }
        // What a value holds lies where the value lies; what a framework's object holds it may let go of.
        case .element, .tupleElement, .model: guard program.semantics(of: holder.type) == .value else { continue }
        case .externalProperty, .capture, .content, .unknown, .result, .argument: continue
        }
        switch holder.kind {
        case .global(let property): if kept.contains(property) { result.isHeldByGlobal = true }
        case .closure, .methodReference, .autoclosure, .box, .system, .unknownCallee, .externalGlobal, .former: continue
        default:
          if program.semantics(of: holder.type) == .value {
            pending.append(edge.source)
          } else if case .nominal(let owner, _) = holder.type.unwrapped {
            result.owners.insert(owner)
          }
        }
      }
    }
    return result
  }
}

/// Properties that never let go of what they have been given.
private struct KeptProperties {
  private let program: Program
  private let uses: PropertyUses
  private var emptied: Set<PropertyReference> = []

  init(_ units: [EvaluatedUnit], _ uses: PropertyUses, _ program: Program) {
    self.program = program
    self.uses = uses
    for unit in units { for clearing in unit.cleared { emptied.insert(clearing.property) } }
  }

  func contains(_ property: PropertyReference) -> Bool {
    let declaration = program.property(property)
    guard declaration.ownership == .strong, !declaration.isComputed, !emptied.contains(property) else { return false }
    return declaration.isLet || ((!uses.mayReplace(property) || uses.isFilledOnLaunch(property, in: program)) && !program.canBeSetOutside(property))
  }
}
