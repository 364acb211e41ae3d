import Program
import Facts
import Catalog
import Support

/// All releases in the program: the data behind `ReleaseIndex`.
final class ReleaseTables: Sendable {
  let parts: ReleaseParts
  let places: UnitPlaces
  let calls: CallTable
  let reuse: ReuseCode
  /// The releases at the death of objects.
  let teardowns: Teardowns
  /// For each class, its calls that end retentions. Indexed on demand.
  let endings: [NominalID: Lazy<ClassEndings>]
  /// For each property that much code releases, that code in groups. Grouped on demand.
  let kinds: [PropertyReference: Lazy<ClearingKinds>]

  /// The tables of an earlier run.
  struct Earlier {
    let tables: ReleaseTables
    let changed: CodeChanges
    let gone: [ReleaseShare]
    let new: [ReleaseShare]
  }

  /// - Parameters:
  ///   - shares: The contributions of the units, in order. With an earlier run, most are never accessed.
  ///   - total: Their sum.
  init<Shares: RandomAccessCollection<ReleaseShare>>(
    _ order: UnitOrder, _ shares: Shares, _ total: ReleaseTotal, _ program: Program, after earlier: Earlier?
  ) where Shares.Index == Int {
    if let earlier {
      places = UnitPlaces(earlier.tables.places, order.roots, changed: earlier.changed, in: program)
      calls = CallTable(earlier.tables.calls, gone: earlier.gone, new: earlier.new, order, in: program, changed: earlier.changed)
    } else {
      places = UnitPlaces(order.roots, in: program)
      calls = CallTable(Array(shares), order, in: program)
    }
    teardowns = Teardowns(order, shares, total, calls, program)
    reuse = ReuseCode(order.sorted(total.reusing.elements), calls)
    let context = ReleaseParts.Context(order: order, calls: calls, reuse: reuse, teardowns: teardowns)
    if let earlier, let parts = earlier.tables.parts(gone: earlier.gone, new: earlier.new, context, changed: earlier.changed) {
      self.parts = parts
    } else {
      var parts = ReleaseParts()
      parts.replace([], by: Array(shares), context, after: nil)
      self.parts = parts
    }
    endings = Self.lookups(parts)
    kinds = Self.kinds(parts, calls)
  }

  /// - Parameters:
  ///   - calls: As stored, like the tables: both are expensive to build.
  init<Shares: RandomAccessCollection<ReleaseShare>>(
    _ order: UnitOrder, _ shares: Shares, _ total: ReleaseTotal, _ program: Program, _ calls: CallTable, _ parts: ReleaseParts
  ) where Shares.Index == Int {
    self.calls = calls
    self.parts = parts
    places = UnitPlaces(order.roots, in: program)
    teardowns = Teardowns(order, shares, total, calls, program)
    reuse = ReuseCode(order.sorted(total.reusing.elements), calls)
    endings = Self.lookups(parts)
    kinds = Self.kinds(parts, calls)
  }

  private static func lookups(_ parts: ReleaseParts) -> [NominalID: Lazy<ClassEndings>] {
    parts.endings.mapValues { list in Lazy { ClassEndings(list) } }
  }

  private static func kinds(_ parts: ReleaseParts, _ calls: CallTable) -> [PropertyReference: Lazy<ClearingKinds>] {
    parts.clearings.filter { $0.value.count >= ClearingKinds.least }.mapValues { list in Lazy { ClearingKinds(list, parts, calls) } }
  }

  /// Adds the properties whose representatives may have changed because functions have other callees than before.
  func addChanges(to changes: inout JudgementChanges) {
    for property in kinds.keys where parts.clearings[property]?.contains(where: { changes.functions.contains($0.function) }) ?? false {
      changes.properties.insert(property)
    }
  }

  /// The tables with some units replaced; `nil` where entries that concern all units may have changed.
  private func parts(gone: [ReleaseShare], new: [ReleaseShare], _ context: ReleaseParts.Context, changed: CodeChanges) -> ReleaseParts? {
    guard parts.isSeparable, context.calls.hasSameTeardown(as: calls, otherThan: changed), context.reuse.isSame(as: reuse, otherThan: changed),
      context.teardowns.hasSameParts(as: teardowns)
    else { return nil }
    var parts = parts
    parts.replace(gone, by: new, context, after: calls)
    return parts
  }
}
