import FileDiscovery
import Foundation
import Catalog
import Testing

@testable import ModelTools

/// Models held against interfaces.
@Suite struct ModelCheckTests {
  private static let interface = """
    // swift-interface-format-version: 1.0
    import Swift
    public class Hub {
      public init(name: Swift.String)
      open var handler: (() -> Swift.Void)? { get set }
      @inlinable public func visit(_ body: () -> Swift.Void) {
        if true {
          body()
      }
      }
      public func observe(queue: Swift.Int = 1, _ body: @escaping () -> Swift.Void)
    }
    public protocol Source {
      func read(_ body: @escaping () -> Swift.Void)
    }
    public func later(_ body: @escaping () -> Swift.Void)
    public enum Strategy {
      case plain
      case custom((Swift.Int) -> Swift.Void)
      case timed(seconds: Swift.Int = 1, _ body: () -> Swift.Void)
    }

    """

  private func problems(_ rows: [(String?, String, [String]?, ArgumentEffect.Keeper)], isDarwinOnly: Bool = false) -> [String] {
    let functions = rows.map { type, name, labels, keeper in
      FunctionModel(
        type: type, name: name, labels: labels,
        effects: [ArgumentEffect(argument: .label("_"), keeper: keeper, keeperArgument: nil, lifetime: .whileKept, until: nil, isWeak: false, when: nil)],
        result: .other, resultType: nil, source: "read", confidence: .checked, origin: "a.yml:1", framework: "A", isDarwinOnly: isDarwinOnly)
    }
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("unretain-\(UUID().uuidString).swiftinterface").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    _ = FileManager.default.createFile(atPath: path, contents: Data(Self.interface.utf8))
    let models = ModelCatalog(functions: functions)
    switch ModelCheck.reading([path], models: models, frameworks: ["A"], isOpenSource: true) {
    case .success(let check): return check.problems.map(\.message)
    case .failure(let problem): return [problem.message]
    }
  }

  @Test func whatIsDeclaredIsRight() {
    let rows: [(String?, String, [String]?, ArgumentEffect.Keeper)] = [
      ("Hub", "visit", ["_"], .none), ("Hub", "observe", ["_"], .receiver), ("Hub", "observe", ["queue", "_"], .receiver),
      ("Source", "read", ["_"], .receiver), (nil, "later", ["_"], .system), ("Strategy", "custom", ["_"], .result),
      ("Strategy", "timed", ["_"], .result), ("Strategy", "timed", ["seconds", "_"], .result),
    ]
    #expect(problems(rows) == [])
  }

  @Test func whatIsNotDeclaredIsTold() {
    #expect(problems([("Hub", "listen", ["_"], .receiver)]) == ["`Hub.listen` is not declared"])
    #expect(problems([("Hub", "listen", ["_"], .receiver)], isDarwinOnly: true) == [])
    #expect(problems([("Strategy", "special", ["_"], .result)]) == ["`Strategy.special` is not declared"])
    #expect(
      problems([("Strategy", "plain", ["_"], .result)])
        == ["`Strategy.plain(_:)` is not declared; there is Strategy.plain without a payload"])
    #expect(
      problems([("Strategy", "plain", nil, .result)])
        == ["`Strategy.plain(…)` is not declared; there is Strategy.plain without a payload"])
    #expect(
      problems([("Strategy", "custom", ["with"], .result)])
        == ["`Strategy.custom(with:)` is not declared; there is Strategy.custom(_:)"])
    #expect(
      problems([("Strategy", "timed", ["seconds"], .result)])
        == ["`Strategy.timed(seconds:)` is not declared; there is Strategy.timed(seconds:_:)"])
    #expect(
      problems([("Hub", "observe", ["on", "_"], .receiver)])
        == ["`Hub.observe(on:_:)` is not declared; there is Hub.observe(queue:_:)"])
  }

  @Test func whatCannotEscapeIsNotKept() {
    #expect(
      problems([("Hub", "visit", ["_"], .receiver)]) == ["`_` of `Hub.visit` does not escape, so that nobody can keep it"])
  }

  @Test func typesOfOtherModulesDoNotCount() { #expect(problems([("Stranger", "run", ["_"], .none)]) == []) }
}
