import ArgumentParser
import Project

struct IndexCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "index",
    abstract: "Read a part of a project, for `unretain lint --from` to put together with the others.",
    discussion: """
      Writes what is known of the files: facts and texts, with paths from the working directory. The same sources give the same bytes on every machine. \
      Only the same build of the program reads them.
      """)

  @Argument(help: "Files and folders. A folder is walked; a file is always read.")
  var paths: [String] = []

  @Option(name: [.short, .long], help: ArgumentHelp("Where to write the part.", valueName: "file"))
  var output: String

  @Option(help: "The module that all these files belong to; by default folders and manifests of packages tell.")
  var module: String?

  @Flag(help: "With --module: only tests run this code.")
  var tests = false

  @Flag(help: "Read the files for what others need to know of them, and never report on them.")
  var indexOnly = false

  @OptionGroup var reading: ReadingOptions

  func validate() throws {
    if tests, module == nil { throw ValidationError("--tests says something of a --module.") }
    if let module, module.isEmpty || module.contains("/") { throw ValidationError("--module takes the name that an import has, not '\(module)'.") }
  }

  func run() throws {
    var options = LintOptions()
    if !paths.isEmpty { options.paths = paths }
    reading.apply(to: &options)
    let module = module.map { Indexer.Module(name: $0, isTest: tests) }
    let (bytes, notes) = try reading.watched(Linter(options, observer: InternalFailures.observer)) {
      try Indexer($0, module: module, isIndexOnly: indexOnly).index()
    }
    for note in notes { Console.writeError("unretain: \(note)\n") }
    try OutputFile.write(bytes, to: output)
  }
}
