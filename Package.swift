// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "unretain",
  platforms: [.macOS(.v13)],
  targets: [
    .systemLibrary(
      name: "CTreeSitter",
      pkgConfig: "tree-sitter",
      providers: [.apt(["libtree-sitter-dev"]), .brew(["tree-sitter"])]
    ),
    .target(
      name: "TreeSitterSwift",
      path: "grammars/swift",
      sources: ["language.c", "optimized_parser.c", "generated/src/scanner.c"],
      publicHeadersPath: "include",
      cSettings: [.headerSearchPath("generated/src")]
    ),
    .target(name: "SyntaxTree", dependencies: ["CTreeSitter", "TreeSitterSwift"]),
    .target(name: "SourceFacts", dependencies: ["SyntaxTree"]),
    .target(name: "RuleFormat"),
    .target(name: "ParallelMap"),
    .target(name: "ProgramModel", dependencies: ["SourceFacts", "RuleFormat"]),
    .target(name: "OwnershipAnalysis", dependencies: ["ParallelMap", "ProgramModel", "RuleFormat"]),
    .target(name: "RuleEngine", dependencies: ["OwnershipAnalysis", "RuleFormat"]),
    .target(name: "Reporting", dependencies: ["RuleEngine"]),
    .testTarget(name: "SyntaxTreeTests", dependencies: ["SyntaxTree"]),
    .testTarget(name: "ReportingTests", dependencies: ["Reporting"], exclude: ["Golden"]),
  ]
)
