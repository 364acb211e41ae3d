// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "unretain",
  platforms: [.macOS(.v15)],
  products: [
    // For Tests/CrossCheck and Tests/Fuzz, which are packages of their own.
    .library(name: "FileDiscovery", targets: ["FileDiscovery"]),
    .library(name: "FuzzTargets", targets: ["FuzzTargets"]),
    .library(name: "SourceFacts", targets: ["SourceFacts"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0")
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
      sources: ["language.c", "optimized_parser.c", "checked_scanner.c"],
      publicHeadersPath: "include",
      cSettings: [.headerSearchPath("generated/src")]
    ),
    .target(name: "CAllocator"),
    .target(name: "CInternalFailures"),
    .target(name: "SyntaxTree", dependencies: ["CTreeSitter", "TreeSitterSwift"]),
    .target(name: "Preprocessing", dependencies: ["SyntaxTree"]),
    .target(name: "SourceFacts", dependencies: ["Preprocessing", "SyntaxTree"]),
    .target(name: "ByteArchive"),
    .target(name: "FactsArchive", dependencies: ["ByteArchive", "SourceFacts"]),

    .target(name: "CSHA256"),
    .target(name: "ContentCache", dependencies: ["ByteArchive", "CSHA256"]),
    .target(name: "Shards", dependencies: ["ByteArchive", "FileDiscovery"]),
    .target(name: "ControlFlow", dependencies: ["SourceFacts"]),
    .target(name: "Archive"),
    .target(name: "JSON"),
    .target(name: "LanguageServerProtocol", dependencies: ["JSON"]),
    .target(name: "VerdictVocabulary", dependencies: ["Archive"]),
    .target(name: "FrameworkModels", dependencies: ["Archive", "VerdictVocabulary"]),
    .target(name: "Rules", dependencies: ["Archive", "VerdictVocabulary"]),
    .target(name: "SpellingHints"),
    .target(name: "ParallelMap"),
    .target(name: "FileDiscovery"),
    .systemLibrary(name: "CLibYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .target(name: "YAML", dependencies: ["CLibYAML"]),
    .target(name: "RuleFiles", dependencies: ["FrameworkModels", "Rules", "SpellingHints", "VerdictVocabulary", "YAML"]),
    .target(name: "RuleFolder", dependencies: ["RuleFiles"]),
    .target(name: "Configuration", dependencies: ["Preprocessing", "RuleFiles", "Rules", "SpellingHints", "YAML"]),
    .executableTarget(name: "RuleCompiler", dependencies: ["Archive", "FrameworkModels", "RuleFiles", "RuleFolder", "Rules"]),
    .plugin(name: "CompileRules", capability: .buildTool(), dependencies: ["RuleCompiler"]),
    // What the plugin writes imports these.
    .target(name: "BuiltInRules", dependencies: ["Archive", "FrameworkModels", "Rules"], plugins: ["CompileRules"]),
    .target(name: "ProgramModel", dependencies: ["FrameworkModels", "ParallelMap", "SourceFacts", "VerdictVocabulary"]),
    .target(
      name: "OwnershipAnalysis",
      dependencies: ["ByteArchive", "ControlFlow", "FrameworkModels", "ParallelMap", "ProgramModel", "SourceFacts", "VerdictVocabulary"]),
    .target(name: "RuleEngine", dependencies: ["OwnershipAnalysis", "Rules", "SourceFacts", "VerdictVocabulary"]),
    .target(name: "Fixes", dependencies: ["ControlFlow", "OwnershipAnalysis", "ProgramModel", "RuleEngine", "SourceFacts"]),
    .target(name: "Suppressions", dependencies: ["OwnershipAnalysis", "RuleEngine", "SourceFacts", "SpellingHints"]),
    .target(name: "Reporting", dependencies: ["JSON", "OwnershipAnalysis", "RuleEngine", "Rules", "SourceFacts", "VerdictVocabulary"]),
    .target(
      name: "ReportArchive",
      dependencies: ["ByteArchive", "FactsArchive", "OwnershipAnalysis", "Reporting", "RuleEngine", "Rules", "SourceFacts", "VerdictVocabulary"]),
    .target(name: "Baseline", dependencies: ["JSON", "Reporting", "RuleEngine", "Rules"]),
    .target(name: "ChildProcesses"),
    .target(name: "Git", dependencies: ["ChildProcesses"]),
    .target(
      name: "UnretainKit",
      dependencies: [
        "Baseline", "BuiltInRules", "ByteArchive", "CInternalFailures", "Configuration", "ContentCache", "FactsArchive", "FileDiscovery", "Fixes",
        "FrameworkModels", "Git", "OwnershipAnalysis",
        "ParallelMap", "Preprocessing", "ProgramModel", "ReportArchive", "Reporting", "RuleEngine", "RuleFiles", "Rules", "SourceFacts", "SpellingHints",
        "Shards", "Suppressions", "SyntaxTree", "VerdictVocabulary",
      ]
    ),
    .target(
      name: "ModelTools",
      dependencies: [
        "FileDiscovery", "FrameworkModels", "JSON", "OwnershipAnalysis", "ProgramModel", "Reporting", "SourceFacts", "UnretainKit",
        "VerdictVocabulary",
      ]
    ),
    .target(name: "Doctor", dependencies: ["ChildProcesses", "UnretainKit"]),
    .target(
      name: "LanguageServer",
      dependencies: [
        "CInternalFailures", "Fixes", "JSON", "LanguageServerProtocol", "OwnershipAnalysis", "Reporting", "RuleEngine", "Rules", "SourceFacts", "UnretainKit",
      ]
    ),
    .executableTarget(
      name: "unretain",
      dependencies: [
        "BuiltInRules", "CAllocator", "CInternalFailures", "Configuration", "ContentCache", "Doctor", "LanguageServer", "ModelTools", "Reporting", "Rules",
        "UnretainKit",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    ),
    // What fuzzing calls: the tests with some inputs, Tests/Fuzz with millions.
    .target(
      name: "FuzzTargets",
      dependencies: [
        "Baseline", "Configuration", "FactsArchive", "LanguageServer", "LanguageServerProtocol", "Reporting", "RuleFiles", "SourceFacts", "SyntaxTree",
        "TestSupport", "UnretainKit",
      ],
      path: "Tests/FuzzTargets"),
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .testTarget(name: "FuzzTests", dependencies: ["FuzzTargets"]),
    .testTarget(name: "ArchiveTests", dependencies: ["Archive"]),
    .testTarget(name: "JSONTests", dependencies: ["JSON"]),
    .testTarget(name: "LanguageServerProtocolTests", dependencies: ["JSON", "LanguageServerProtocol"]),
    .testTarget(name: "ContentCacheTests", dependencies: ["ContentCache"]),
    .testTarget(name: "FactsArchiveTests", dependencies: ["FactsArchive", "SourceFacts", "SyntaxTree"]),
    .testTarget(name: "ChildProcessesTests", dependencies: ["ChildProcesses"]),
    .testTarget(name: "ShardsTests", dependencies: ["FileDiscovery", "Shards"]),
    .testTarget(name: "DoctorTests", dependencies: ["Doctor"]),
    .testTarget(name: "ParallelMapTests", dependencies: ["ParallelMap"]),
    .testTarget(name: "SyntaxTreeTests", dependencies: ["SyntaxTree"]),
    .testTarget(name: "PreprocessingTests", dependencies: ["Preprocessing", "SourceFacts", "SyntaxTree"]),
    .testTarget(name: "SourceFactsTests", dependencies: ["SourceFacts", "SyntaxTree"]),
    .testTarget(name: "ControlFlowTests", dependencies: ["ControlFlow", "SourceFacts", "SyntaxTree"]),
    .testTarget(name: "ProgramModelTests", dependencies: ["BuiltInRules", "ProgramModel", "SourceFacts"]),
    .testTarget(
      name: "OwnershipAnalysisTests",
      dependencies: [
        "BuiltInRules", "FrameworkModels", "OwnershipAnalysis", "ProgramModel", "RuleFiles", "RuleFolder", "SourceFacts", "SyntaxTree", "VerdictVocabulary",
      ]),
    .testTarget(name: "FileDiscoveryTests", dependencies: ["FileDiscovery", "TestSupport"]),
    .testTarget(name: "SuppressionsTests", dependencies: ["OwnershipAnalysis", "RuleEngine", "SourceFacts", "Suppressions"]),
    .testTarget(
      name: "ReportingTests",
      dependencies: ["JSON", "OwnershipAnalysis", "Reporting", "RuleEngine", "Rules", "SourceFacts", "VerdictVocabulary"], exclude: ["Golden"]),
    .testTarget(name: "BaselineTests", dependencies: ["Baseline", "OwnershipAnalysis", "Reporting", "RuleEngine", "Rules", "SourceFacts"]),
    .testTarget(name: "GitTests", dependencies: ["Git"]),
    .testTarget(
      name: "RuleFilesTests", dependencies: ["Archive", "BuiltInRules", "FrameworkModels", "RuleFiles", "RuleFolder", "Rules", "VerdictVocabulary"]),
    .testTarget(name: "YAMLTests", dependencies: ["YAML"]),
    .testTarget(name: "ConfigurationTests", dependencies: ["Configuration", "RuleFiles"]),
    .testTarget(
      name: "UnretainKitTests", dependencies: ["BuiltInRules", "FileDiscovery", "OwnershipAnalysis", "Reporting", "Rules", "TestSupport", "UnretainKit"]),
    .testTarget(
      name: "LanguageServerTests", dependencies: ["JSON", "LanguageServer", "LanguageServerProtocol", "Reporting", "RuleEngine", "TestSupport", "UnretainKit"]),
    .testTarget(name: "ModelToolsTests", dependencies: ["FileDiscovery", "FrameworkModels", "ModelTools", "UnretainKit"]),
    .testTarget(
      name: "MetamorphicTests",
      dependencies: [
        "BuiltInRules", "ByteArchive", "OwnershipAnalysis", "ParallelMap", "ProgramModel", "RuleEngine", "Rules", "SourceFacts", "SyntaxTree",
      ]),
    .testTarget(
      name: "CorpusTests",
      dependencies: ["BuiltInRules", "OwnershipAnalysis", "ProgramModel", "RuleEngine", "Rules", "SourceFacts", "SyntaxTree"]),
    .testTarget(name: "FixesTests", dependencies: ["BuiltInRules", "Fixes", "OwnershipAnalysis", "ProgramModel", "RuleEngine", "Rules", "SourceFacts"]),
    .testTarget(name: "RuleEngineTests", dependencies: ["BuiltInRules", "OwnershipAnalysis", "RuleEngine", "Rules", "SourceFacts", "VerdictVocabulary"]),
  ]
)
