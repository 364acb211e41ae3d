import Program
import Facts

/// The units of the program in the order in which all ties are decided.
struct UnitOrder: Sendable {
  let units: [EvaluatedUnit]
  /// Theirs.
  let roots: [FunctionReference]
  private let indices: [FunctionReference: Int]

  /// - Parameters:
  ///   - roots: Those of the units.
  ///   - indices: For the root of each unit its index.
  init(_ units: [EvaluatedUnit], _ roots: [FunctionReference], indices: [FunctionReference: Int]) {
    self.units = units
    self.roots = roots
    self.indices = indices
  }

  /// The unit's place in the order.
  func place(of root: FunctionReference) -> Int { indices[root] ?? Int.max }

  /// The roots of units in their order.
  func sorted(_ roots: some Sequence<FunctionReference>) -> [FunctionReference] { roots.sorted { place(of: $0) < place(of: $1) } }

  func index(of root: FunctionReference) -> Int? { indices[root] }
  func unit(_ root: FunctionReference) -> EvaluatedUnit? { indices[root].map { units[$0] } }

  /// Puts what a unit says into a list where what others say stands in their order.
  ///
  /// - Parameter place: The place of the unit that has said something.
  func insert<Element>(_ new: [Element], into list: inout [Element], place: (Element) -> Int) {
    guard let first = new.first else { return }
    let own = place(first)
    // The first run adds one unit after the other.
    guard let last = list.last, place(last) > own, let index = list.firstIndex(where: { place($0) > own }) else {
      list += new
      return
    }
    list.insert(contentsOf: new, at: index)
  }
}

extension Program {
  /// What of a file runs and is not nested in something that runs.
  func units(inFile file: Int) -> [FunctionReference] {
    files[file].functions.indices.lazy.filter { self.files[file].functions[$0].parent == nil && !self.files[file].functions[$0].isRequirement }
      .map { FunctionReference(file: file, function: FunctionID($0)) }
  }
}
