import ProgramModel

/// What evaluating functions that call each other gave. A class: runs hand it on to each other.
final class EvaluatedGroup: Sendable {
  let shares: [UnitShare]
  /// What callers know of each.
  let entries: [SummaryTable.Entry]
  let isRecursive: Bool
  /// How often they were evaluated.
  let rounds: Int
  /// False where their summaries were still growing at the limit.
  let hasSettled: Bool
  /// `nil` where no other run follows.
  let inputs: GroupInputs?

  init(shares: [UnitShare], entries: [SummaryTable.Entry], isRecursive: Bool, rounds: Int, hasSettled: Bool, inputs: GroupInputs?) {
    self.shares = shares
    self.entries = entries
    self.isRecursive = isRecursive
    self.rounds = rounds
    self.hasSettled = hasSettled
    self.inputs = inputs
  }
}

/// What the result of evaluating a group of functions hangs on, besides their own code and what every file can see of the others.
struct GroupInputs: Sendable {
  let members: [FunctionReference]
  /// Whether code of the program calls each.
  let areCalled: [Bool]
  /// The functions whose summaries were asked for, with the version; 0 where there was none yet.
  let summaries: [(function: FunctionReference, version: Int)]
  /// The properties of which it was asked what the program does with them.
  let properties: [PropertyReference]
  /// The files with code that the result names: a change of their texts changes places and numbers in it.
  let files: [Int32]

  init(_ record: InputRecord, of members: [FunctionReference], calls: [Set<FunctionReference>], areCalled: [Bool], _ known: SummaryTable) {
    self.members = members
    self.areCalled = areCalled
    var summaries: [(function: FunctionReference, version: Int)] = []
    var files = Set(members.map(\.file))
    for function in record.functions {
      files.insert(function.file)
      if let entry = known.entry(of: function) { files.formUnion(entry.files) }
      if !members.contains(function) { summaries.append((function, known.version(of: function))) }
    }
    for callees in calls { for function in callees { files.insert(function.file) } }
    self.summaries = summaries
    self.files = Array(files)
    properties = Array(record.properties)
  }
}
