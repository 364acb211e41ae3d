import Program
import Facts

/// Finds the unit whose code contains a place.
struct UnitPlaces: Sendable {
  private struct Entry: Sendable {
    var range: ByteRange
    var root: FunctionReference
  }
  /// For each file, its units in source order; nested ones after the enclosing ones.
  private var entries: [[Entry]]

  init(_ roots: some Sequence<FunctionReference>, in program: Program) {
    entries = Array(repeating: [], count: program.files.count)
    add(roots, program)
    for file in entries.indices { sort(file) }
  }

  /// The same after the texts of some files have changed.
  init(_ earlier: UnitPlaces, _ roots: some Sequence<FunctionReference>, changed: CodeChanges, in program: Program) {
    self = earlier
    for _ in entries.count..<program.files.count { entries.append([]) }
    for file in changed.files { entries[file] = [] }
    add(roots.lazy.filter { changed.contains(file: $0.file) }, program)
    for file in changed.files { sort(file) }
  }

  private mutating func add(_ roots: some Sequence<FunctionReference>, _ program: Program) {
    for root in roots { entries[Int(root.file)].append(Entry(range: program.function(root).range, root: root)) }
  }

  private mutating func sort(_ file: Int) { entries[file].sort { ($0.range.start, $1.range.end) < ($1.range.start, $0.range.end) } }

  func root(at place: SourcePlace) -> FunctionReference? {
    entries[place.file].last { $0.range.start <= place.range.start && $0.range.contains(place.range) }?.root
  }
}
