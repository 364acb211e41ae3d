import Program
import Facts
import Catalog
import Support

/// All releases in the program: the data behind `ReleaseIndex`.
final class ReleaseFacts: Sendable {
  let parts: ReleaseFactTables
  let places: UnitPlaces
  let calls: CallTable
  let reuse: CellReuseCode
  /// The releases at the death of objects.
  let teardowns: Teardowns
  /// For each class, its calls that end retentions. Indexed on demand.
  let unregistrations: [CodeOwner: Lazy<ClassUnregistrations>]
  /// For each property that much code releases, that code in groups. Grouped on demand.
  let kinds: [PropertyReference: Lazy<FieldReleaseGroups>]

  /// The tables of an earlier run.
  struct Earlier {
    let tables: ReleaseFacts
    let changed: CodeChanges
    let gone: [ReleaseContribution]
    let new: [ReleaseContribution]
  }

  /// - Parameters:
  ///   - shares: The contributions of the units, in order. With an earlier run, most are never accessed.
  ///   - total: Their sum.
  init<Shares: RandomAccessCollection<ReleaseContribution>>(
    _ order: UnitOrder, _ shares: Shares, _ total: ReleaseAggregate, _ program: Program, after earlier: Earlier?
  ) where Shares.Index == Int {
    if let earlier {
      places = UnitPlaces(earlier.tables.places, order.roots, changed: earlier.changed, in: program)
      calls = CallTable(earlier.tables.calls, gone: earlier.gone, new: earlier.new, order, in: program, changed: earlier.changed)
    } else {
      places = UnitPlaces(order.roots, in: program)
      calls = CallTable(Array(shares), order, in: program)
    }
    teardowns = Teardowns(order, shares, total, calls, program)
    reuse = CellReuseCode(order.sorted(total.reusing.elements), calls)
    let context = ReleaseFactTables.Context(order: order, calls: calls, reuse: reuse, teardowns: teardowns)
    if let earlier, let parts = earlier.tables.parts(gone: earlier.gone, new: earlier.new, context, changed: earlier.changed) {
      self.parts = parts
    } else {
      var parts = ReleaseFactTables()
      parts.replace([], by: Array(shares), context, after: nil)
      self.parts = parts
    }
    unregistrations = Self.lookups(parts)
    kinds = Self.kinds(parts, calls)
  }

  /// - Parameters:
  ///   - calls: As stored, like the tables: both are expensive to build.
  init<Shares: RandomAccessCollection<ReleaseContribution>>(
    _ order: UnitOrder, _ shares: Shares, _ total: ReleaseAggregate, _ program: Program, _ calls: CallTable, _ parts: ReleaseFactTables
  ) where Shares.Index == Int {
    self.calls = calls
    self.parts = parts
    places = UnitPlaces(order.roots, in: program)
    teardowns = Teardowns(order, shares, total, calls, program)
    reuse = CellReuseCode(order.sorted(total.reusing.elements), calls)
    unregistrations = Self.lookups(parts)
    kinds = Self.kinds(parts, calls)
  }

  private static func lookups(_ parts: ReleaseFactTables) -> [CodeOwner: Lazy<ClassUnregistrations>] {
    parts.unregistrations.mapValues { list in Lazy { ClassUnregistrations(list) } }
  }

  private static func kinds(_ parts: ReleaseFactTables, _ calls: CallTable) -> [PropertyReference: Lazy<FieldReleaseGroups>] {
    parts.fieldReleases.filter { $0.value.count >= FieldReleaseGroups.least }.mapValues { list in Lazy { FieldReleaseGroups(list, parts, calls) } }
  }

  /// Adds the properties whose representatives may have changed because functions have other callees than before.
  func addChanges(to changes: inout VerdictChanges) {
    for property in kinds.keys where parts.fieldReleases[property]?.contains(where: { changes.functions.contains($0.function) }) ?? false {
      changes.properties.insert(property)
    }
  }

  /// The tables with some units replaced; `nil` where entries that concern all units may have changed.
  private func parts(gone: [ReleaseContribution], new: [ReleaseContribution], _ context: ReleaseFactTables.Context, changed: CodeChanges) -> ReleaseFactTables?
  {
    guard parts.isSeparable, context.calls.hasSameTeardown(as: calls, otherThan: changed), context.reuse.isSame(as: reuse, otherThan: changed),
      context.teardowns.hasSameParts(as: teardowns)
    else { return nil }
    var parts = parts
    parts.replace(gone, by: new, context, after: calls)
    return parts
  }
}
