// swift-tools-version: 6.1
import PackageDescription

// What the scenarios are compiled against. A scenario says `import UIKit`; the
// runner makes that `import CorpusUIKit` when a module of that name is here.
let package = Package(
  name: "CorpusSupport",
  products: [
    .library(
      name: "CorpusSupport", type: .static,
      targets: [
        "CorpusProbe", "CorpusFoundation", "CorpusCombine", "CorpusUIKit", "CorpusWebKit", "CorpusAVFoundation",
        "CorpusCoreLocation", "CorpusCoreMotion", "CorpusNetwork", "CorpusRxSwift", "CorpusRxCocoa",
        "CorpusSwiftUI",
      ]
    )
  ],
  dependencies: [
    .package(url: "https://github.com/OpenCombine/OpenCombine", exact: "0.14.0")
  ],
  targets: [
    .target(name: "CorpusProbe"),
    .target(name: "CorpusFoundation"),
    .target(name: "CorpusUIKit", dependencies: ["CorpusFoundation"]),
    .target(name: "CorpusWebKit", dependencies: ["CorpusUIKit"]),
    .target(name: "CorpusAVFoundation", dependencies: ["CorpusUIKit"]),
    .target(name: "CorpusCoreLocation", dependencies: ["CorpusFoundation"]),
    .target(name: "CorpusCoreMotion", dependencies: ["CorpusFoundation"]),
    .target(name: "CorpusNetwork", dependencies: ["CorpusFoundation"]),
    .target(name: "CorpusSwiftUI", dependencies: ["CorpusUIKit", "CorpusCombine"]),
    .target(name: "CorpusRxSwift", dependencies: ["CorpusFoundation"]),
    .target(name: "CorpusRxCocoa", dependencies: ["CorpusRxSwift", "CorpusUIKit"]),
    .target(
      name: "CorpusCombine",
      dependencies: [
        "CorpusFoundation",
        .product(name: "OpenCombine", package: "OpenCombine"),
        .product(name: "OpenCombineDispatch", package: "OpenCombine"),
        .product(name: "OpenCombineFoundation", package: "OpenCombine"),
      ]
    ),
  ],
  swiftLanguageModes: [.v5]
)
