import Foundation
import Testing
import Project

@testable import ModelTools

/// What the commands under `models` find out about a project on disk.
@Suite struct ModelCommandTests {
  /// Runs a project whose files are given by path.
  private func run(_ files: [String: String], dependencies: Bool = true) throws -> Linter.Outcome {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("unretain-models-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    var options = LintOptions()
    options.paths = [folder.path]
    options.readsDependencies = dependencies
    options.tellsParameterFates = true
    return try Linter(options).run()
  }

  private static let app = """
    import Hub
    final class Screen {
      let hub = Hub()
      func open() {
        hub.listen { self.close() }
        hub.listen(on: 1) { self.close() }
        [1].forEach { _ in self.close() }
        Widget(tap: { self.close() })
        hub.listen { self.close() }
      }
      func close() {}
    }
    """

  @Test func missingModelsByFrequency() throws {
    let missing = MissingModels(try run(["App.swift": Self.app]))
    #expect(missing.closures == 5)
    #expect(missing.unknown == 4)
    #expect(missing.callees.map { "\($0.count) \($0.name)" } == ["2 Hub.listen({})", "1 Hub.listen(on:{})", "1 Widget.init(tap:)"])
    #expect(missing.callees.allSatisfy { $0.imports == ["Hub"] })
    #expect(missing.text.hasPrefix("5 closures, 4 (80.0 %) passed to what is neither in sight nor modelled\n2  Hub.listen({})  "))
    #expect(missing.table.split(separator: "\n").count == 4)
    #expect(missing.json.contains("\"unknown\": 4"))
  }

  private static let hub = """
    public final class Hub {
      private var handlers: [() -> Void] = []
      public init() {}
      public func listen(on queue: Int = 0, _ handler: @escaping () -> Void) { handlers.append(handler) }
      public func visit(_ body: () -> Void) { body() }
      public func later(_ body: @escaping () -> Void) -> Token { Token(body) }
      func hidden(_ body: @escaping () -> Void) { handlers.append(body) }
    }
    public final class Token {
      let body: () -> Void
      public init(_ body: @escaping () -> Void) { self.body = body }
    }
    """

  @Test(arguments: [".build/checkouts/hub", "SourcePackages/checkouts/hub", "Pods/Hub", "Carthage/Checkouts/Hub", "ios/Pods/Hub"])
  func dependenciesAreReadAndNotReportedOn(folder: String) throws {
    let leak = "\nfinal class Leak { var f: (() -> Void)?; func g() { f = { self.g() } } }"
    let files = ["App.swift": Self.app, "\(folder)/Sources/Hub.swift": Self.hub + leak, "\(folder)/Tests/T.swift": leak]
    let outcome = try run(files)
    #expect(outcome.isIndexOnly.filter { $0 }.count == 1)
    #expect(outcome.report.findings.filter { $0.level == .error }.map(\.rule) == Array(repeating: "stored_closure_cycle", count: 3))
    #expect(outcome.report.findings.allSatisfy { !outcome.isIndexOnly[$0.place.file] })
    #expect(outcome.report.statistics.closures == 5)
    #expect(outcome.report.statistics.files == 1)
    #expect(MissingModels(outcome).unknown == 1)
    let without = try run(files, dependencies: false)
    #expect(without.isIndexOnly == [false])
    #expect(!without.report.findings.contains { $0.level == .error })
  }

  /// What somebody has read goes before the summary of a library's code, which here says nothing.
  @Test func checkedRowsGoBeforeTheSummariesOfALibrary() throws {
    let package = """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(name: "RxSwift", targets: [.target(name: "RxSwift")])
      """
    let library = """
      public protocol ObservableType {}
      public protocol Disposable { func dispose() }
      extension ObservableType {
        public func subscribe(onNext: ((Int) -> Void)? = nil, onError: ((Error) -> Void)? = nil) -> Disposable { fatalError() }
      }
      public final class PublishSubject: ObservableType { public init() {} }
      """
    let app = """
      import RxSwift
      final class Screen {
        let numbers = PublishSubject()
        func open() { _ = numbers.subscribe(onNext: { _ in self.show() }) }
        func show() {}
      }
      final class Panel {
        let numbers = PublishSubject()
        var token: Disposable?
        func open() { token = numbers.subscribe(onNext: { _ in self.close() }) }
        func close() { token?.dispose() }
      }
      """
    let outcome = try run([
      "App.swift": app, "Packages/RxSwift/Package.swift": package, "Packages/RxSwift/Sources/RxSwift/Observable.swift": library,
    ])
    #expect(outcome.foundFiles == 3)
    #expect(outcome.report.findings.map { "\($0.rule) \($0.level)" }.first == "subscription_cycle error")
    #expect(outcome.report.findings.count == 2)
    #expect(outcome.report.findings.last?.level == .note)
  }

  @Test func rowsAreDerivedFromSummaries() throws {
    let derived = DerivedModels(try run(["Hub.swift": Self.hub]))
    let text = derived.text(framework: "Hub", source: "the sources")
    #expect(text.hasPrefix("framework: Hub\nsource: the sources\n"))
    let rows = text.components(separatedBy: "  - call: ").dropFirst().map { $0.components(separatedBy: "    source:")[0] }
    #expect(
      rows == [
        "Hub.later(_:)\n    effects:\n      - { argument: _, keeper: result }\n",
        "Hub.listen(on?:_:)\n    effects:\n      - { argument: _, keeper: receiver }\n",
        "Hub.visit(_:)\n    effects:\n      - { argument: _, keeper: none }\n",
        "Token.init(_:)\n    effects:\n      - { argument: _, keeper: result }\n",
      ])
  }

  /// A closure whose parameter is known to be the receiver's keeps nothing that is not known.
  @Test func closuresThatAreGivenWhatTheReceiverHas() throws {
    let source = """
      final class Guarded<Value> {
        private var value: Value
        init(_ value: Value) { self.value = value }
        func write<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result { try body(&value) }
      }
      public final class Request {
        private struct Streams { var streams: [() -> Void] = [] }
        private let streams = Guarded(Streams())
        public func stream(_ handler: @escaping () -> Void) { streams.write { $0.streams.append(handler) } }
      }
      """
    let functions = DerivedModels(try run(["Request.swift": source])).functions
    #expect(functions.map(\.signature) == ["Request.stream(_:)"])
    #expect(functions[0].fates[0].keepers.map(\.keeper) == [.receiver])
  }

  @Test func patternsAreMeasuredAgainstSummaries() throws {
    let source = """
      final class Box {
        var kept: (() -> Void)?
        func onTap(_ body: @escaping () -> Void) { kept = body }
        func onceOnly(completion: () -> Void) { completion() }
        func observe(_ body: () -> Void) { body() }
        func use() {
          onTap { }
          onceOnly(completion: { })
          observe { }
        }
      }
      """
    let rows = PatternMeasurement(try run(["Box.swift": source])).rows.filter { !$0.truths.isEmpty }
    #expect(rows.map { "\($0.right)/\($0.known)" } == ["1/1", "1/1", "0/1"])
    #expect(rows[2].wrong == ["Box.observe(_:) none": 1])
  }
}
