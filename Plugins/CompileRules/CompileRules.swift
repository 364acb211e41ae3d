import Foundation
import PackagePlugin

/// Turns the files in `Rules` into the Swift source of `BuiltInRules`.
@main
struct CompileRules: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let rules = context.package.directoryURL.appending(path: "Rules", directoryHint: .isDirectory)
    let output = context.pluginWorkDirectoryURL.appending(path: "BuiltIn.swift")
    return [
      .buildCommand(
        displayName: "Compiling rules",
        executable: try context.tool(named: "RuleCompiler").url,
        arguments: ["--rules", rules.path, "--output", output.path],
        inputFiles: try inputs(below: rules),
        outputFiles: [output])
    ]
  }

  /// Every rule file, and the folders, so that a file that comes or goes is noticed too.
  private func inputs(below folder: URL) throws -> [URL] {
    var inputs: [URL] = [folder]
    let children = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: [.isDirectoryKey])
    for child in children.sorted(by: { $0.path < $1.path }) {
      if try child.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true {
        inputs += try self.inputs(below: child)
      } else if child.pathExtension == "yml" {
        inputs.append(child)
      }
    }
    return inputs
  }
}
