import ArgumentParser
import Project

struct GraphCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "graph",
    abstract: "Print who holds whom around a type, with the cycles marked.",
    discussion: """
      The graph joins what all methods of the type, its extensions and superclasses do. Red references close a cycle that lasts, orange \
      ones a cycle that something ends or that is only possible; dashed ones are weak, dotted ones unowned. Comments at the top put the cycles into words.
      """)

  @Argument(help: ArgumentHelp("The type's name: Cart, Shop.Cart or Module.Shop.Cart.", valueName: "type"))
  var type: String

  @Argument(help: "Files and folders to analyse.")
  var paths: [String] = []

  @Option(help: "dot, for Graphviz; mermaid, which code hosts draw in Markdown; svg, a picture; html, a picture with its words.")
  var format: GraphDrawing.Format = .dot

  @OptionGroup var reading: ReadingOptions

  func run() throws {
    var options = reading.answering(nil, paths)
    options.graphedType = type
    let outcome = try reading.outcome(options)
    for problem in outcome.report.notifications where problem.kind != .parseError && problem.kind != .directive {
      Console.writeError("\(problem.path): \(problem.message)\n")
    }
    try ReadingOptions.requireFiles(outcome.foundFiles, in: options)
    switch GraphDrawing(outcome).text(of: type, format: format) {
    case .success(let text): try Console.write(text)
    case .failure(let problem): throw CommandError(problem.message)
    }
  }
}

extension GraphDrawing.Format: ExpressibleByArgument {}
