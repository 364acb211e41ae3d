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
final class GroupInputs: Sendable {
  let members: [FunctionReference]
  /// Whether code of the program calls each.
  let areCalled: [Bool]
  /// The functions whose summaries were asked for, with the version; 0 where there was none yet.
  let summaries: [(function: FunctionReference, version: Int)]
  /// The properties of which it was asked what the program does with them.
  let properties: [PropertyReference]
  /// The types of which it was asked which properties they declare.
  let types: [NominalID]
  /// The code that the result names, the members' own among it: a change there changes places and numbers in it.
  let parts: CodeParts

  init(_ record: InputRecord, of members: [FunctionReference], calls: [Set<FunctionReference>], areCalled: [Bool], _ known: SummaryTable, _ program: Program) {
    self.members = members
    self.areCalled = areCalled
    var summaries: [(function: FunctionReference, version: Int)] = []
    var parts = Set(members.map(program.part(withCodeOf:)))
    parts.formUnion(members.lazy.map(program.part(naming:)))
    for function in record.functions {
      parts.insert(program.part(naming: function))
      if let entry = known.entry(of: function) { parts.formUnion(entry.parts.all) }
      if !members.contains(function) { summaries.append((function, known.version(of: function))) }
    }
    for callees in calls { parts.formUnion(callees.lazy.map(program.part(naming:))) }
    self.summaries = summaries
    self.parts = CodeParts(parts)
    properties = Array(record.properties)
    types = Array(record.types)
  }

  init(from reader: inout KeepReader) {
    members = reader.read()
    areCalled = reader.read()
    summaries = zip(reader.read([FunctionReference].self), reader.read([Int].self)).map { ($0, $1) }
    properties = reader.read()
    types = reader.read()
    parts = reader.read()
  }
}

extension GroupInputs: Keepable {
  func keep(in writer: inout KeepWriter) {
    writer.write(members)
    writer.write(areCalled)
    writer.write(summaries.map(\.function))
    writer.write(summaries.map(\.version))
    writer.write(properties)
    writer.write(types)
    writer.write(parts)
  }
}
