import ArgumentParser
import Project

struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Write a first .unretain.yml, with comments, that fits the project. Never replaces one.")

  @Argument(help: "The project's folder.")
  var folder: String = "."

  func run() throws {
    let file = folder == "." ? ".unretain.yml" : folder + "/.unretain.yml"
    try OutputFile.create(ProjectTemplate(folder: folder).text, at: file)
    try Console.write("Wrote \(file). Now run `unretain`; `unretain rules` lists the rules.\n")
  }
}
