import Program
import Support

/// The summaries computed so far.
struct SummaryTable: Sendable {
  /// A final summary. A class, because each run builds tables of many of them.
  final class Entry: Sendable {
    var summary: Summary { _read { yield kept.value } }
    fileprivate let kept: Lazy<Summary>
    /// Changes whenever the summary differs from the previous run. Never 0.
    let version: Int
    /// The regions that its places, closures and variables lie in.
    let parts: CodeRegions

    convenience init(summary: Summary, version: Int, parts: CodeRegions) { self.init(summary: Lazy(summary), version: version, parts: parts) }

    init(summary: Lazy<Summary>, version: Int, parts: CodeRegions) {
      kept = summary
      self.version = version
      self.parts = parts
    }
  }

  private var settled: [FunctionReference: Entry] = [:]
  /// Summaries settled or dropped since an earlier run. They are kept apart so that the table is not copied for a few of them.
  private var changed: [FunctionReference: Entry?] = [:]
  /// The visible part; `nil` for everything.
  private var view: View?
  /// The summaries of the current recursive group, which change from round to round. Kept apart so that a round copies only them.
  private var revised: [FunctionReference: Lazy<Summary>] = [:]

  /// - Parameter capacity: The expected number of functions.
  init(capacity: Int = 0) { settled.reserveCapacity(capacity) }

  /// Not copied, for a summary has many parts, and most queries look at one of them.
  subscript(_ function: FunctionReference) -> Lazy<Summary>? {
    revised.isEmpty ? entry(of: function)?.kept : revised[function] ?? entry(of: function)?.kept
  }

  /// The summary of a function outside the current group.
  func entry(of function: FunctionReference) -> Entry? {
    if let view, !view.contains(function) { return nil }
    return changed.isEmpty ? settled[function] : changed[function] ?? settled[function]
  }

  /// The version of its summary; 0 where there is none.
  func version(of function: FunctionReference) -> Int { entry(of: function)?.version ?? 0 }

  mutating func settle(_ entry: Entry, of function: FunctionReference) { settled[function] = entry }

  /// Replaces an entry in the table of an earlier run.
  ///
  /// - Parameter entry: `nil` drops the function.
  mutating func replace(_ entry: Entry?, of function: FunctionReference) {
    changed[function] = .some(entry)
    if changed.count <= Self.changeLimit { return }
    for (function, entry) in changed { settled[function] = entry }
    changed = [:]
  }

  /// Up to this number, changes stay outside the main table.
  private static let changeLimit = 512

  /// The table as visible to the evaluation of one level of the call graph: it contains only functions of earlier levels.
  ///
  /// - Parameters:
  ///   - indices: For the root of each unit, its index.
  ///   - levelOf: For each unit, its level.
  func seen(from level: Int, _ indices: [FunctionReference: Int], levelOf: [Int32]) -> SummaryTable {
    var result = self
    result.view = View(indices: indices, levelOf: levelOf, level: Int32(level))
    return result
  }

  private struct View: Sendable {
    let indices: [FunctionReference: Int]
    let levelOf: [Int32]
    let level: Int32

    func contains(_ function: FunctionReference) -> Bool { indices[function].map { levelOf[$0] < level } ?? false }
  }

  mutating func revise(_ summary: Summary, of function: FunctionReference) { revised[function] = Lazy(summary) }
}

/// The summaries computed so far, with a record of the queries.
struct RecordedSummaries {
  let table: SummaryTable
  /// `nil` where no other run follows.
  let record: DependencyRecord?

  subscript(_ function: FunctionReference) -> Lazy<Summary>? {
    record?.ask(of: function)
    return table[function]
  }
}

extension Summary {
  /// The regions that its places, closures and variables lie in. Properties and types need none: file interfaces are unchanged.
  func parts(of function: FunctionReference, in program: Program) -> Set<CodeRegion> {
    var named = NamedParts(program: program)
    named.parts.insert(program.part(naming: function))
    for item in items { named.add(item.kind) }
    for reference in references {
      if let place = reference.edge.place { named.add(place) }
      named.add(reference.edge.field)
      if let key = reference.edge.key { named.add(key) }
    }
    for slot in overwritten { named.add(slot) }
    for slot in filled { named.add(slot) }
    for fieldRelease in cleared {
      if let key = fieldRelease.key { named.add(key) }
      named.add(fieldRelease.conditions)
    }
    for asked in conditions.values { named.add(asked) }
    for item in items { named.add(item.streamEndWays) }
    for end in bodyEnds.values { named.add(end.ways) }
    for ways in finishes.values { named.add(ways) }
    if let endless { named.add(endless.endsIf) }
    return named.parts
  }
}

private struct NamedParts {
  let program: Program
  var parts: Set<CodeRegion> = []

  mutating func add(_ place: SourcePlace) { parts.insert(program.part(at: place)) }
  mutating func add(_ variable: VariableReference) { parts.insert(program.part(naming: variable)) }

  mutating func add(_ conditions: Set<ParameterCondition>) { for case .equals(let key) in conditions.lazy.map(\.test) { add(key) } }

  mutating func add(_ ways: ParameterWays) { for set in ways.sets { add(set) } }

  mutating func add(_ slot: Summary.ItemSlot) {
    if let field = slot.field { add(field) }
    if let key = slot.key { add(key) }
  }

  mutating func add(_ kind: NodeKind) {
    switch kind {
    case .closure(let function, _): parts.insert(program.part(naming: function))
    case .methodReference(let place, _), .autoclosure(let place, _), .allocation(let place, _): add(place)
    case .load(_, let field), .former(_, let field): add(field)
    case .closureParameter(let variable), .box(let variable, _): add(variable)
    case .selfObject, .parameter, .global, .externalGlobal, .system, .unknownCallee: break
    }
  }

  mutating func add(_ field: Field) {
    // The variable of a capture lies in the same region as its closure, which is included as well.
    guard case .oneElement(let identity) = field else { return }
    switch identity.root {
    case .keyed(let key): add(key)
    case .read(let place): add(place)
    }
  }

  mutating func add(_ key: ElementKey) {
    switch key.root {
    case .madeAt(let place): add(place)
    case .variable(let variable), .objectIn(let variable), .member(let variable, _): add(variable)
    case .literal, .enumCase, .constant, .property, .type, .selfObject: break
    }
  }
}
