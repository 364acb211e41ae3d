import Program

extension JudgeTables {
  /// The tables of an earlier run.
  struct Earlier {
    private let tables: JudgeTables
    private let uses: PropertyUses
    private let changed: CodeChanges
    private let changedUses: ChangedUses
    private let shares: IncrementalSum<UnitAggregate>.Changes
    /// Replaced units whose interface is unchanged, with their replacements.
    private var pairs: [(gone: UnitContribution, new: UnitContribution)] = []
    /// Removed and new units.
    private var gone: [UnitContribution] = []
    private var new: [UnitContribution] = []

    init(_ tables: JudgeTables, _ uses: PropertyUses, _ changed: CodeChanges, _ changedUses: ChangedUses, _ shares: IncrementalSum<UnitAggregate>.Changes) {
      self.tables = tables
      self.uses = uses
      self.changed = changed
      self.changedUses = changedUses
      self.shares = shares
      var others = Dictionary(uniqueKeysWithValues: shares.new.lazy.map { ($0.unit.root, $0) })
      for share in shares.gone {
        let root = share.unit.root
        if !changed.contains(naming: root, in: changed.program), let other = others.removeValue(forKey: root) {
          pairs.append((share, other))
        } else {
          gone.append(share)
        }
      }
      new = shares.new.filter { others[$0.unit.root] != nil }
    }
  }
}

extension JudgeTables.Earlier {
  var releases: ReleaseFacts.Earlier {
    ReleaseFacts.Earlier(tables: tables.releases, changed: changed, gone: shares.gone.map(\.releases), new: shares.new.map(\.releases))
  }

  /// The tables that depend on the calls, uses and allocations of units, if none of these has changed; `nil` where they may have. New or removed
  /// functions are allowed if they do nothing and nothing calls them, as while a function is being written.
  func tables(
    _ total: UnitAggregate, _ units: [EvaluatedUnit], _ uses: PropertyUses, _ calls: CallTable, _ program: Program
  ) -> (dead: DeadCode, made: InstantiatedTypes.Aggregate, lasting: ProcessLifetimeTypes, passing: TransientTypes?, live: LiveCode)? {
    guard !changed.hasOtherTypes, !changed.hasOtherOutlets, areFilledAlike, pairs.allSatisfy({ $0.gone.passing.runsTheSame(as: $0.new.passing) }),
      gone.allSatisfy({ isIdle($0, tables.releases.calls) }), new.allSatisfy({ isIdle($0, calls) }),
      !new.contains(where: { total.values.contains($0.unit.root) }), uses.hasSameTypesAsValues(as: self.uses), hasSameNamesOfUnknown(units, uses, program),
      changedUses.areSame(tables.dead.lazy, in: program)
    else { return nil }
    let (gone, new) = (gone.map(\.unit.root), new.map(\.unit.root))
    // Objects of the same classes are made.
    let live = LiveCode(tables.live, tables.dead, in: program)
    let dead = DeadCode(tables.dead, gone: gone, new: new, values: total.values, uses, calls, program) { live.isTypeMade(of: $0) }
    return (
      dead, tables.made, ProcessLifetimeTypes(tables.lasting, gone: gone, new: new, in: program),
      TransientTypes(tables.passing, pairs.map { ($0.gone.passing, $0.new.passing) }, in: program)?
        .replacing(self.gone.map(\.passing), by: self.new.map(\.passing), calls, dead),
      LiveCode(tables.live, dead, in: program)
    )
  }

  /// Whether replaced units store objects of the same origin in the same properties.
  private var areFilledAlike: Bool { pairs.allSatisfy { $0.gone.fillings == $0.new.fillings } }

  /// Whether the function does nothing and nothing calls it.
  private func isIdle(_ share: UnitContribution, _ calls: CallTable) -> Bool {
    let program = calls.program
    return program.function(share.unit.root).kind == .function && share.passing.isIdle && share.fillings.isEmpty && share.properties.isIdle
      && share.objects.isEmpty
      && share.made.refusing == nil && calls.callersAtAnyTime(of: share.unit.root).isEmpty
  }

  /// Whether the same member names are used on unknown receivers. A name that no function has cannot mean any.
  private func hasSameNamesOfUnknown(_ units: [EvaluatedUnit], _ uses: PropertyUses, _ program: Program) -> Bool {
    let names = uses.namesOfUnknown(otherThan: self.uses)
    return names.isEmpty
      || !units.contains { unit in program.function(unit.root).name.map { names.contains(program.name($0, in: Int(unit.root.file))) } ?? false }
  }

  /// Whether units also make objects for the same holders and use properties as before. Then the process-lifetime types are the same.
  var isCachedUnchanged: Bool {
    changedUses.isEmpty && pairs.allSatisfy { $0.gone.objects == $0.new.objects && $0.gone.properties == $0.new.properties }
  }

  /// The transient types, if the same code is dead.
  func passing(_ uses: PropertyUses, _ dead: DeadCode, _ program: Program) -> TransientTypes? {
    guard !changed.hasOtherTypes, !changed.hasOtherOutlets, gone.isEmpty, new.isEmpty, areFilledAlike,
      uses.hasSameTypesAsValues(as: self.uses), uses.namesOfUnknown(otherThan: self.uses).isEmpty, dead == tables.dead
    else { return nil }
    return TransientTypes(tables.passing, pairs.map { ($0.gone.passing, $0.new.passing) }, in: program)
  }
}
