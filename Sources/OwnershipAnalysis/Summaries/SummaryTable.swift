import ProgramModel

/// The summaries made so far.
struct SummaryTable: Sendable {
  /// A summary that no longer changes. A class: tables of many of them are made for each run.
  final class Entry: Sendable {
    let summary: Summary
    /// Another one where the summary is another one than in the run before. Never 0.
    let version: Int
    /// The files that it names places, closures or variables of, the function's own among them.
    let files: Set<Int32>

    init(summary: Summary, version: Int, files: Set<Int32>) {
      self.summary = summary
      self.version = version
      self.files = files
    }
  }

  private var settled: [FunctionReference: Entry] = [:]
  /// Those of the recursive group at hand, which change from round to round. They are kept apart so that a round copies only them.
  private var revised: [FunctionReference: Summary] = [:]

  /// - Parameter capacity: How many functions there will be.
  init(capacity: Int = 0) { settled.reserveCapacity(capacity) }

  subscript(_ function: FunctionReference) -> Summary? {
    revised.isEmpty ? settled[function]?.summary : revised[function] ?? settled[function]?.summary
  }

  /// What is known of a function that is in no group at hand.
  func entry(of function: FunctionReference) -> Entry? { settled[function] }

  /// The version of its summary; 0 where nothing is known of it.
  func version(of function: FunctionReference) -> Int { settled[function]?.version ?? 0 }

  mutating func settle(_ entry: Entry, of function: FunctionReference) { settled[function] = entry }
  mutating func revise(_ summary: Summary, of function: FunctionReference) { revised[function] = summary }
}

/// The summaries made so far, with a record of those that were asked for.
struct RecordedSummaries {
  let table: SummaryTable
  /// `nil` where no other run follows.
  let record: InputRecord?

  subscript(_ function: FunctionReference) -> Summary? {
    record?.ask(of: function)
    return table[function]
  }
}

extension Summary {
  /// The files that it names places, closures or variables of. Properties and types need no file: what others see of a file stays.
  func files(of function: FunctionReference) -> Set<Int32> {
    var result: Set<Int32> = [function.file]
    for item in items { item.kind.addFiles(to: &result) }
    for reference in references {
      if let place = reference.edge.place { result.insert(Int32(place.file)) }
      reference.edge.field.addFiles(to: &result)
      reference.edge.key?.addFiles(to: &result)
    }
    for slot in overwritten { slot.addFiles(to: &result) }
    for slot in filled { slot.addFiles(to: &result) }
    for clearing in cleared {
      clearing.key?.addFiles(to: &result)
      clearing.conditions.addFiles(to: &result)
    }
    for asked in conditions.values { asked.addFiles(to: &result) }
    return result
  }
}

extension Set<ParameterCondition> {
  fileprivate func addFiles(to result: inout Set<Int32>) {
    for case .equals(let key) in lazy.map(\.test) { key.addFiles(to: &result) }
  }
}

extension Summary.ItemSlot {
  fileprivate func addFiles(to result: inout Set<Int32>) {
    field?.addFiles(to: &result)
    key?.addFiles(to: &result)
  }
}

extension NodeKind {
  fileprivate func addFiles(to result: inout Set<Int32>) {
    switch self {
    case .closure(let function, _): result.insert(function.file)
    case .methodReference(let place, _), .autoclosure(let place, _), .allocation(let place, _): result.insert(Int32(place.file))
    case .load(_, let field), .former(_, let field): field.addFiles(to: &result)
    case .closureParameter(let variable), .box(let variable, _): result.insert(variable.file)
    case .selfObject, .parameter, .global, .externalGlobal, .system, .unknownCallee: break
    }
  }
}

extension Field {
  fileprivate func addFiles(to result: inout Set<Int32>) {
    // The variable of a capture lies where the closure does, which is named as well.
    guard case .oneElement(let identity) = self else { return }
    switch identity.root {
    case .keyed(let key): key.addFiles(to: &result)
    case .read(let place): result.insert(Int32(place.file))
    }
  }
}

extension ElementKey {
  fileprivate func addFiles(to result: inout Set<Int32>) {
    switch root {
    case .madeAt(let place): result.insert(Int32(place.file))
    case .variable(let variable), .objectIn(let variable): result.insert(variable.file)
    case .literal, .enumCase, .constant, .selfObject: break
    }
  }
}
