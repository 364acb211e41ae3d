import ProgramModel
import SourceFacts

/// Finds the unit in whose code a place lies.
struct UnitPlaces: Sendable {
  private struct Entry: Sendable {
    var range: ByteRange
    var root: FunctionReference
  }
  /// For each file its units in the order of the source; one that lies in another one comes after it.
  private var entries: [Int: [Entry]] = [:]

  init(_ roots: some Sequence<FunctionReference>, in program: Program) {
    for root in roots { entries[Int(root.file), default: []].append(Entry(range: program.function(root).range, root: root)) }
    for file in entries.keys { entries[file]!.sort { ($0.range.start, $1.range.end) < ($1.range.start, $0.range.end) } }
  }

  func root(at place: SourcePlace) -> FunctionReference? {
    entries[place.file]?.last { $0.range.start <= place.range.start && $0.range.contains(place.range) }?.root
  }
}
