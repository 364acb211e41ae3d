import FileDiscovery
import Foundation
import TestSupport
import Testing

@testable import Project

@Suite struct ProjectScopeTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(".git/HEAD")
    try folder.write("App/View.swift")
    try folder.write("App/Deep/Cell.swift")
    try folder.write("Other/Model.swift")
  }

  private func scope(in name: String = "", onlyReport files: [String]? = nil, paths: [String] = ["."], isProjectOfFile: Bool = false) -> ProjectScope {
    var options = LintOptions()
    options.paths = paths
    options.isProjectOfFile = isProjectOfFile
    // Absolute, for the working directory belongs to the whole process.
    options.onlyReport = files?.map { folder.absolute(name.isEmpty ? $0 : name + "/" + $0) }
    return makeScope(options, workingFolder: folder.absolute(name))
  }

  private func makeScope(_ options: LintOptions, workingFolder: String) -> ProjectScope {
    ProjectScope(options, root: ProjectScope.root(for: options, workingFolder: workingFolder), workingFolder: workingFolder)
  }

  private func reports(_ scope: ProjectScope, _ name: String) -> Bool {
    scope.reports(FoundFile(displayPath: name, absolutePath: folder.absolute(name)))
  }

  @Test func pathsAreAnalysedAndReported() {
    let scope = scope(paths: ["App", "Other/Model.swift"])
    #expect(scope.pathsToAnalyse == ["App", "Other/Model.swift"])
    #expect(reports(scope, "App/View.swift"))
    #expect(scope.problems == [])
  }

  @Test func onlyReportAnalysesTheProject() {
    #expect(scope(onlyReport: ["App/View.swift"]).pathsToAnalyse == ["."])
    #expect(scope(in: "App/Deep", onlyReport: ["Cell.swift"]).pathsToAnalyse == ["../.."])
  }

  @Test func aFileCanDecideWhichProjectIsMeant() throws {
    try folder.write("App/.unretain.yml")
    try folder.write("Other/.git/HEAD")
    func analysed(in name: String, _ file: String) -> [String] {
      scope(in: name, onlyReport: [file], isProjectOfFile: true).pathsToAnalyse
    }
    #expect(analysed(in: "", "App/Deep/Cell.swift") == ["App"])
    #expect(analysed(in: "App/Deep", "Cell.swift") == [".."])
    #expect(analysed(in: "App", "../Other/Model.swift") == [folder.absolute("Other")])
  }

  @Test func whereNothingMarksAProjectItIsTheWorkingDirectory() throws {
    let bare = try TemporaryFolder()
    try bare.write("App/View.swift")
    var options = LintOptions()
    options.isProjectOfFile = true
    options.onlyReport = [bare.absolute("App/View.swift")]
    #expect(makeScope(options, workingFolder: bare.path).pathsToAnalyse == ["."])
    #expect(makeScope(options, workingFolder: folder.path).pathsToAnalyse == [bare.absolute("App")])
  }

  @Test func aConfigurationFileMakesAProject() throws {
    try folder.write("App/.unretain.yml")
    #expect(scope(in: "App/Deep", onlyReport: ["Cell.swift"]).pathsToAnalyse == [".."])
  }

  @Test func onlyTheNamedFilesAreReported() {
    let scope = scope(in: "App", onlyReport: ["View.swift"])
    #expect(reports(scope, "App/View.swift"))
    #expect(!reports(scope, "App/Deep/Cell.swift"))
    #expect(!reports(scope, "Other/Model.swift"))
  }

  @Test func aFolderStandsForWhatIsInIt() {
    let scope = scope(onlyReport: ["App/"])
    #expect(reports(scope, "App/View.swift"))
    #expect(reports(scope, "App/Deep/Cell.swift"))
    #expect(!reports(scope, "Other/Model.swift"))
    #expect(!reports(scope, "Application/View.swift"))
  }

  @Test func whatIsNotThereIsAProblem() {
    let scope = scope(onlyReport: ["App/Absent.swift", "App/View.swift"])
    #expect(scope.problems == [PathProblem(path: folder.absolute("App/Absent.swift"), reason: "No such file or directory")])
  }

  @Test func whatLiesOutsideIsAProblem() throws {
    try folder.write("App/.unretain.yml")
    let problems = scope(in: "App", onlyReport: ["../Other/Model.swift"]).problems
    #expect(problems.count == 1)
    #expect(problems.first?.reason == "not in \(folder.absolute("App")), the project that is analysed")
  }

  @Test func checkedModelsStandForTheSourcesOfADependency() throws {
    for file in ["RxSwift/RxSwift/Observable.swift", "Kingfisher/Sources/Image.swift", "Local/Store.swift"] { try folder.write("Pods/" + file) }
    try folder.write(".build/checkouts/rx/Sources/RxSwift/Observable.swift")
    try folder.write("RxSwift/Own.swift")
    var options = LintOptions()
    options.paths = [folder.absolute(".")]
    options.readsDependencies = true
    let root = ProjectScope.root(for: options, workingFolder: folder.absolute("."))
    let settings = try ProjectSettings(of: root, file: nil)
    let found = ProjectScope(options, root: root, workingFolder: folder.absolute(".")).find(settings).files
    let names = found.compactMap { $0.absolutePath.split(separator: "/").last.map(String.init) }
    #expect(Set(names) == ["Image.swift", "Store.swift", "Own.swift", "View.swift", "Cell.swift", "Model.swift"] && names.count == 6)
  }
}
