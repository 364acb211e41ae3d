/// The leaks in the text of a tool that looks at a running program, read as it comes.
///
/// Understood are the trees of `leaks` and of memory graphs (`property --> <Class 0x…>`), the lists of retain cycle detectors (`-> property -> Class`), the rows
/// of recorded leaks, the stacks of lost blocks, and sentences about what was not freed, as tests and checkers print them.
public struct LeakText: Sendable, LineReading {
  /// What the lines so far belong to.
  private enum Part {
    case none
    case tree(LeakTree)
    /// The list of a retain cycle detector, or a sentence that may go on.
    case record(LeakRecord)
    /// A stack whose first frame of the program has not come yet.
    case stack(LeakRecord)
    /// Rows with a class in the first column.
    case table
  }

  /// Each once, in the order of the text.
  public private(set) var records: [LeakRecord] = []
  /// The number of leaks beyond the limit.
  public private(set) var unread = 0
  private var known: Set<LeakRecord> = []
  private var part = Part.none
  var splitter = LineSplitter()
  private var line = 0
  private let limit: Int
  private let keys = LeakKeys()

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
    if case .none = part, !keys.occur(in: bytes) { return }
    var text = String(decoding: bytes, as: UTF8.self)[...]
    if text.last == "\r" { text.removeLast() }
    let words = text.drop { $0 == " " || $0 == "\t" }
    if words.isEmpty { return end() }
    if case .stack(let record) = part, let frame = AllocationStack.frame(words) { return read(frame, record) }
    // The stacks of allocations in a tree's head name functions, not objects.
    if Self.isFrame(words) { return }
    if words.hasPrefix("(") || words.hasPrefix(")") || words.hasPrefix("{(") || words.hasPrefix("STACK OF") || words.hasPrefix("Call stack:") { return end() }
    if AllocationStack.isHeadline(words) {
      end()
      part = .stack(LeakRecord(line: line))
    } else if isStep(words) {
      step(words)
    } else if isNode(words) {
      node(text, words)
    } else if words.range(ofText: "leaked-object=\"") != nil {
      rows(words)
    } else if words.hasPrefix("Leaked Object"), words.contains("\t") {
      end()
      part = .table
    } else if case .table = part {
      row(words.split(separator: "\t", omittingEmptySubsequences: false).first ?? "")
    } else {
      sentence(words)
    }
  }

  private mutating func end() {
    switch part {
    case .tree(let tree): keep(tree.record)
    case .record(let record): keep(record)
    case .none, .stack, .table: break
    }
    part = .none
  }

  private mutating func keep(_ record: LeakRecord) {
    guard !record.isEmpty, !known.contains(record) else { return }
    guard records.count < limit else { return unread += 1 }
    known.insert(record)
    records.append(record)
  }

  /// `36  dyld  0x118e1d51e start + 462`
  private static func isFrame(_ words: Substring) -> Bool {
    let parts = words.split(separator: " ", maxSplits: 3, omittingEmptySubsequences: true)
    return parts.count > 3 && parts[0].allSatisfy(\.isNumber) && parts[2].hasPrefix("0x") && !words.contains("<")
  }

  // MARK: Lists

  /// `"-> _model -> Model ",`
  private func isStep(_ words: Substring) -> Bool { words.drop { $0 == "\"" }.hasPrefix("-> ") }

  private mutating func step(_ words: Substring) {
    let parts = words.split(separator: "->").map { $0.filter { $0 != "\"" && $0 != "," } }
    let names = parts.map { $0.split(separator: " ") }.filter { !$0.isEmpty }
    var record = LeakRecord(line: line)
    if case .record(let current) = part { record = current } else { end() }
    if names.count > 1, let property = names.first?.first { record.add(property: property) }
    if let name = names.last?.first { record.add(class: name) }
    record.isCycle = true
    part = .record(record)
  }

  // MARK: Trees

  /// A line with a root or an arrow; within a tree also one that only has an object.
  private func isNode(_ words: Substring) -> Bool {
    if words.contains("<< TOTAL >>") { return false }
    if words.contains("ROOT LEAK:") || words.contains("ROOT CYCLE:") || words.contains("-->") || words.contains("CYCLE BACK TO") { return true }
    if case .tree = part { return withoutCount(words).first == "<" }
    return false
  }

  private mutating func node(_ text: Substring, _ words: Substring) {
    let column = text.prefix { !($0.isLetter || $0.isNumber || "_$.<-".contains($0)) }.count
    let arrow = words.range(ofText: "-->")
    let isRoot = words.contains("ROOT ")
    var tree = LeakTree(line: line)
    // A root without a property on its line begins another leak, unless it stands below the last one.
    if case .tree(let current) = part, !(isRoot && arrow == nil && current.endsBefore(column: column)) { tree = current } else { end() }
    let behind = arrow.map { words[$0.upperBound...] } ?? words
    var targets = LeakedObject.all(in: behind, needsAddress: false)
    if targets.isEmpty { targets = LeakedObject.unbracketed(behind) }
    tree.add(
      column: column, property: arrow.map { withoutCount(words[..<$0.lowerBound]) } ?? "", targets: targets,
      closesCycle: words.contains("CYCLE BACK TO"), isCycle: words.contains("CYCLE"))
    part = .tree(tree)
  }

  /// Without what draws the tree, and the number of objects below: `| + 1 (32 bytes) onChange`.
  private func withoutCount(_ text: Substring) -> Substring {
    var rest = text.drop { !$0.isLetter && !$0.isNumber && !"_$<.".contains($0) }
    let digits = rest.prefix(while: \.isNumber)
    let after = rest[digits.endIndex...]
    if !digits.isEmpty, after.isEmpty || after.first == " " {
      rest = after.drop { $0 == " " }
      if rest.first == "(", let end = rest.firstIndex(of: ")") { rest = rest[rest.index(after: end)...].drop { $0 == " " } }
    }
    return rest
  }

  // MARK: Rows

  /// `<row leaked-object="Cart" size="32" …/>`, several in a line.
  private mutating func rows(_ words: Substring) {
    end()
    var rest = words
    while let mark = rest.range(ofText: "leaked-object=\"") {
      rest = rest[mark.upperBound...]
      let name = rest.prefix { $0 != "\"" }
      row(name.prefix { $0 != "&" })
    }
  }

  private mutating func row(_ name: Substring) {
    // `Malloc 4.00 KiB` is a block without a class.
    if name.hasPrefix("Malloc") { return }
    var record = LeakRecord(line: line)
    record.add(class: name)
    keep(record)
  }

  // MARK: Stacks

  /// The first frame of the program says what was allocated, or at least by which type.
  private mutating func read(_ frame: AllocationStack.Frame, _ record: LeakRecord) {
    guard frame.isOwn else { return }
    var record = record
    if let type = frame.type { record.add(class: type[...]) }
    record.hasClosure = !frame.makesObject
    part = .record(record)
    end()
  }

  // MARK: Sentences

  private mutating func sentence(_ words: Substring) {
    if case .record(var record) = part {
      // Some sentences take several lines.
      if let properties = LeakSentence.properties(words) {
        for property in properties { record.add(property: property) }
        part = .record(record)
        return
      }
      if words.hasPrefix("expected ") {
        record.add(sentence: words)
        part = .record(record)
        return
      }
    }
    if let name = LeakSentence.overcounted(words) {
      end()
      row(name)
    } else if let sentence = LeakSentence.read(words) {
      end()
      var record = LeakRecord(line: line)
      for object in LeakedObject.all(in: sentence, needsAddress: true) { record.add(class: object.name) }
      record.add(sentence: sentence)
      part = .record(record)
    } else if case .record = part {
      end()
    }
  }
}
