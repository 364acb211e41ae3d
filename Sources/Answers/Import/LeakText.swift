/// The leaks in the text of a tool that looks at a running program, read as it comes.
///
/// Understood are the trees of `leaks` and of memory graphs (`property --> <Class 0x…>`), the lists of retain cycle detectors (`-> property -> Class`), and
/// sentences about what was not freed, as tests and checkers print them.
public struct LeakText: Sendable, LineReading {
  /// Each once, in the order of the text.
  public private(set) var records: [LeakRecord] = []
  /// The number of leaks beyond the limit.
  public private(set) var unread = 0
  private var known: Set<LeakRecord> = []
  private var current: LeakRecord?
  var splitter = LineSplitter()
  private var line = 0
  private let limit: Int

  /// - Parameter limit: The greatest number of leaks that are kept.
  public init(limit: Int = 1000) { self.limit = limit }

  /// The leaks of a file, or of standard input for `-`.
  public static func read(_ path: String) throws(ByteStream.Problem) -> LeakText {
    var text = LeakText()
    var isText = true
    try ByteStream.read(path) { bytes in
      isText = isText && !bytes.contains(0)
      if isText { text.take(bytes) }
      return isText
    }
    if !isText { throw ByteStream.Problem(description: "\(path): this is no text; give what `leaks` prints of it") }
    text.finish()
    return text
  }

  /// Reads some further bytes.
  public mutating func take(_ bytes: UnsafeBufferPointer<UInt8>) { readLines(bytes) }

  /// Reads the last line.
  public mutating func finish() {
    readLastLine()
    end()
  }

  mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) {
    line += 1
    let text = String(decoding: bytes, as: UTF8.self)
    let words = text[...].drop { $0 == " " || $0 == "\t" || $0 == "\r" }
    if words.isEmpty || words == "\r" { return end() }
    // The stacks of allocations name functions, not objects.
    if words.hasPrefix("(") || words.hasPrefix(")") || words.hasPrefix("{(") || words.hasPrefix("STACK OF") || words.hasPrefix("Call stack:") { return end() }
    if words.contains("ROOT LEAK:") || words.contains("ROOT CYCLE:") || words.contains("-->") || isStep(words) {
      step(words)
    } else if Self.tells(words) {
      end()
      var record = LeakRecord(line: line)
      for name in objects(in: words) { record.add(class: name) }
      record.add(sentence: words)
      current = record
      end()
    }
  }

  private mutating func end() {
    guard let record = current else { return }
    current = nil
    guard !record.isEmpty, !known.contains(record) else { return }
    guard records.count < limit else { return unread += 1 }
    known.insert(record)
    records.append(record)
  }

  // MARK: Steps of paths

  /// `"-> _model -> Model ",`
  private func isStep(_ words: Substring) -> Bool { words.drop { $0 == "\"" }.hasPrefix("-> ") }

  private mutating func step(_ words: Substring) {
    if isStep(words) {
      let parts = words.split(separator: "->").map { $0.filter { $0 != "\"" && $0 != "," && $0 != "\r" } }
      let names = parts.map { $0.split(separator: " ") }.filter { !$0.isEmpty }
      var record = current ?? LeakRecord(line: line)
      if names.count > 1, let property = names.first?.first { record.add(property: property) }
      if let name = names.last?.first { record.add(class: name) }
      current = record
      return
    }
    let arrow = words.range(ofText: "-->")
    // A root without a property on its line begins another leak.
    if arrow == nil, words.contains("ROOT ") { end() }
    var record = current ?? LeakRecord(line: line)
    if words.contains("CYCLE") { record.isCycle = true }
    if let arrow { record.add(property: withoutCount(words[..<arrow.lowerBound])) }
    let targets = objects(in: arrow.map { words[$0.upperBound...] } ?? words)
    for name in targets { record.add(class: name) }
    current = record
  }

  /// Without what draws the tree, and the number of objects below: `| + 1 (32 bytes) onChange`.
  private func withoutCount(_ text: Substring) -> Substring {
    var rest = text.drop { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "$" }
    let digits = rest.prefix(while: \.isNumber)
    let after = rest[digits.endIndex...]
    if !digits.isEmpty, after.isEmpty || after.first == " " {
      rest = after.drop { $0 == " " }
      if rest.first == "(", let end = rest.firstIndex(of: ")") { rest = rest[rest.index(after: end)...].drop { $0 == " " } }
    }
    return rest
  }

  /// The classes of `<Class 0x…>` and `<Class: 0x…>`.
  private func objects(in words: Substring) -> [Substring] {
    var result: [Substring] = []
    var rest = words
    while let address = rest.range(ofText: " 0x"), result.count < 100 {
      var name = rest[..<address.lowerBound]
      if name.last == ":" { name.removeLast() }
      if let open = opening(of: name) { result.append(name[name.index(after: open)...]) }
      rest = rest[address.upperBound...]
    }
    return result
  }

  /// The `<` that is not closed before the end of a text: names may have arguments.
  private func opening(of text: Substring) -> Substring.Index? {
    var depth = 0
    for index in text.indices.reversed() {
      switch text[index] {
      case ">": depth += 1
      case "<":
        if depth == 0 { return index }
        depth -= 1
      default: break
      }
    }
    return nil
  }

  // MARK: Sentences

  private static let signs: [StaticString] = [
    "dealloc", "deinit", "not released", "not freed", "memory leak", "Memory Leak", "Memory leak", "retain cycle", "Retain cycle", "Retain Cycle",
    "is leaking", "leaked", "still alive", "Leaked",
  ]

  /// Whether a sentence is about what was not freed. The sums of `leaks` are not.
  private static func tells(_ words: Substring) -> Bool {
    if words.hasPrefix("Process ") || words.contains("total leaked bytes") { return false }
    return signs.contains { words.range(ofText: $0) != nil }
  }
}
