// swift-tools-version: 6.1
import PackageDescription

// A package of its own, so that nobody who builds or tests Unretain itself fetches or builds swift-syntax.
let package = Package(
  name: "CrossCheck",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "unretain", path: "../../.."),
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
  ],
  targets: [
    .executableTarget(
      name: "CrossCheck",
      dependencies: [
        .product(name: "FileDiscovery", package: "unretain"),
        .product(name: "Facts", package: "unretain"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ]
    )
  ]
)
