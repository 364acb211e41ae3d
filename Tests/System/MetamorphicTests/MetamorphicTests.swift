import Foundation
import Support
import Testing

/// A change of the source that does not change what it means must not change what is found.
///
/// Each program is changed in some of the ways, always the same ones. In the environment, `UNRETAIN_METAMORPHIC` takes `all` ways or
/// those that it names, `UNRETAIN_METAMORPHIC_SEED` other dice, and `UNRETAIN_METAMORPHIC_WRITE` names a folder for the changed programs.
struct MetamorphicTests {
  private let environment = ProcessInfo.processInfo.environment
  /// What is asked for, beyond the sample.
  private var asked: Set<Transformation> {
    let names = environment["UNRETAIN_METAMORPHIC"] ?? ""
    if names == "all" { return Set(Transformation.allCases) }
    return Set(names.split(separator: ",").compactMap { Transformation(rawValue: String($0)) })
  }
  private var seed: String { environment["UNRETAIN_METAMORPHIC_SEED"] ?? "" }
  private static let sampleSize = 2

  @Test func findingsStayTheSame() throws {
    let programs = try SourceProgram.all()
    let results = parallelMap(count: programs.count, jobs: ProcessInfo.processInfo.activeProcessorCount) { compare(programs[$0]) }
    var counts: [Transformation: Int] = [:]
    for (transformation, problem) in results.joined() {
      counts[transformation, default: 0] += 1
      if let problem { Issue.record("\(problem)") }
    }
    print(Transformation.allCases.map { "\($0): \(counts[$0] ?? 0)" }.joined(separator: ", "))
    // A transformation that finds nothing to change tests nothing.
    for transformation in asked.isEmpty ? Set(Transformation.allCases) : asked { #expect(counts[transformation] ?? 0 > 5, "\(transformation)") }
  }

  /// Each way in which a program was changed, with what is wrong then.
  private func compare(_ program: SourceProgram) -> [(Transformation, problem: String?)] {
    var generator = SeededGenerator(seed, program.name)
    let asked = asked
    let before = SourceProgram.findings(program.files.map(\.facts))
    var results: [(Transformation, problem: String?)] = []
    for transformation in Transformation.allCases.shuffled(using: &generator) {
      let reason = KnownDifference.all.first { $0.program == program.name && $0.transformation == transformation }?.reason
      let isChosen = asked.isEmpty ? results.count < Self.sampleSize || transformation.isRare : asked.contains(transformation)
      if !isChosen && reason == nil { continue }
      guard let variant = transformation.apply(to: program, seed: seed) else { continue }
      write(variant, of: program, transformation)
      let differences = Comparison(program, before, variant).differences
      var problem: String?
      if reason == nil, !differences.isEmpty { problem = "\(program.name), \(transformation):\n" + differences.joined(separator: "\n") }
      if let reason, differences.isEmpty { problem = "\(program.name), \(transformation): no difference any more (\(reason)); delete it from the known ones" }
      results.append((transformation, problem))
    }
    return results
  }

  private func write(_ variant: Variant, of program: SourceProgram, _ transformation: Transformation) {
    guard let folder = environment["UNRETAIN_METAMORPHIC_WRITE"] else { return }
    for file in variant.files {
      let place = URL(fileURLWithPath: folder).appendingPathComponent("\(program.name)/\(transformation)/\(file.path)")
      try? FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try? Data(file.bytes).write(to: place)
    }
  }
}

/// A difference that is there and should not be.
struct KnownDifference {
  var program: String
  var transformation: Transformation
  var reason: String

  static let all: [KnownDifference] = []
}
