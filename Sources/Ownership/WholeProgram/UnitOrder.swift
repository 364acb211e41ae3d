import Program
import Facts

/// The canonical order of units, which decides all ties.
struct UnitOrder: Sendable {
  let units: [EvaluatedUnit]
  /// The roots of the units.
  let roots: [FunctionReference]
  private let indices: [FunctionReference: Int]

  /// - Parameters:
  ///   - roots: The roots of the units.
  ///   - indices: For the root of each unit, its index.
  init(_ units: [EvaluatedUnit], _ roots: [FunctionReference], indices: [FunctionReference: Int]) {
    self.units = units
    self.roots = roots
    self.indices = indices
  }

  /// The unit's position in the order.
  func place(of root: FunctionReference) -> Int { indices[root] ?? Int.max }

  /// Sorts unit roots.
  func sorted(_ roots: some Sequence<FunctionReference>) -> [FunctionReference] { roots.sorted { place(of: $0) < place(of: $1) } }

  func index(of root: FunctionReference) -> Int? { indices[root] }
  func unit(_ root: FunctionReference) -> EvaluatedUnit? { indices[root].map { units[$0] } }

  /// Inserts the entries of a unit into a list sorted by unit.
  ///
  /// - Parameter place: The position of the unit that an entry belongs to.
  func insert<Element>(_ new: [Element], into list: inout [Element], place: (Element) -> Int) {
    guard let first = new.first else { return }
    let own = place(first)
    // The first run adds the units in order.
    guard let last = list.last, place(last) > own, let index = list.firstIndex(where: { place($0) > own }) else {
      list += new
      return
    }
    list.insert(contentsOf: new, at: index)
  }
}

extension Program {
  /// The functions of a file that are not nested.
  func units(inFile file: Int) -> [FunctionReference] {
    files[file].functions.indices.lazy.filter { self.files[file].functions[$0].parent == nil && !self.files[file].functions[$0].isRequirement }
      .map { FunctionReference(file: file, function: FunctionID($0)) }
  }
}
