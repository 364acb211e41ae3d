import Facts

/// The facts of the texts of the last run.
struct FactsMemory {
  /// By absolute path.
  private var files: [String: SourceFile] = [:]

  /// - Parameters:
  ///   - edited: Texts that are not on disk. Their facts are not stored there either: there would be an entry per keystroke.
  ///   - cache: The facts of other texts from earlier runs.
  mutating func read(_ inputs: LintInputs, edited: [String: [UInt8]], cache: FactsCache?, _ observer: WorkObserver, _ progress: RunProgress?) -> (
    files: [SourceFile], known: Int
  ) {
    let texts = inputs.texts
    var result = texts.map { text -> SourceFile? in
      guard let known = files[text.found.absolutePath], known.found == text.found, known.bytes == text.bytes else { return nil }
      return known
    }
    let missing = result.indices.filter { result[$0] == nil }
    let (ofDisk, ofEditor) = (
      missing.filter { edited[texts[$0].found.absolutePath] == nil }, missing.filter { edited[texts[$0].found.absolutePath] != nil }
    )
    var parsed: [String: ParsedText] = [:]
    for path in edited.keys { parsed[path] = files[path]?.parsed }
    let read =
      inputs.reading.read(ofDisk.map { texts[$0] }, cache: cache, observer, progress)
      + inputs.reading.read(ofEditor.map { texts[$0] }, cache: nil, after: parsed, observer, progress)
    for (index, var file) in zip(ofDisk + ofEditor, read) {
      file.isGenerated = inputs.scope.isGenerated(file)
      result[index] = file
    }
    let all = result.compactMap { $0 }
    for index in missing { if let file = result[index] { files[file.found.absolutePath] = file } }
    if all.count != files.count { files = Dictionary(all.map { ($0.found.absolutePath, $0) }) { first, _ in first } }
    return (all, all.count - missing.count)
  }
}
