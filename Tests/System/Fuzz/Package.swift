// swift-tools-version: 6.1
import PackageDescription

// A package of its own, for all that it builds is instrumented.
let package = Package(
  name: "Fuzz",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "unretain", path: "../../..")],
  targets: [
    .target(name: "CFuzzer"),
    .executableTarget(
      name: "Fuzz",
      dependencies: [
        "CFuzzer",
        .product(name: "FuzzTargets", package: "unretain"),
      ]
    ),
  ]
)
