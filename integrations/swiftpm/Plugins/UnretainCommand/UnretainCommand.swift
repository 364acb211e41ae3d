import Foundation
import PackagePlugin

/// `swift package unretain [ARGUMENTS of unretain]`: looks at the whole package.
@main
struct UnretainCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    if arguments.contains("--fix") || arguments.first == "fix" {
      Diagnostics.error("this command may not write to the package; use: swift package --allow-writing-to-package-directory unretain-fix")
      return
    }
    let process = Process()
    process.executableURL = try context.tool(named: "unretain").url
    process.arguments = arguments + ["--cache-path", context.pluginWorkDirectoryURL.appending(path: "cache").path]
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    // 1 says that there are findings: they have been shown, and the command fails, as scripts expect it.
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}
