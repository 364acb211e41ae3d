import Text
import Project

/// Execution of commands.
extension LanguageServer {
  mutating func execute(_ id: RequestID, _ command: ServerCommand, _ arguments: [JSONNode]) {
    switch command {
    case .explain: explain(id, rule: arguments.first?.string, uri: arguments.count > 1 ? arguments[1].string : nil)
    case .accept: accept(id, arguments)
    case .graph: graph(id, arguments.first)
    }
  }

  private mutating func explain(_ id: RequestID, rule: String?, uri: String?) {
    let own = uri.flatMap { documents[$0] }.flatMap { projects[$0.project]?.snapshot }
    let settings = (own ?? projects.values.sorted { $0.id < $1.id }.compactMap(\.snapshot).first)?.settings
    guard let rule, let settings, let page = RulePages(settings).page(of: rule) else {
      return fail(id, ResponseError(.invalidParameters, "there is no such rule"))
    }
    if client.showsDocuments, let address = RulePages(settings).address(of: rule) {
      ask("window/showDocument", ["uri": .string(address), "external": true])
    } else {
      show(.information, "\(rule): \(settings.catalog.rules.first { $0.name == rule }?.summary ?? "")")
    }
    answer(id, .string(page.markdown))
  }

  private mutating func accept(_ id: RequestID, _ arguments: [JSONNode]) {
    guard arguments.count == 3, let document = arguments[0].string.flatMap({ documents[$0] }), let number = arguments[1].integer,
      let index = arguments[2].integer
    else {
      return fail(id, ResponseError(.invalidParameters, "the arguments make no sense"))
    }
    guard let project = projects[document.project], let snapshot = project.snapshot, snapshot.number == number, project.isSettled,
      snapshot.report.findings.indices.contains(index)
    else { return fail(id, ResponseError(.contentModified, "something has changed meanwhile")) }
    guard let path = snapshot.settings.baselinePath else { return fail(id, ResponseError(.requestFailed, "the configuration names no baseline")) }
    effects.append(.work(.accept(id, project: project.id, snapshot.report.findings[index], snapshot.report, path: path)))
  }

  private mutating func graph(_ id: RequestID, _ argument: JSONNode?) {
    let format = argument?["format"]?.string.map { GraphFormat(rawValue: $0) } ?? .dot
    guard let argument, let uri = argument["uri"]?.string, let format else { return fail(id, ResponseError(.invalidParameters, "the arguments make no sense")) }
    if let type = argument["type"]?.string {
      guard let project = documents[uri]?.project ?? projects.values.first(where: { $0.contains(realPath(uri) ?? "") })?.id else {
        return fail(id, ResponseError(.invalidParameters, "the text belongs to no project"))
      }
      draw(id, type, format, project)
    } else if let place = argument["position"].flatMap(TextPosition.init) {
      wait(id, uri, .graph(place, format))
    } else {
      fail(id, ResponseError(.invalidParameters, "the arguments make no sense"))
    }
  }
}
