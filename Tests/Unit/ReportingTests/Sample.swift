import Ownership
import Findings
import Catalog
import Facts

@testable import Reporting

/// A report with every kind of thing in it that a format can meet.
enum Sample {
  static func document(_ path: String, root: String? = nil, _ text: String) -> SourceDocument {
    let bytes = Array(text.utf8)
    let breaks = bytes.indices.filter { bytes[$0] == 0x0A }.map { UInt32($0 + 1) }
    return SourceDocument(displayPath: path, rootRelativePath: root ?? path, bytes: bytes, lineStarts: [0] + breaks)
  }

  /// The first place where a text stands.
  static func range(of needle: String, in bytes: [UInt8]) -> ByteRange {
    let needle = Array(needle.utf8)
    for start in 0...max(0, bytes.count - needle.count) where bytes[start...].starts(with: needle) {
      return ByteRange(start: UInt32(start), end: UInt32(start + needle.count))
    }
    preconditionFailure("not in the sample")
  }

  static let documents = [
    document(
      "App/CartViewController.swift", root: "Sources/App/CartViewController.swift",
      """
      final class CartViewController {
        let viewModel = CartViewModel()
        // unretain:disable:next unbounded_self_capture - lives as long as the app
        let clock = Clock.shared.every(1) { self.tick() }

        func bind() {
          viewModel.onChange = { [items] in
            self.show(items)
          }
          UIView.animate { self.layout() }
        }
      }

      """),
    document(
      "App/CartViewModel.swift", root: "Sources/App/CartViewModel.swift",
      """
      final class CartViewModel {
        var onChange: (() -> Void)?
      }

      """),
    document(
      "Über uns/100% #1.swift", root: "Sources/Über uns/100% #1.swift",
      "\u{FEFF}class Größe { var 名前 = \"😀\"; lazy var f = { self.g() }; func g() {} }\r\n"
        + "\tlet é = zé + \"é😀\"; emitter.on(\"👩‍👩‍👧\", self.tick) ; }\r\n"),
    document("../shared/Clock.swift", root: "/opt/shared/Clock.swift", "enum Clock { static let shared = Timer() }\n"),
  ]

  static func place(_ file: Int, _ needle: String) -> SourcePlace {
    SourcePlace(file: file, range: range(of: needle, in: documents[file].bytes))
  }

  /// The place in the first document right behind a text.
  static func empty(after needle: String) -> ByteRange {
    let end = range(of: needle, in: documents[0].bytes).end
    return ByteRange(start: end, end: end)
  }

  static let rules = [
    Rule(
      name: "unbounded_self_capture",
      summary: "A closure that the system keeps without end captures an object strongly.",
      explanation: "", level: .warning, precedence: 50, tags: ["memory"], cwe: [], conditions: [], message: "",
      place: .closureHead, firingExamples: [], harmlessExamples: []),
    Rule(
      name: "stored_closure_cycle", summary: "A closure is kept by an object that it captures strongly.",
      explanation:
        "# Cycles\n\nThe object keeps the closure,\nand the closure keeps the object.\n\nUse `[weak self]`.\n",
      level: nil, precedence: 100, tags: ["memory", "cycle"],
      cwe: [Weakness(401), Weakness(416, conditions: [Condition(attribute: .strength, values: ["unowned_unsafe"])])], conditions: [], message: "",
      place: .closureHead, firingExamples: [], harmlessExamples: []),
    Rule(
      name: "delayed_release", summary: "An object is kept for a while.", explanation: "An object is kept for a while.",
      level: .note, precedence: 10, tags: [], cwe: [], conditions: [], message: "", place: .closureHead,
      firingExamples: [], harmlessExamples: []),
  ]

