import Ownership
import Program

/// The data that one run over a project leaves for the next one with the same settings.
struct RunMemory: Sendable {
  private var kept: AnalysisMemory?
  private var modules: [Int] = []
  private var descriptions: [SourceModule] = []

  /// No data yet.
  init() {}

  init(_ kept: AnalysisMemory, _ map: ModuleMap) {
    self.kept = kept
    modules = map.modules
    descriptions = map.descriptions
  }

  /// The data for a later start of the program.
  var whole: AnalysisMemory? { kept }

  /// The analysis data, if the files belong to the same modules.
  func analysis(of map: ModuleMap) -> AnalysisMemory? { modules == map.modules && descriptions == map.descriptions ? kept : nil }
}
