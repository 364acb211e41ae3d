import Catalog
import Facts
import Program

/// The obligation of code that lets go of an object: to end what would hold the object still.
///
/// An ender is a function that takes a step of the path away. Code that lets go of the object meets the obligation in one of these ways:
///
/// - It reaches an ender itself, through calls.
/// - All code that runs it reaches an ender. Of code that is in sight from its start to its end (top-level code), that holds only where the way to the ender
///   does not lead through other code that lets go of such an object: there the ender concerns another object.
///
/// Where it is not met, the end is missed. That claims an absence. So nothing is said where an ender is run by events, by frameworks, or by a call that is
/// not resolved.
struct Obligation {
  let program: Program
  let tables: LifeTables
  let releases: ReleaseIndex
  let order: UnitOrder
  /// The retained closures. Code that runs only when they are called meets the obligation.
  var closures: [FunctionReference] = []
  /// Whether something calls the retained closures sooner or later. What they end is no missed end then.
  var closuresRun = false

  var stacks: ScreenStacks { ScreenStacks(program: program, tables: tables, releases: releases) }

  /// A place in sight that lets go of an object with one of the types without an end.
  ///
  /// - Parameters:
  ///   - path: What retains the object.
  ///   - others: Other code that ends the path.
  func missed(_ types: [Type], endedBy path: OwnershipPath, or others: [FoundRelease.Ender] = []) -> ObjectLife.LetGo? {
    let steps = path.properties
    guard let enders = enders(of: steps, or: others) else { return nil }
    for type in types {
      if case .nominal(let id, _) = type.unwrapped, let letGo = missed(id, endedBy: steps, enders) { return letGo }
    }
    return nil
  }

  /// A place in sight that lets go of such an object without an end.
  ///
  /// - Parameters:
  ///   - type: The class of the object.
  ///   - steps: The properties on the path.
  private func missed(_ type: NominalID, endedBy steps: [PropertyReference], _ enders: Set<FunctionReference>) -> ObjectLife.LetGo? {
    let places = letGoPlaces(of: type, except: steps)
    if places.isEmpty { return nil }
    guard let ending = reaching(enders, where: { _ in true }), !ending.contains(where: isRunByEvents) else { return nil }
    let letting = Set(places.map(\.function)).subtracting(enders)
    let endingOtherwise = reaching(enders) { !letting.contains($0) } ?? []
    return places.first { letGo in
      !isMet(at: letGo.function, ending, endingOtherwise)
        && !isMet(inHandlerAround: program.innermost(at: letGo.place, in: letGo.function), of: letGo.function, ending)
    }
  }

  /// The functions that empty a property of the path, and the others that end it; `nil` where callbacks or code out of sight may do so. Retained closures do not
  /// count unless something calls them.
  private func enders(of steps: [PropertyReference], or others: [FoundRelease.Ender]) -> Set<FunctionReference>? {
    if others.contains(where: { $0.closure != nil || $0.isHandedOut }) { return nil }
    var enders = Set(others.map(\.unit))
    for step in steps {
      for owned in releases.directReleases(of: step) where !program.isTest(owned.function) {
        if let closure = owned.fieldRelease.laterClosure, !closuresRun, isInRetainedClosure(closure) { continue }
        if owned.fieldRelease.laterClosure != nil { return nil }
        enders.insert(owned.function)
      }
    }
    return enders.isEmpty && (closuresRun || closures.isEmpty) ? nil : enders
  }

  private func isInRetainedClosure(_ code: FunctionReference) -> Bool { closures.contains { program.isNested(code, in: $0) } }

  /// The closures of a unit that handle events. They run when the unit itself has run.
  private func handlers(of unit: FunctionReference) -> Set<FunctionReference> {
    releases.record?.ask(of: unit)
    return order.unit(unit)?.handlers.functions ?? []
  }

  /// The code of a caller that calls a function.
  private struct CallingCode {
    /// Whether running the caller runs the function. Calls that are not found by name count.
    var isDirect = false
    /// Whether a retained closure calls the function.
    var isRetained = false
    /// The closures that handle events and call the function.
    var handlers: [FunctionReference] = []
  }

  private func callingCode(of function: FunctionReference, in caller: FunctionReference) -> CallingCode {
    let handlers = handlers(of: caller)
    if closures.isEmpty, handlers.isEmpty { return CallingCode(isDirect: true) }
    let calling = program.functions(within: caller).filter { !program.callRanges(of: function, in: $0).isEmpty }
    var result = CallingCode(isDirect: calling.isEmpty)
    for code in calling {
      if isInRetainedClosure(code) {
        result.isRetained = true
      } else if handlers.contains(code) {
        result.handlers.append(code)
      } else {
        result.isDirect = true
      }
    }
    return result
  }

