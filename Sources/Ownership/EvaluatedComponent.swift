import Engine
import Program

/// The result of evaluating mutually recursive functions. A class, because runs pass it on.
final class EvaluatedComponent: Sendable {
  let shares: [UnitContribution]
  /// The summary of each function.
  let entries: [SummaryTable.Entry]
  let isRecursive: Bool
  /// The number of evaluation rounds.
  let rounds: Int
  /// False where the summaries were still growing at the limit.
  let hasSettled: Bool
  /// `nil` where no other run follows.
  let inputs: ComponentDependencies?

  init(shares: [UnitContribution], entries: [SummaryTable.Entry], isRecursive: Bool, rounds: Int, hasSettled: Bool, inputs: ComponentDependencies?) {
    self.shares = shares
    self.entries = entries
    self.isRecursive = isRecursive
    self.rounds = rounds
    self.hasSettled = hasSettled
    self.inputs = inputs
  }
}

/// The inputs of evaluating a group of functions, besides their own code and the interfaces of all files.
final class ComponentDependencies: Sendable, Storable {
  struct AskedSummary: Sendable, Storable {
    var function: FunctionReference
    var version: Int
  }
  let members: [FunctionReference]
  /// Whether the program calls each function.
  let areCalled: [Bool]
  /// The functions whose summaries were queried, with their versions; 0 where there was none yet.
  let summaries: [AskedSummary]
  /// The properties whose uses were queried.
  let properties: [PropertyReference]
  /// The types whose properties were queried.
  let types: [NominalID]
  /// The code that the result names, including the members' own. A change there changes places and numbers in the result.
  let parts: CodeRegions

  convenience init(
    _ record: DependencyRecord, of members: [FunctionReference], calls: [Set<FunctionReference>], areCalled: [Bool], _ known: SummaryTable, _ program: Program
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
      members: members, areCalled: areCalled, summaries: summaries, properties: Array(record.properties), types: Array(record.types), parts: CodeRegions(parts))
  }

  init(
    members: [FunctionReference], areCalled: [Bool], summaries: [AskedSummary], properties: [PropertyReference], types: [NominalID], parts: CodeRegions
  ) {
    self.members = members
    self.areCalled = areCalled
    self.summaries = summaries
    self.properties = properties
    self.types = types
    self.parts = parts
  }
}
