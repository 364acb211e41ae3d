// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "unretain",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "unretain", targets: ["Commands"]),
    .library(name: "Unretain", targets: ["Unretain"]),
    // For Tests/System/CrossCheck and Tests/System/Fuzz, which are packages of their own.
    .library(name: "FileDiscovery", targets: ["FileDiscovery"]),
    .library(name: "FuzzTargets", targets: ["FuzzTargets"]),
    .library(name: "Facts", targets: ["Facts"]),
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
      sources: ["language.c", "bounded_parse.c", "optimized_parser.c", "checked_scanner.c"],
      publicHeadersPath: "include",
      cSettings: [.headerSearchPath("generated/src")]
    ),
    .target(name: "CAllocator"),
    .target(name: "CSupport"),
    .systemLibrary(name: "CLibYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .target(name: "Support", dependencies: ["CSupport"]),
    .target(name: "Text", dependencies: ["CLibYAML"]),
    .target(name: "FileDiscovery", dependencies: ["Engine"]),
    .target(name: "Syntax", dependencies: ["CTreeSitter", "TreeSitterSwift"]),
    .target(name: "Engine", dependencies: ["CSupport", "Support"]),
    .target(name: "Facts", dependencies: ["Engine", "Syntax"]),
    .target(name: "Catalog", dependencies: ["Engine", "Support", "Text"]),
    // Apart, for it alone needs Foundation.
    .target(name: "RuleFolder", dependencies: ["Catalog"]),
    .executableTarget(name: "RuleCompiler", dependencies: ["Catalog", "Engine", "RuleFolder"]),
    .plugin(name: "CompileRules", capability: .buildTool(), dependencies: ["RuleCompiler"]),
    // What the plugin writes imports it.
    .target(name: "BuiltInRules", dependencies: ["Catalog", "Engine"], plugins: ["CompileRules"]),
    .target(name: "Program", dependencies: ["Catalog", "Engine", "Facts", "Support"]),
    .target(name: "Ownership", dependencies: ["Catalog", "Engine", "Facts", "Program", "Support"]),
    .target(name: "Findings", dependencies: ["Catalog", "Engine", "Facts", "Ownership", "Program", "Support"]),
    .target(name: "Reporting", dependencies: ["Catalog", "Engine", "Facts", "Findings", "Ownership", "Text"]),
    .target(
      name: "Project",
      dependencies: [
        "BuiltInRules", "CSupport", "Catalog", "Engine", "Facts", "FileDiscovery", "Findings", "Ownership", "Program", "Reporting", "Support", "Syntax",
        "Text",
      ]
    ),
    .target(name: "Unretain", dependencies: ["Catalog", "Findings", "Ownership", "Project", "Reporting"]),
    .target(
      name: "ModelTools",
      dependencies: ["Catalog", "Facts", "FileDiscovery", "Ownership", "Program", "Project", "Reporting", "Text"]),
    .target(
      name: "LanguageServer", dependencies: ["CSupport", "Catalog", "Facts", "Findings", "Ownership", "Project", "Reporting", "Support", "Text"]),
    .target(name: "Answers", dependencies: ["Catalog", "Facts", "Findings", "Ownership", "Program", "Project", "Reporting", "Support", "Text"]),
    .target(name: "ContextServer", dependencies: ["Answers", "Catalog", "LanguageServer", "Project", "Reporting", "Support", "Text"]),
    // Not `unretain`: some file systems would not tell it from `Unretain`.
    .executableTarget(
      name: "Commands",
      dependencies: [
        "Answers", "BuiltInRules", "CAllocator", "CSupport", "Catalog", "ContextServer", "Engine", "LanguageServer", "ModelTools", "Project", "Reporting",
        "Support",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    ),
    // What fuzzing calls: the tests with some inputs, Tests/System/Fuzz with millions.
    .target(
      name: "FuzzTargets",
      dependencies: ["Catalog", "Facts", "LanguageServer", "Project", "Reporting", "Syntax", "TestSupport", "Text"],
      path: "Tests/System/FuzzTargets"),
    .target(name: "TestSupport", path: "Tests/Unit/TestSupport"),
    .testTarget(name: "SupportTests", dependencies: ["Support"], path: "Tests/Unit/SupportTests"),
    .testTarget(name: "TextTests", dependencies: ["Text"], path: "Tests/Unit/TextTests"),
    .testTarget(name: "SyntaxTests", dependencies: ["Facts", "Syntax"], path: "Tests/Unit/SyntaxTests"),
    .testTarget(name: "FactsTests", dependencies: ["Facts", "Syntax"], path: "Tests/Unit/FactsTests"),
    .testTarget(name: "EngineTests", dependencies: ["Engine", "Support"], path: "Tests/Unit/EngineTests"),
    .testTarget(name: "CatalogTests", dependencies: ["BuiltInRules", "Catalog", "Engine", "RuleFolder"], path: "Tests/Unit/CatalogTests"),
    .testTarget(name: "ProgramTests", dependencies: ["BuiltInRules", "Facts", "Program"], path: "Tests/Unit/ProgramTests"),
    .testTarget(
      name: "OwnershipTests", dependencies: ["BuiltInRules", "Catalog", "Facts", "Ownership", "Program", "RuleFolder", "Syntax"],
      path: "Tests/Unit/OwnershipTests"),
    .testTarget(
      name: "FindingsTests", dependencies: ["BuiltInRules", "Catalog", "Facts", "Findings", "Ownership", "Program"], path: "Tests/Unit/FindingsTests"),
    .testTarget(
      name: "ReportingTests", dependencies: ["Catalog", "Facts", "Findings", "Ownership", "Reporting", "Text"], path: "Tests/Unit/ReportingTests",
      exclude: ["Golden"]),
    .testTarget(name: "FileDiscoveryTests", dependencies: ["FileDiscovery", "TestSupport"], path: "Tests/Unit/FileDiscoveryTests"),
    .testTarget(
      name: "ProjectTests",
      dependencies: ["BuiltInRules", "Catalog", "Facts", "FileDiscovery", "Findings", "Ownership", "Project", "Reporting", "TestSupport"],
      path: "Tests/Unit/ProjectTests"),
    .testTarget(name: "UnretainTests", dependencies: ["Ownership", "Project", "Reporting", "TestSupport", "Unretain"], path: "Tests/Unit/UnretainTests"),
    .testTarget(
      name: "LanguageServerTests", dependencies: ["Facts", "Findings", "LanguageServer", "Project", "Reporting", "TestSupport", "Text"],
      path: "Tests/Unit/LanguageServerTests"),
    .testTarget(name: "AnswersTests", dependencies: ["Answers", "Catalog", "Project"], path: "Tests/Unit/AnswersTests"),
    .testTarget(name: "ContextServerTests", dependencies: ["ContextServer", "LanguageServer", "Project", "Text"], path: "Tests/Unit/ContextServerTests"),
    .testTarget(
      name: "ModelToolsTests", dependencies: ["Catalog", "FileDiscovery", "ModelTools", "Project"], path: "Tests/Unit/ModelToolsTests"),
    .testTarget(
      name: "CorpusTests", dependencies: ["BuiltInRules", "Catalog", "Facts", "Findings", "Ownership", "Program", "Syntax"], path: "Tests/Corpus/CorpusTests"),
    .testTarget(
      name: "MetamorphicTests", dependencies: ["BuiltInRules", "Catalog", "Engine", "Facts", "Findings", "Ownership", "Program", "Support", "Syntax"],
      path: "Tests/System/MetamorphicTests"),
    .testTarget(name: "FuzzTests", dependencies: ["FuzzTargets"], path: "Tests/System/FuzzTests"),
  ]
)