  static let findings: [Finding] = {
    var suppressed = Finding(
      rule: "unbounded_self_capture", level: .error, message: "`Clock.shared` keeps this closure for ever",
      place: place(0, "{ self.tick"),
      path: [
        OwnershipStep(place: place(3, "shared"), text: "`Clock.shared` is never released"),
        OwnershipStep(place: place(0, "self.tick"), text: "this closure captures `self` strongly"),
      ],
      identity: ["CartViewController", "clock", "self", "Clock.shared"], evidence: .proven)
    suppressed.suppression = Suppression(
      justification: "lives as long as the app",
      place: place(0, "// unretain:disable:next unbounded_self_capture - lives as long as the app"))
    var cycle = Finding(
      rule: "stored_closure_cycle", level: .error,
      message: "`viewModel.onChange` keeps this closure, which captures `self` strongly: neither is ever released",
      place: place(0, "{ [items]"),
      path: [
        OwnershipStep(place: place(0, "viewModel"), text: "`CartViewController` keeps `viewModel` strongly"),
        OwnershipStep(place: place(1, "onChange"), text: "`CartViewModel` keeps `onChange`"),
        OwnershipStep(
          place: place(0, "viewModel.onChange = "), text: "this closure is assigned to `viewModel.onChange`"),
        OwnershipStep(place: place(0, "self.show"), text: "and captures `self` strongly, not as `[weak self]`"),
      ],
      identity: ["CartViewController", "bind()", "self", "viewModel.onChange"], evidence: .proven)
    cycle.weaknesses = [401]
    cycle.fix = .fix(
      Fix(
        title: "capture `self` weakly",
        edits: [
          TextEdit(range: empty(after: "onChange = { ["), text: "weak self, "),
          TextEdit(range: empty(after: "[items] in\n"), text: "      guard let self else { return }\n"),
        ], isSafe: false))
    let delayed = Finding(
      rule: "delayed_release", level: .note, message: "this closure keeps `self` until the animation ends",
      place: place(0, "{ self.layout"), path: [], identity: ["CartViewController", "bind()", "self", "animation"],
      evidence: .likely)
    var lazy = Finding(
      rule: "stored_closure_cycle", level: .warning, message: "the lazy property `f` keeps this closure.",
      place: place(2, "{ self.g"),
      path: [
        OwnershipStep(place: nil, text: "the runtime keeps the initialiser"),
        OwnershipStep(place: place(2, "f = "), text: "`Größe` keeps `f`"),
        OwnershipStep(place: nil, text: "which is never set to `nil`"),
      ],
      identity: ["Größe", "f", "self", "f"], evidence: .likely)
    lazy.fix = .refused(reason: "the closure has to return a value")
    let reference = Finding(
      rule: "stored_method_reference_cycle", level: .warning, message: "`emitter` keeps `self.tick`",
      place: place(2, "self.tick"), path: [OwnershipStep(place: nil, text: "the framework keeps `emitter`")],
      identity: ["Größe", "tick", "self", "emitter"], evidence: .possible)
    return [suppressed, cycle, delayed, lazy, reference]
  }()

  static let notifications = [
    FileNotification(
      kind: .unreadable, path: "App/Secret.swift", rootRelativePath: "Sources/App/Secret.swift", place: nil,
      message: "permission denied"),
    FileNotification(
      kind: .parseError, path: "Über uns/100% #1.swift", rootRelativePath: "Sources/Über uns/100% #1.swift",
      place: place(2, "; }"), message: "unexpected `}`"),
  ]

  static let report: Report = {
    var statistics = Statistics()
    statistics.files = 4
    statistics.skippedFiles = 1
    statistics.lines = 19
    statistics.bytes = 731
    statistics.parseErrors = 1
    statistics.filesWithParseErrors = 1
    statistics.closures = 12
    statistics.harmlessClosures = 6
    statistics.boundedClosures = 1
    statistics.reportedClosures = 4
    statistics.unknownClosures = 1
    return Report(
      tool: ToolInformation(version: "0.1.0", grammarVersion: "0.7.4", runtimeVersion: "14"), rules: rules,
      findings: findings, documents: documents, notifications: notifications, statistics: statistics)
  }()

  static let emptyReport = Report(
    tool: ToolInformation(version: "dev", grammarVersion: "", runtimeVersion: ""), rules: [], findings: [],
    documents: [], notifications: [], statistics: Statistics())
}
