// swift-tools-version: 6.0
import Foundation
import PackageDescription

/// The release whose program the plugins run; docs/releasing.md of Unretain says how the checksum gets here.
let release = (version: "0.1.0", checksum: "")

/// A bundle that `make dist` has packed, unpacked beside this file, comes first.
let isLocal = FileManager.default.fileExists(atPath: Context.packageDirectory + "/unretain.artifactbundle")

let package = Package(
  name: "UnretainPlugins",
  products: [
    .plugin(name: "UnretainCommand", targets: ["UnretainCommand"]),
    .plugin(name: "UnretainFix", targets: ["UnretainFix"]),
    .plugin(name: "UnretainBuild", targets: ["UnretainBuild"]),
  ],
  targets: [
    isLocal
      ? .binaryTarget(name: "unretain", path: "unretain.artifactbundle")
      : .binaryTarget(
        name: "unretain",
        url: "https://github.com/unretain/unretain/releases/download/v\(release.version)/unretain-\(release.version).artifactbundle.zip",
        checksum: release.checksum),
    .plugin(
      name: "UnretainCommand", capability: .command(intent: .custom(verb: "unretain", description: "Find closures that keep objects alive by mistake")),
      dependencies: ["unretain"]),
    // A command of its own: who only looks is not asked for permission to write.
    .plugin(
      name: "UnretainFix",
      capability: .command(
        intent: .custom(verb: "unretain-fix", description: "Repair closures that keep objects alive by mistake"),
        permissions: [.writeToPackageDirectory(reason: "`unretain fix` repairs your sources")]),
      dependencies: ["unretain"]),
    .plugin(name: "UnretainBuild", capability: .buildTool(), dependencies: ["unretain"]),
  ]
)
