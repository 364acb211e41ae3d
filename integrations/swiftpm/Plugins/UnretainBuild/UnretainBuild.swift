import Foundation
import PackagePlugin

/// Shows findings as warnings of the build. A closure and what keeps it are often in different targets: the whole package is looked at, once, by
/// the one target that uses the plugin, and again only where a source or the configuration has changed.
@main
struct UnretainBuild: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let package = context.package.directoryURL
    let sources = context.package.targets.compactMap { $0 as? SwiftSourceModuleTarget }
      .flatMap { $0.sourceFiles(withSuffix: "swift").map(\.url) }
    let configuration = [".unretain.yml", ".unretain-baseline.json"].map { package.appending(path: $0) }
      .filter { FileManager.default.fileExists(atPath: $0.path) }
    // A command runs where one of its outputs is a source or a resource. A resource would go into the product, so the output is an empty source.
    let mark = context.pluginWorkDirectoryURL.appending(path: "UnretainHasLooked.swift")
    return [
      .buildCommand(
        displayName: "Unretain looks at \(context.package.displayName)",
        executable: URL(filePath: "/bin/sh"),
        arguments: [
          "-c", "mark=$1; shift; \"$@\" && : >\"$mark\"", "sh", mark.path, try context.tool(named: "unretain").url.path,
          "lint", package.path, "--quiet", "--fail-on", "never", "--max-level", "warning", "--format", "text",
          "--cache-path", context.pluginWorkDirectoryURL.appending(path: "cache").path,
        ],
        inputFiles: sources + configuration,
        outputFiles: [mark])
    ]
  }
}
