// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "unretain",
  platforms: [.macOS(.v13)],
  products: [
    // For Tests/CrossCheck, which is a package of its own.
    .library(name: "FileDiscovery", targets: ["FileDiscovery"]),
    .library(name: "SourceFacts", targets: ["SourceFacts"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.0.0"),
  ],
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
    .target(name: "ControlFlow", dependencies: ["SourceFacts"]),
    .target(name: "RuleFormat"),
    .target(name: "ParallelMap"),
    .target(name: "FileDiscovery"),
    .target(name: "RuleFiles", dependencies: ["RuleFormat", .product(name: "Yams", package: "Yams")]),
    .target(
      name: "Configuration", dependencies: ["RuleFiles", "RuleFormat", "SourceFacts", .product(name: "Yams", package: "Yams")]),
    .executableTarget(name: "RuleCompiler", dependencies: ["RuleFiles", "RuleFormat"]),
    .plugin(name: "CompileRules", capability: .buildTool(), dependencies: ["RuleCompiler"]),
    .target(name: "BuiltInRules", dependencies: ["RuleFormat"], plugins: ["CompileRules"]),
    .target(name: "ProgramModel", dependencies: ["SourceFacts", "RuleFormat"]),
    .target(name: "OwnershipAnalysis", dependencies: ["ControlFlow", "ParallelMap", "ProgramModel", "RuleFormat"]),
    .target(name: "RuleEngine", dependencies: ["OwnershipAnalysis", "RuleFormat", "SourceFacts"]),
    .target(name: "Fixes", dependencies: ["ControlFlow", "OwnershipAnalysis", "ProgramModel", "RuleEngine", "RuleFormat", "SourceFacts"]),
    .target(name: "Suppressions", dependencies: ["OwnershipAnalysis", "RuleEngine", "RuleFormat", "SourceFacts"]),
    .target(name: "Reporting", dependencies: ["RuleEngine"]),
    .target(name: "Baseline", dependencies: ["Reporting", "RuleEngine", "RuleFormat"]),
    .target(name: "Git"),
    .target(
      name: "UnretainKit",
      dependencies: [
        "Baseline", "BuiltInRules", "Configuration", "FileDiscovery", "Fixes", "Git", "OwnershipAnalysis", "ParallelMap", "ProgramModel",
        "Reporting", "RuleEngine", "RuleFiles", "RuleFormat", "SourceFacts", "Suppressions", "SyntaxTree",
      ]
    ),
    .executableTarget(
      name: "unretain",
      dependencies: ["BuiltInRules", "UnretainKit", "Configuration", "Reporting", "RuleFormat", .product(name: "ArgumentParser", package: "swift-argument-parser")]
    ),
    .testTarget(name: "SyntaxTreeTests", dependencies: ["SyntaxTree"]),
    .testTarget(name: "SourceFactsTests", dependencies: ["SourceFacts"]),
    .testTarget(name: "ControlFlowTests", dependencies: ["ControlFlow", "SourceFacts", "SyntaxTree"]),
    .testTarget(name: "ProgramModelTests", dependencies: ["ProgramModel", "BuiltInRules"]),
    .testTarget(name: "OwnershipAnalysisTests", dependencies: ["OwnershipAnalysis", "BuiltInRules", "RuleFiles"]),
    .testTarget(name: "FileDiscoveryTests", dependencies: ["FileDiscovery"]),
    .testTarget(name: "SuppressionsTests", dependencies: ["Suppressions"]),
    .testTarget(name: "ReportingTests", dependencies: ["Reporting"], exclude: ["Golden"]),
    .testTarget(name: "BaselineTests", dependencies: ["Baseline", "OwnershipAnalysis", "Reporting", "RuleEngine", "RuleFormat", "SourceFacts"]),
    .testTarget(name: "GitTests", dependencies: ["Git"]),
    .testTarget(name: "RuleFilesTests", dependencies: ["RuleFiles", "RuleFormat", "BuiltInRules"]),
    .testTarget(name: "ConfigurationTests", dependencies: ["Configuration", "RuleFiles"]),
    .testTarget(name: "UnretainKitTests", dependencies: ["BuiltInRules", "Configuration", "FileDiscovery", "RuleFiles", "RuleFormat", "UnretainKit"]),
    .testTarget(name: "CorpusTests", dependencies: ["RuleEngine", "BuiltInRules"]),
    .testTarget(name: "FixesTests", dependencies: ["Fixes", "BuiltInRules"]),
    .testTarget(name: "RuleEngineTests", dependencies: ["BuiltInRules", "OwnershipAnalysis", "RuleEngine", "RuleFormat", "SourceFacts"]),
  ]
)
