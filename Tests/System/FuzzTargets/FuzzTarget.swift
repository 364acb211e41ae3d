import Project
import Facts
import Catalog
import Syntax

/// A part of the program that is given bytes of any kind. It may refuse them; it may not break down, nor take long.
public enum FuzzTarget: String, Sendable, CaseIterable {
  /// Swift files through the whole run: parsing, repair, lowering, linking, analysis, suppressions, fixes, reports.
  case sources
  /// The same texts one after the other in a session of an editor.
  case edits
  case configuration, rules, models, baseline, query
  /// What an earlier run has kept of a file.
  case archive
  /// Messages of an editor.
  case server

  /// Works on the bytes.
  public func attempt(_ bytes: [UInt8]) {
    switch self {
    case .sources: Project.shared.run(Self.texts(in: bytes))
    case .edits: Project.shared.edit(Self.texts(in: bytes))
    case .configuration: _ = Configuration.read(RuleFile(path: ".unretain.yml", text: String(decoding: bytes, as: UTF8.self)))
    case .rules: _ = RuleFiles.readRules([file("rule", bytes)], taken: []) { _ in nil }
    case .models: _ = RuleFiles.readModels([file("model", bytes)])
    case .baseline: _ = try? BaselineFile.parse(bytes)
    case .query: query(bytes)
    case .archive: archive(bytes)
    case .server: ServerTrial().run(bytes)
    }
  }

  /// Several texts stand in one input, each behind a line of this.
  private static let mark = Array("\n//-----\n".utf8)

  private static func texts(in bytes: [UInt8]) -> [[UInt8]] {
    var texts: [[UInt8]] = []
    var rest = bytes[...]
    while texts.count < 3, let range = rest.firstRange(of: mark) {
      texts.append(Array(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...]
    }
    return texts + [Array(rest)]
  }

  private func file(_ name: String, _ bytes: [UInt8]) -> RuleFile { RuleFile(path: "\(name).yml", text: String(decoding: bytes, as: UTF8.self)) }

  private static let kept = {
    var reader = FactReader()
    return FactsArchive.bytes(of: reader.facts(of: sample, path: "A.swift"))
  }()
  private static let sample = Array(
    """
    import UIKit
    enum State: Equatable { case idle, running(onEnd: () -> Void) }
    class A<T>: UIView, P where T: P { @objc var f: (() -> Void)?; let t: T? = nil
      func g(_ x: Int = 1, y: inout [String: T]) throws { f = { [weak self, unowned t] in try? self?.g(y: &y) }; defer { f = nil }
        switch x { case 1...3 where x > 2: f?(); default: y["a"] = t } } }
    extension A: Q { subscript(i: Int) -> T { get async { t! } } }
    """.utf8)

  /// Changes of an archive: each four bytes say where, and what stands there.
  private func archive(_ changes: [UInt8]) {
    var bytes = Self.kept
    for index in stride(from: 0, to: changes.count - 3, by: 4) {
      let place = (Int(changes[index]) << 8 | Int(changes[index + 1])) % bytes.count
      if changes[index + 2] == 0xFF { bytes.removeSubrange(place...) } else { bytes[place] = changes[index + 3] }
      if bytes.isEmpty { break }
    }
    bytes.withUnsafeBytes { _ = FactsArchive.facts(from: $0, path: "A.swift") }
  }

  private func query(_ bytes: [UInt8]) {
    guard let query = try? Query(String(decoding: bytes, as: UTF8.self)) else { return }
    let source = Array("class A { var f: (() -> Void)?; func g() { f = { [weak self] in self?.g() } } }".utf8)
    let reader = FactReader()
    if let tree = reader.tree(of: source) { _ = query.matches(in: tree.root, of: source) }
  }
}
