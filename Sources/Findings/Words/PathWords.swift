import Catalog
import Ownership
import Program

/// Paths and keepers.
extension Words {
  /// The path of an observation.
  public func path(_ observation: Observation) -> [OwnershipStep] { steps(observation.path) }

  /// The steps of a path. Similar steps in a row, as of a tree of similar objects, are one.
  func steps(_ path: [PathStep]) -> [OwnershipStep] {
    var steps: [OwnershipStep] = []
    for (index, step) in path.enumerated() {
      let text = text(step.kind)
      if steps.last?.text == text, step.isWhole(before: index + 1 < path.count ? path[index + 1] : nil) { continue }
      steps.append(OwnershipStep(place: step.place, text: text, drawn: draws ? step.kind.drawn.map { [drawing(of: $0)] } ?? [] : []))
    }
    return steps
  }

  private func text(_ step: PathStep.Kind) -> String {
    switch step {
    case .reference(let reference): text(reference)
    case .assigned(let target, let property): "\(subject(target)) is assigned to `\(program.name(of: property))`"
    case .put(let target, .unnamed): "\(subject(target)) is put into a collection"
    case .put(let target, let holder): "\(subject(target)) is put into `\(program.name(of: holder))`"
    case .capture(let reference): "and \(label(of: reference, quoted: true)) \(how(reference.strength))"
    case .last(let reference): "and \(label(of: reference))"
    case .release(let release) where release.act.isDeath: "this ends when \(text(release.act))"
    case .release(let release): "`\(program.describe(release.function))` would end this: it \(text(release.act))"
    case .letGo(let property, let function, let isReplacement):
      "let go of here: \(runner(function)) \(isReplacement ? "replaces" : "empties") `\(program.name(of: property))`"
    case .misses(.method(let function)): "`\(program.describe(function))` does not lead there"
    case .misses(.callback): "what runs here when the view goes does not lead there"
    case .misses(.answer): "this answer does not lead there"
    case .armsItself: "and running this closure makes and keeps it anew"
    case .lastCall(let property, let captured):
      "and a `deinit` calls `\(program.name(of: property))`, when `\(program.name(of: captured))` is going already"
    case .lateCall(let property, let captured):
      "and a closure that the system keeps for a while calls `\(program.name(of: property))`, when `\(program.name(of: captured))` may be gone"
    case .refersUnowned(let property): "and refers unowned to what `\(program.name(of: property))` is given here"
    case .usedInDeinit(let property): "its `deinit` uses `\(program.name(of: property))`, which is going already"
    case .storesItself(let property): "an object puts itself into `\(program.name(of: property))`"
    }
  }

  private func runner(_ function: FunctionReference) -> String {
    program.function(function).kind == .topLevel ? "top-level code" : "`\(program.describe(function))`"
  }

  private func text(_ reference: PathReference) -> String {
    let source = reference.source
    let assumed = reference.isAssumed ? " (assumed)" : ""
    switch reference.field {
    case .property(let property): return "\(owner(source, property)) keeps `\(program.name(of: property))`"
    case .externalProperty(let name): return "\(describe(source)) keeps `\(program.text(name))`\(assumed)"
    case .capture(let name):
      return "\(describe(source)) captures `\(name == .unnamed ? "a variable" : program.name(of: name))` strongly"
    case .content: return "the captured variable holds \(subject(reference.target))"
    case .model(let row): return "\(keeper(source, row)) keeps \(subject(reference.target)): \(describe(row: row))\(assumed)"
    case .unknown: return "\(describe(source)) may keep \(subject(reference.target)): its code is not in sight"
    case .element, .other: return ""
    }
  }

  /// The strength of a capture.
  public func how(_ strength: CaptureStrength) -> String {
    switch strength {
    case .strong: "strongly"
    case .weak: "weakly"
    case .unowned: "unowned"
    case .unownedUnsafe: "unowned(unsafe)"
    }
  }

  private func owner(_ node: PathNode, _ property: PropertyReference) -> String {
    // The content of a global or static property does not hold itself.
    if node.kind == .global(property) { return program.owner(of: property).map { "`\(name(of: $0))`" } ?? "the program" }
    // An object known by a superclass or protocol has the property from its own class.
    if case .nominal(let type, _) = node.type.unwrapped, program.owner(of: property).map(program[type].ancestors.contains) ?? true { return describe(node) }
    if let owner = program.owner(of: property) { return "`\(name(of: owner))`" }
    return "a global"
  }

