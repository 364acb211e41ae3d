import Catalog

/// The actions that end a retention.
struct EndingEvents {
  let ends: Set<MemberEvent>
  /// The triggers. The code that begins the retention is known not to cause them on every path.
  let settled: Set<MemberEvent>
  /// The ends of a retention whose closure itself requests the next event.
  let rearmed: Set<MemberEvent>
  /// Whether they finish the stream rather than the retention. Calls on other streams then do not count.
  let isStream: Bool

  init(of row: FunctionModel, isStream: Bool = false) {
    ends = Set(row.effects.flatMap { isStream ? $0.finishedBy : $0.endedBy + $0.setOffBy + $0.rearmedUntil })
    settled = Set(row.effects.flatMap(\.setOffBy))
    rearmed = Set(row.effects.flatMap(\.rearmedUntil))
    self.isStream = isStream
  }

  /// A property outside the program is set to `nil`.
  init(emptying property: String) {
    ends = [.emptying(property)]
    (settled, rearmed, isStream) = ([], [], false)
  }
}
