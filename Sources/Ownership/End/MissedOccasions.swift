import Catalog
import Engine
import Facts
import Program

/// An occasion on which an object goes, or a question is over, without the end that other code would bring.
public enum MissedOccasion: Hashable, Sendable, Storable {
  /// A method that frameworks call then.
  case method(FunctionReference)
  /// A closure that runs when a view of the unit goes.
  case callback(SourcePlace, in: FunctionReference)
  /// An answer to a question that the unit asks.
  case answer(SourcePlace, in: FunctionReference)

  func place(in program: Program) -> SourcePlace {
    switch self {
    case .method(let function): SourcePlace(file: Int(function.file), range: program.function(function).nameRange)
    case .callback(let place, _), .answer(let place, _): place
    }
  }
}

/// Looks for occasions that miss an end.
///
/// - Of the answers to one question, some lead to the end: a user who gives another one leaves the path as it is. The question is asked by code that also fills
///   the path, or is called by it, so that the one goes with the other.
/// - A class with code that leads to the end also has a method or closure for the death of its objects or views, and that does not end the path.
///
/// An end that comes with the filling, or on any occasion of going, excludes both.
struct MissedOccasions {
  private let program: Program
  private let releases: ReleaseIndex
  private let ending: EndingCode
  /// The units that fill the path.
  private let fillers: Set<FunctionReference>

  /// - Parameters:
  ///   - enders: All code that ends the path.
  ///   - steps: The properties on the path.
  init?(_ enders: [FoundRelease.Ender], of steps: [PropertyReference], _ releases: ReleaseIndex, _ order: UnitOrder) {
    let program = releases.program
    let ending = EndingCode(enders, releases, order)
    let stores = releases.stores
    let fillers = Set(steps.flatMap { stores[$0].map { Array($0.keys) } ?? [] })
    // Code that fills the path and hands out its end leaves the end to its callers.
    if enders.contains(where: { ender in ender.isHandedOut && steps.contains { (stores[$0]?[ender.unit] ?? nil) != nil } }) { return nil }
    if !fillers.isDisjoint(with: ending.units) || ending.units.contains(where: { program.occasion(of: $0) == .going }) { return nil }
    if ending.callbacks.contains(where: { ending.occasions(of: $0.value)?.going.contains($0.key) ?? false }) { return nil }
    (self.program, self.releases, self.ending, self.fillers) = (program, releases, ending, fillers)
  }

  /// The first occasion that misses the end; answers come first.
  ///
  /// - Parameter types: The classes of the objects on the path.
  func first(concerning types: Set<NominalID>) -> MissedOccasion? { missedAnswer() ?? missedAnswerMethod() ?? missedGoing(types) }

  /// An answer that does not lead to the end, where another one to the same question does.
  func missedAnswer() -> MissedOccasion? {
    for unit in program.inCanonicalOrder(Set(ending.callbacks.values)) where isAskedByFillers(unit) {
      for answers in ending.occasions(of: unit)?.questions ?? [] {
        let isReached = answers.map { answer in answer.functions.contains { ending.callbacks[$0] != nil } }
        if isReached.contains(true), let missed = isReached.firstIndex(of: false) { return .answer(answers[missed].place, in: unit) }
      }
    }
    return nil
  }

  /// Whether code that fills the path asks the question too.
  private func isAskedByFillers(_ unit: FunctionReference) -> Bool {
    fillers.contains { $0 == unit || releases.calls.callees(of: $0).contains(unit) || releases.calls.callees(of: unit).contains($0) }
  }

  private func missedAnswerMethod() -> MissedOccasion? {
    let asking = Set(ending.units.filter { program.canBeCalledByFramework($0) && !program.isOverride($0) }.compactMap(program.owner))
    return methods(of: asking, on: .answer).first { !leadsToEnd($0) }.map { .method($0) }
  }

  private func missedGoing(_ types: Set<NominalID>) -> MissedOccasion? {
    let units = ending.units.union(ending.callbacks.values)
    let told = types.union(units.compactMap(program.owner))
    let methods = methods(of: told, on: .going)
    if methods.contains(where: leadsToEnd) { return nil }
    if let method = methods.first { return .method(method) }
    for unit in program.inCanonicalOrder(Set(told.flatMap(accessorsAndMethods))) {
      if let closure = ending.occasions(of: unit)?.going.min() {
        return .callback(program.place(of: closure), in: unit)
      }
    }
    return nil
  }

  /// Whether the function calls ending code, directly or not, as far as classes tell.
  private func leadsToEnd(_ function: FunctionReference) -> Bool {
    var seen: Set<FunctionReference> = []
    var pending = [function]
    while let function = pending.popLast() {
      if ending.units.contains(function) { return true }
      if seen.insert(function).inserted { pending += releases.calls.callees(of: function) }
    }
    return false
  }

  /// The methods that frameworks call on the occasion, in canonical order, inherited ones too.
  private func methods(of types: Set<NominalID>, on occasion: Occasion) -> [FunctionReference] {
    let methods = types.flatMap { program[$0].ancestors }.flatMap { program[$0].functions.values.joined() }
    return program.inCanonicalOrder(Set(methods).filter { program.occasion(of: $0) == occasion })
  }

  private func accessorsAndMethods(of type: NominalID) -> [FunctionReference] {
    Array(program[type].functions.values.joined()) + program[type].properties.values.joined().flatMap(program.accessors)
  }
}

extension Program {
  /// When frameworks call the function, where that says something about the end of its object.
  func occasion(of function: FunctionReference) -> Occasion? {
    modelRows(about: function) { models.functions[$0].occasion != nil }.first.flatMap { models.functions[$0].occasion }
  }
}
