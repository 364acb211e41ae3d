import ProgramModel
import SourceFacts

/// Something that runs, or is handed over to be run, on every way through a body.
enum RunTarget: Hashable, Sendable {
  /// A function that is called.
  case function(FunctionReference)
  /// A closure, nested function or method reference that is made.
  case site(ClosureSite)
}

/// What certainly happens whenever a function or closure runs, whichever branch it takes.
///
/// Every way through the body is followed with the set of what it has done so far; where ways meet only what all have done stays.
struct CertainRuns {
  /// What the way at hand has done; `nil` behind a `return`, where no way leads.
  private var done: Set<RunTarget>? = []
  /// What all ways that left the body had done.
  private var atExit: Set<RunTarget>?
  private var open: [Construct] = []

  private struct Construct {
    var isLoop: Bool
    var before: Set<RunTarget>?
    /// What all branches up to now have done that reach the end.
    var joined: Set<RunTarget>?
  }

  static func of(_ reference: FunctionReference, _ body: ResolvedBody, methodReferences: Set<UInt32>, in program: Program) -> Set<RunTarget> {
    var runs = CertainRuns()
    let function = program.function(reference)
    for (index, instruction) in function.instructions.enumerated() {
      switch instruction.operation {
      case .beginBranches: runs.begin(isLoop: false)
      case .nextBranch: runs.nextBranch()
      case .endBranches(let exhaustive): runs.endBranches(isExhaustive: exhaustive)
      case .beginLoop: runs.begin(isLoop: true)
      case .endLoop: runs.endBranches(isExhaustive: false)
      case .returnValue, .throwValue: runs.leave()
      case .jump(let jump, _): if jump != .fallthrough { runs.jump() }
      default:
        if let target = target(index, instruction, reference, function, body, methodReferences, program) { runs.done?.insert(target) }
      }
    }
    runs.leave()
    return runs.atExit ?? []
  }

  private static func target(
    _ index: Int, _ instruction: Instruction, _ reference: FunctionReference, _ function: Function, _ body: ResolvedBody,
    _ methodReferences: Set<UInt32>, _ program: Program
  ) -> RunTarget? {
    switch instruction.operation {
    case .call(let callee, _):
      guard case .call(let target) = body.references[index], case .program = target.kind, target.functions.count == 1,
        !isOptional(callee, function, reference, program)
      else { return nil }
      return .function(target.functions[0])
    case .closure(let id):
      return .site(.function(FunctionReference(file: Int(reference.file), function: id)))
    case .variable(let id):
      return program.file(reference)[id].nestedFunction.map {
        .site(.function(FunctionReference(file: Int(reference.file), function: $0)))
      }
    case .name, .member:
      guard methodReferences.contains(UInt32(index)), case .functions(let functions, _) = body.references[index] else { return nil }
      return functions.first.map { _ in .site(.methodReference(SourcePlace(file: Int(reference.file), range: instruction.range))) }
    default: return nil
    }
  }

  /// `other?.poll()` need not call; `self?.poll()` does as long as there is somebody to wait for.
  private static func isOptional(_ callee: ValueID, _ function: Function, _ reference: FunctionReference, _ program: Program) -> Bool {
    guard case .member(let base, _) = function[callee].operation, case .unwrap(let value, forced: false) = function[base].operation
    else { return false }
    if case .variable(let id) = function[value].operation { return program.file(reference)[id].ownership == .strong }
    return true
  }

  private mutating func begin(isLoop: Bool) {
    open.append(Construct(isLoop: isLoop, before: done, joined: nil))
  }

  private mutating func nextBranch() {
    guard let top = open.indices.last else { return }
    open[top].joined = Self.join(open[top].joined, done)
    done = open[top].before
  }

  private mutating func endBranches(isExhaustive: Bool) {
    guard let top = open.popLast() else { return }
    done = Self.join(top.joined, done)
    if !isExhaustive || top.isLoop { done = Self.join(done, top.before) }
  }

  private mutating func leave() {
    guard let done else { return }
    atExit = Self.join(atExit, done)
    self.done = nil
  }

  /// `break` and `continue` leave the branch; what comes behind the loop or `switch` has not seen the rest of it.
  private mutating func jump() {
    guard let target = open.lastIndex(where: \.isLoop) ?? open.indices.first else { return }
    open[target].joined = Self.join(open[target].joined, done)
    done = nil
  }

  /// What both ways have done; a way that leads nowhere does not count.
  private static func join(_ left: Set<RunTarget>?, _ right: Set<RunTarget>?) -> Set<RunTarget>? {
    guard let left else { return right }
    guard let right else { return left }
    return left.intersection(right)
  }
}

/// Finds closures that are let go of when they have run, and that certainly arm themselves again.
struct SelfArming {
  private let runs: [RunTarget: Set<RunTarget>]
  /// May a closure be taken to run: does something keep it just until then?
  private let willRun: (ClosureSite) -> Bool

  /// - Parameter program: Closures that capture weakly hold nothing between two rounds, so that no chain leads through them.
  init(_ units: [EvaluatedUnit], in program: Program, willRun: @escaping (ClosureSite) -> Bool) {
    var runs: [RunTarget: Set<RunTarget>] = [:]
    for unit in units {
      for (function, targets) in unit.certainRuns
      where !program.function(function).captureList.contains(where: { program.file(function)[$0.variable].ownership == .weak }) {
        runs[function == unit.root ? .function(function) : .site(.function(function))] = targets
      }
      for case (.methodReference(let place), let value) in unit.functionValues {
        runs[.site(.methodReference(place))] = [.function(value.function)]
      }
    }
    self.runs = runs
    self.willRun = willRun
  }

  /// Does running the closure lead to it being made anew, whatever happens?
  func armsItself(_ site: ClosureSite) -> Bool {
    var seen: Set<RunTarget> = []
    var pending = Array(runs[.site(site)] ?? [])
    while let target = pending.popLast() {
      guard seen.insert(target).inserted else { continue }
      if target == .site(site) { return true }
      if case .site(let other) = target, !willRun(other) { continue }
      pending += runs[target] ?? []
    }
    return false
  }
}
