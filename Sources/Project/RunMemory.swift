import Ownership
import Program

/// What one run over a project leaves for the next one, with the same settings.
struct RunMemory: Sendable {
  private var kept: AnalysisMemory?
  private var modules: [Int] = []
  private var descriptions: [SourceModule] = []

  /// Nothing yet.
  init() {}

  init(_ kept: AnalysisMemory, _ map: ModuleMap) {
    self.kept = kept
    modules = map.modules
    descriptions = map.descriptions
  }

  /// What can be kept for a later start of the program.
  var whole: AnalysisMemory? { kept }

  /// What was worked out, where the files belong to the same modules.
  func analysis(of map: ModuleMap) -> AnalysisMemory? { modules == map.modules && descriptions == map.descriptions ? kept : nil }
}
