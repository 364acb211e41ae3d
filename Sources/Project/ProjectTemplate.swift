import FileDiscovery

/// An initial `.unretain.yml`: options in comments, filled in according to the project's folders.
public struct ProjectTemplate: Sendable {
  /// The usual folders for the sources of dependencies.
  private static let dependencyFolders = ["Pods", "Carthage/Checkouts", ".build/checkouts", "SourcePackages/checkouts"]

  /// The baseline's name in the documentation.
  private static let baselineName = ".unretain-baseline.json"

  private let kind: String
  private let hasBaseline: Bool
  private let sourceFolders: [String]
  private let testFolders: [String]
  private let generated: [String]
  private let dependencies: [String]

  /// Inspects the files of a project.
  public init(folder: String) {
    let names = FilePaths.names(in: folder).sorted()
    if names.contains("Package.swift") {
      kind = "a Swift package"
    } else if let project = names.first(where: { $0.hasSuffix(".xcworkspace") || $0.hasSuffix(".xcodeproj") }) {
      kind = "the Xcode project `\(project)`"
    } else {
      kind = "this folder"
    }
    hasBaseline = names.contains(Self.baselineName)
    dependencies = Self.dependencyFolders.filter { FilePaths.isFolder(folder + "/" + $0) }
    let real = FilePaths.real(folder) ?? folder
    let paths = SourceFinder().find([folder]).files.map { $0.absolutePath.dropFirst(real.utf8.count).split(separator: "/").map(String.init) }
    var sources: Set<String> = []
    var tests: Set<String> = []
    var generated: Set<String> = []
    for path in paths {
      if path.count > 1 { sources.insert(path[0]) }
      for (depth, name) in path.dropLast().enumerated() {
        if name.hasSuffix("Tests") { tests.insert(path[...depth].joined(separator: "/")) }
        if GeneratedCode.folders.contains(name) { generated.insert(name) }
      }
      if let suffix = GeneratedCode.suffixes.first(where: { path.last?.hasSuffix($0) == true }) { generated.insert("*" + suffix) }
    }
    sourceFolders = sources.sorted()
    // An outer folder covers the inner ones.
    testFolders = tests.filter { test in !tests.contains { test.hasPrefix($0 + "/") } }.sorted()
    self.generated = generated.sorted()
  }

  /// The text of the file.
  public var text: String {
    """
    # yaml-language-server: $schema=https://raw.githubusercontent.com/unretain/unretain/main/docs/schemas/configuration.schema.json
    # What Unretain looks at in \(kind), and how grave it finds what it finds. Options on the command line win over this file.
    # Paths and patterns are relative to this folder. Patterns are those of .gitignore.

    # Only these files and folders.
    \(entry("include", sourceFolders, isSuggestion: true))

    # Not these.
    \(entry("exclude", generated, example: ["Generated", "*.pb.swift"]))

    # Read to know what they do with your closures, never reported on. A folder that is missing does not matter.
    \(entry("index_only", dependencies, example: ["Pods", ".build/checkouts"]))

    # `strict` makes a warning of every escaping closure that captures `self` strongly.
    # preset: strict

    # For one rule or for `all`: off, on, note, warning, error. `unretain rules` lists the rules, `unretain explain NAME` explains one.
    # rules:
    #   delayed_release: off
    #   escaping_strong_self: warning

    # Other levels for some paths; later entries win.
    \(overrides)

    # Conditions of #if that hold, or, after a `!`, that do not. By default all branches count.
    # defines: ["os(iOS)", DEBUG]

    # The least level that makes a run fail: error, warning, note, never.
    # fail_on: warning

    # Findings that are known and accepted, so that only new ones count. `unretain --write-baseline \(Self.baselineName)` writes the file.
    \(hasBaseline ? "" : "# ")baseline: \(Self.baselineName)

    # Reports to write where the command line asks for none.
    # reporters: [text, sarif=unretain.sarif]

    # Rules and models of your own are read from .unretain/rules and .unretain/models, and from what these name.
    # own_rules: [Lint/rules]
    # models: [Lint/models]

    """
  }

  private func entry(_ key: String, _ values: [String], example: [String] = [], isSuggestion: Bool = false) -> String {
    let isComment = values.isEmpty || isSuggestion
    let shown = (values.isEmpty ? example : values).map(Self.quoted)
    if shown.isEmpty { return "# \(key): [Sources]" }
    return "\(isComment ? "# " : "")\(key): [\(shown.joined(separator: ", "))]"
  }

  private var overrides: String {
    let lines = [
      "overrides:", "  - paths: [\((testFolders.isEmpty ? ["Tests"] : testFolders).map(Self.quoted).joined(separator: ", "))]",
      "    rules: { all: note }",
    ]
    return lines.map { testFolders.isEmpty ? "# " + $0 : $0 }.joined(separator: "\n")
  }

  /// Quoted where YAML or the pattern requires it.
  private static func quoted(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"):
        true
      default: false
      }
    }
    if isPlain, text.first != "-" { return text }
    return "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