  /// The code that lets go of an object of the class, in the order of the slots.
  private func letGoPlaces(of type: NominalID, except steps: [PropertyReference]) -> [ObjectLife.LetGo] {
    releases.record?.ask(of: type)
    var places: [ObjectLife.LetGo] = []
    for slot in tables.released.slots(of: type, in: program) where !steps.contains(slot) {
      for owned in releases.directReleases(of: slot) where !owned.fieldRelease.isForGone && owned.fieldRelease.laterClosure == nil {
        places.append(.init(property: slot, function: owned.function, place: owned.place))
      }
      for (function, place) in releases.replacements(of: slot) where isKnownToRunAgain(function) && !releases.onlyFills(at: place, in: function) {
        places.append(.init(property: slot, isReplacement: true, function: function, place: place))
      }
    }
    return places.filter { !program.isTest($0.function) && tables.live.mayRun($0.function) }
  }

  /// Whether the function is known to fill a slot more than once.
  private func isKnownToRunAgain(_ function: FunctionReference) -> Bool {
    if program.function(function).kind == .initializer { return false }
    if tables.passing.functions.contains(function) { return true }
    let calls = releases.calls.callersAtAnyTime(of: function).filter(isWholeRun).reduce(0) { $0 + program.callRanges(of: function, in: $1).count }
    return calls > 1
  }

  /// The functions that reach one of the given ones; `nil` where a call on an unknown receiver may mean one of them, or a retained closure reaches one
  /// that runs sooner or later.
  private func reaching(_ functions: Set<FunctionReference>, where isPassed: (FunctionReference) -> Bool) -> Set<FunctionReference>? {
    var result: Set<FunctionReference> = []
    var pending = Array(functions)
    while let function = pending.popLast() {
      guard result.insert(function).inserted else { continue }
      if let name = program.function(function).name, releases.uses.isMemberOfUnknown(program.name(name, in: Int(function.file)), of: function) { return nil }
      for caller in releases.calls.callersAtAnyTime(of: function) where closuresRun || isPassed(caller) {
        let code = callingCode(of: function, in: caller)
        if closuresRun, code.isRetained { return nil }
        if code.isDirect, isPassed(caller) { pending.append(caller) }
      }
    }
    return result
  }

  /// Whether something else than code in sight runs the function: an event that comes by itself, or a user of the library. The events that the object
  /// handles itself need not come before it is let go of.
  private func isRunByEvents(_ function: FunctionReference) -> Bool { releases.isUsedAsValue(function) || isRoot(function) }

  /// Whether frameworks or other modules run the function.
  private func isRoot(_ function: FunctionReference) -> Bool {
    switch program.function(function).kind {
    case .topLevel: return false
    case .function:
      if isWholeRun(function) { return false }
      if !tables.isWhole, releases.calls.callersAtAnyTime(of: function).isEmpty { return true }
      // Nothing but calls runs a function of no type.
      return program.owner(of: function) == nil ? releases.calls.isOpen(function, modules: !tables.isWhole) : releases.calls.mayBeRun(function)
    case .initializer, .initialValue: return false
    default: return true
    }
  }

  /// Whether the function is in sight from the start of the process to its end.
  private func isWholeRun(_ function: FunctionReference) -> Bool { program.function(function).kind == .topLevel || program.isEntry(function) }

  /// Whether every run of the function goes with an end.
  private func isMet(at function: FunctionReference, _ ending: Set<FunctionReference>, _ endingOtherwise: Set<FunctionReference>) -> Bool {
    var seen: Set<FunctionReference> = []
    var pending = [function]
    while let function = pending.popLast() {
      guard seen.insert(function).inserted else { continue }
      if isWholeRun(function) {
        if endingOtherwise.contains(function) { continue }
        return false
      }
      if ending.contains(function) { continue }
      let callers = releases.calls.callersAtAnyTime(of: function).filter { $0 != function && !program.isTest($0) }
      if callers.isEmpty || isRoot(function) || releases.isUsedAsValue(function) { return false }
      for caller in callers {
        let code = callingCode(of: function, in: caller)
        if !code.handlers.allSatisfy({ isMet(inHandlerAround: $0, of: caller, ending) }) { return false }
        if code.isDirect { pending.append(caller) }
      }
    }
    return true
  }

  /// Whether the handler that contains the code calls a function that reaches an end.
  private func isMet(inHandlerAround code: FunctionReference, of unit: FunctionReference, _ ending: Set<FunctionReference>) -> Bool {
    let handlers = handlers(of: unit)
    let handler = handlers.first { outer in
      program.isNested(code, in: outer) && !handlers.contains { $0 != outer && program.isNested(outer, in: $0) }
    }
    guard let handler else { return false }
    let callees = releases.calls.callees(of: unit).filter(ending.contains)
    return program.functions(within: unit).contains { inner in
      program.isNested(inner, in: handler) && callees.contains { !program.callRanges(of: $0, in: inner).isEmpty }
    }
  }
}
