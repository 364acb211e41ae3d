import Project

/// Open texts, and the files behind them.
extension LanguageServer {
  mutating func open(_ text: OpenedText) {
    guard let path = realPath(text.uri), path.hasSuffix(".swift") else { return }
    let project = project(of: path)
    documents[text.uri] = OpenDocument(uri: text.uri, path: path, project: project, version: text.version, bytes: Array(text.text.utf8))
    schedule(project, after: 0, isText: true)
  }

  mutating func change(_ change: TextChange) {
    guard let document = documents[change.uri] else { return }
    // In place, so that the text is not copied.
    documents[change.uri]?.apply(change, encoding)
    forgetOffers(change.uri)
    let lost = waiting.filter { $0.uri == change.uri && $0.isAboutPlace }
    waiting.removeAll { $0.uri == change.uri && $0.isAboutPlace }
    for request in lost { fail(request.id, ResponseError(.contentModified, "the text has changed")) }
    schedule(document.project, after: settings.delay, isText: true)
  }

  mutating func close(_ uri: String) {
    guard let document = documents.removeValue(forKey: uri) else { return }
    for request in waiting where request.uri == uri { fail(request.id, ResponseError(.requestCancelled, "the text was closed")) }
    waiting.removeAll { $0.uri == uri }
    forgetOffers(uri)
    if document.published?.diagnostics.isEmpty == false { publish([], of: document, version: nil) }
    leave(document.project)
    // The content on disk counts again.
    if projects[document.project] != nil { schedule(document.project, after: settings.delay) }
  }

  private mutating func forgetOffers(_ uri: String) { offers = offers.filter { $0.value.edit?.uri != uri } }

  mutating func save(_ uri: String) {
    // Without file watchers nothing reports changes on disk. A save is a good moment to check.
    guard !client.registersWatchers, let document = documents[uri] else { return }
    projects[document.project]?.looksAtDisk = true
    schedule(document.project, after: settings.delay)
  }

  mutating func filesChanged(_ uris: [String]) {
    let open = Set(documents.values.map(\.path))
    for uri in uris {
      guard let path = realPath(uri) ?? FileURI.path(of: uri) else { continue }
      let isSource = path.hasSuffix(".swift") && !path.hasSuffix("/Package.swift")
      // The editor's text counts, not the saved one.
      if isSource, open.contains(path), EditedFile.isOnDisk(path) { continue }
      let isSetting = path.hasSuffix(".yml") || path.hasSuffix(".json")
      for project in projects.values.sorted(by: { $0.id < $1.id }) where project.contains(path) || isSetting {
        if isSetting { projects[project.id]?.reloads = true }
        projects[project.id]?.looksAtDisk = true
        schedule(project.id, after: settings.delay)
      }
    }
  }

  /// The project that judges a file; created if needed.
  private mutating func project(of path: String) -> Int {
    let around = projects.values.filter { $0.isFolder && $0.contains(path) }.max { $0.path.utf8.count < $1.path.utf8.count }
    if let around { return around.id }
    let root = ProjectSession.folder(of: path) ?? path
    if let known = projects.values.first(where: { $0.path == root }) { return known.id }
    let id = number()
    projects[id] = Project(id: id, path: root, isFolder: false)
    return id
  }

  /// Assigns a text to its current project.
  mutating func move(_ document: OpenDocument) {
    let project = project(of: document.path)
    guard project != document.project else { return }
    documents[document.uri] = OpenDocument(
      uri: document.uri, path: document.path, project: project, version: document.version, bytes: document.bytes, published: document.published,
      pulled: document.pulled)
    leave(document.project)
    schedule(project, after: 0)
  }

  /// Drops a project that exists only for its open texts when the last one is closed.
  private mutating func leave(_ id: Int) {
    guard let project = projects[id], !project.isFolder, !documents.values.contains(where: { $0.project == id }) else { return }
    remove(id)
  }
}
