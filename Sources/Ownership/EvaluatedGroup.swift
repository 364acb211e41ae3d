import Engine
import Program

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
final class GroupInputs: Sendable, Storable {
  struct AskedSummary: Sendable, Storable {
    var function: FunctionReference
    var version: Int
  }
  let members: [FunctionReference]
  /// Whether code of the program calls each.
  let areCalled: [Bool]
  /// The functions whose summaries were asked for, with the version; 0 where there was none yet.
  let summaries: [AskedSummary]
  /// The properties of which it was asked what the program does with them.
  let properties: [PropertyReference]
  /// The types of which it was asked which properties they declare.
  let types: [NominalID]
  /// The code that the result names, the members' own among it: a change there changes places and numbers in it.
  let parts: CodeParts

  convenience init(
    _ record: InputRecord, of members: [FunctionReference], calls: [Set<FunctionReference>], areCalled: [Bool], _ known: SummaryTable, _ program: Program
  ) {
    var summaries: [AskedSummary] = []
    var parts = Set(members.map(program.part(withCodeOf:)))
    parts.formUnion(members.lazy.map(program.part(naming:)))
    for function in record.functions {
      parts.insert(program.part(naming: function))
      if let entry = known.entry(of: function) { parts.formUnion(entry.parts.all) }
      if !members.contains(function) { summaries.append(AskedSummary(function: function, version: known.version(of: function))) }
    }
    for callees in calls { parts.formUnion(callees.lazy.map(program.part(naming:))) }
    self.init(
      members: members, areCalled: areCalled, summaries: summaries, properties: Array(record.properties), types: Array(record.types), parts: CodeParts(parts))
  }

  init(
    members: [FunctionReference], areCalled: [Bool], summaries: [AskedSummary], properties: [PropertyReference], types: [NominalID], parts: CodeParts
  ) {
    self.members = members
    self.areCalled = areCalled
    self.summaries = summaries
    self.properties = properties
    self.types = types
    self.parts = parts
  }
}
