import Foundation
import PackagePlugin

/// `swift package unretain-fix [ARGUMENTS of unretain fix]`: repairs what can be repaired.
@main
struct UnretainFix: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "unretain").url
    process.arguments = ["fix"] + arguments + ["--cache-path", context.pluginWorkDirectoryURL.appending(path: "cache").path]
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus > 1 { exit(process.terminationStatus) }
  }
}
