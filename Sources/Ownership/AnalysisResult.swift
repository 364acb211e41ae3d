import Program
import Support

/// The result of the analysis of a program.
public struct AnalysisResult: Sendable {
  let steady: SteadyProgram
  /// The units, from which explanations are made on demand.
  var order: UnitOrder? { didSet { storingUnits = order.map { order in Lazy(by: { StoringUnits(order) }) } } }
  /// An editor asks again and again, and each time about one file.
  private var storingUnits: Lazy<StoringUnits>?

  /// One for each capture of a closure or bound method reference, harmless ones included, ordered by file and place.
  public var observations: [Observation] = []
  /// One for each closure and bound method reference.
  public var closures: [ClosureReport] = []
  /// The uses of the closure parameters of the program's functions, ordered by file and place. Empty unless requested.
  public var parameterFates: [ClosureParameterUse] = []
  /// The closures that calls pass to functions of the program. Empty unless `parameterFates` are requested.
  public var passedClosures: [PassedClosure] = []
  /// The graphs of the requested types, in the requested order.
  public var typeGraphs: [OwnershipGraph] = []
  public var counters = AnalysisCounters()
  /// The unused data of the run. Freeing it takes a considerable part of a run. A process that is about to end can keep it instead.
  private(set) var remains: [any Sendable] = []

  init(of steady: SteadyProgram) { self.steady = steady }

  mutating func keep(remains: [any Sendable]) { self.remains += remains }

  /// Gives up what is left of the run.
  public mutating func takeRemains() -> [any Sendable] {
    defer { remains = [] }
    return remains
  }

  /// The program whose numbers the results use. Its files may have other places and numbers than those read.
  public var program: Program { steady.program }

  /// The uses of a closure, in order.
  public func uses(of closure: ClosureReport) -> [ClosureUse] {
    guard let order, let index = order.index(of: closure.function) else { return [] }
    var uses = order.units[index].uses[closure.site] ?? []
    uses.forEachPlace { $0 = steady.asRead($0) }
    return uses
  }

  /// References between objects, ordered by place. A search for a path belongs to each, so only those at the meant places are made.
  ///
  /// - Parameter isMeantTarget: Whether references to objects of a type are meant, which may be `self` of the storing code.
  public func references(
    where isMeant: (SourcePlace) -> Bool = { _ in true }, to isMeantTarget: (_ type: Type, _ isSelf: Bool) -> Bool = { _, _ in true }
  ) -> [ReferenceReport] {
    guard let order else { return [] }
    let reports = ReferenceReports(program: program, units: order.units, files: Array(program.files.indices))
    return references(of: reports, where: isMeant, to: isMeantTarget)
  }

  /// The same where all meant places lie in one file.
  public func references(inFile file: Int, where isMeant: (SourcePlace) -> Bool) -> [ReferenceReport] {
    guard let storingUnits else { return [] }
    let known = steady.number(ofFile: file)
    return references(of: ReferenceReports(program: program, units: storingUnits.value[known], files: [known]), where: isMeant) { _, _ in true }
  }

  private func references(
    of reports: ReferenceReports, where isMeant: (SourcePlace) -> Bool, to isMeantTarget: (_ type: Type, _ isSelf: Bool) -> Bool
  ) -> [ReferenceReport] {
    var references = reports.all(at: { isMeant(steady.asRead($0)) }, to: isMeantTarget)
    references.forEachPlace { $0 = steady.asRead($0) }
    if steady.hasOtherFileNumbers { references.sort { $0.place < $1.place } }
    return references
  }
}
