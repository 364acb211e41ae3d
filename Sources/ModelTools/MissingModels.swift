import Text
import Ownership
import Program
import Reporting
import Project

/// The callees to which a program passes closures and that are neither in sight nor modelled.
public struct MissingModels: Sendable {
  /// A callee in model notation.
  public struct Callee: Sendable {
    /// `DatabaseQueue.read({})`: `{}` is a trailing closure, and `?` an unknown type.
    public var name: String
    /// The number of closures passed to it.
    public var count: Int
    /// The first place in report format.
    public var place: String
    /// The modules imported by all files that call it.
    public var imports: [String]
  }

  /// The most frequent first.
  public let callees: [Callee]
  /// All closures of the program, without those of dependencies.
  public let closures: Int

  /// Closures passed to one of the callees.
  public var unknown: Int { callees.reduce(0) { $0 + $1.count } }

  public init(_ outcome: Linter.Outcome) {
    let program = outcome.program
    // By name: generic arguments do not matter to a model.
    var found: [String: Callee] = [:]
    let closures = outcome.analysis.closures.filter { !outcome.isIndexOnly[$0.place.file] }
    for closure in closures {
      guard let callee = outcome.analysis.uses(of: closure).lazy.compactMap(\.outsideCallee).first else { continue }
      let name = outcome.analysis.program.describe(callee)
      let file = program.files[closure.place.file]
      let imports = file.importedModules
      if found[name] == nil {
        let place = outcome.report.documents[closure.place.file].location(of: closure.head.range.start)
        found[name] = Callee(name: name, count: 0, place: place, imports: imports)
      }
      found[name]?.count += 1
      found[name]?.imports.removeAll { !imports.contains($0) }
    }
    self.closures = closures.count
    callees = found.values.sorted { (-$0.count, $0.name, $0.place) < (-$1.count, $1.name, $1.place) }
  }

  /// For people: the figures, then a line per callee.
  public var text: String {
    let share = closures == 0 ? 0 : (unknown * 1000 + closures / 2) / closures
    var text = "\(closures) closures, \(unknown) (\(share / 10).\(share % 10) %) passed to what is neither in sight nor modelled\n"
    let width = String(callees.first?.count ?? 0).count
    for callee in callees {
      let count = String(callee.count)
      text += String(repeating: " ", count: width - count.count) + "\(count)  \(callee.name)  \(callee.place)"
      text += callee.imports.isEmpty ? "\n" : "  (\(callee.imports.joined(separator: ", ")))\n"
    }
    return text
  }

  /// One JSON object.
  public var json: String {
    JSONValue.object([
      .init(name: "closures", value: .integer(closures)), .init(name: "unknown", value: .integer(unknown)),
      .init(
        name: "callees",
        value: .array(
          callees.map { callee in
            .object([
              .init(name: "name", value: .string(callee.name)), .init(name: "count", value: .integer(callee.count)),
              .init(name: "place", value: .string(callee.place)),
              .init(name: "imports", value: .array(callee.imports.map { .string($0) })),
            ])
          })),
    ]).serialized()
  }

  /// Tab-separated, with a header line.
  public var table: String {
    "count\tcallee\tplace\timports\n"
      + callees.map { "\($0.count)\t\($0.name)\t\($0.place)\t\($0.imports.joined(separator: " "))\n" }.joined()
  }
}