  /// The object that keeps something by a model. What is given a property to fill is kept by the property's storage, not by the value in it.
  private func keeper(_ node: PathNode, _ row: Int) -> String {
    isStorage(node, row) ? "the storage of `\(program.name(of: node.name))`" : describe(node)
  }

  /// Whether a model keeps something in the storage of a property, and not in the value there.
  func isStorage(_ node: PathNode, _ row: Int) -> Bool {
    if node.name == .unnamed { return false }
    return program.holdsNoObjects(node.type)
      || program.semantics(of: node.type) == .value && !program.isCollection(node.type)
        && program.models.functions[row].effects.contains { $0.keeper == .argument }
  }

  private func describe(_ node: PathNode) -> String {
    switch node.kind {
    case .closure, .methodReference, .autoclosure: return "another closure"
    case .box: return "the captured variable"
    case .system: return "the system"
    case .unknownCallee: return "a callee"
    case .selfObject, .closureParameter, .global, .externalGlobal, .element, .object:
      switch node.type.unwrapped {
      case .nominal, .external: return "`\(program.describe(node.type.unwrapped))`"
      default:
        // The field's name says more than "`Value`" or "`[Int]`".
        let name = program.name(of: node.name)
        return !name.isEmpty ? "`\(name)`" : program.isCollection(node.type) ? "a collection" : "an object of unknown type"
      }
    }
  }

  private func subject(_ node: PathNode) -> String {
    switch node.kind {
    case .closure: "this closure"
    case .methodReference: "this method reference"
    case .autoclosure: "this autoclosure"
    default: describe(node)
    }
  }

  /// The first property on a path: the captured object holds its keeper there.
  func firstProperty(on observation: Observation) -> String? {
    guard case .reference(let reference)? = observation.path.first?.kind, case .property(let property) = reference.field else { return nil }
    return program.name(of: property)
  }

  // MARK: Keepers

  func text(_ holder: Holder) -> String {
    switch holder {
    case .unknown: return ""
    case .path(let names): return "`\(names.map(program.name(of:)).joined(separator: "."))`"
    case .object(let node): return describe(node)
    case .variable: return "the variable that holds it"
    case .system: return "the system"
    case .model(let row):
      let model = program.models.functions[row]
      // An initialiser is named by its type; `init` says nothing.
      return "`\(model.isInitializer ? model.type ?? model.name : model.name)`"
    case .global(let property): return "the global `\(program.name(of: property))`"
    case .unknownCallee: return "code that is not in sight"
    }
  }

  func text(_ end: RetentionEnd) -> String {
    switch end {
    case .unknown: ""
    case .process: "the process ends"
    case .model(let row, let lifetime):
      program.models.functions[row].until(lifetime) ?? program.models.functions[row].effects.lazy.compactMap(\.until).first ?? ""
    case .release(let release) where release.act.isDeath: text(release.act)
    case .release(let release): "`\(program.describe(release.function))` \(text(release.act))"
    }
  }

  private func text(_ act: ReleaseAct) -> String {
    switch act {
    case .empties(let property): "empties `\(program.name(of: property))`"
    case .emptiesOutside(let name): "empties `\(program.text(name))`"
    case .emptiesVariable: "lets go of what the variable holds"
    case .changes(let property): "changes `\(program.name(of: property))`"
    case .waits: "waits for it"
    case .releases: "lets go of it"
    case .ends(let row): "ends what `\(program.models.functions[row].name)` began"
    case .releasesWithToken: "lets go of it when its token goes"
    case .releasesToken(let property): "lets go of `\(program.name(of: property))`, whose end is the end of this"
    case .diesWithToken(let property): "its `\(program.name(of: property))` goes"
    }
  }
}

extension ReleaseAct {
  /// Whether no code does it.
  fileprivate var isDeath: Bool { if case .diesWithToken = self { true } else { false } }
}

extension PathStep {
  /// Whether it is all that is said of its reference.
  fileprivate func isWhole(before next: PathStep?) -> Bool {
    switch kind {
    case .reference: if case .assigned = next?.kind { false } else { true }
    case .put: true
    default: false
    }
  }
}

extension PathStep.Kind {
  /// The reference to draw. A step that adds to another has none; neither has an element, which takes the place of its collection.
  fileprivate var drawn: PathReference? {
    switch self {
    case .reference(let reference), .capture(let reference): reference
    default: nil
    }
  }
}
