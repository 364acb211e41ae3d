/// One leak as a tool tells it that looks at a running program.
public struct LeakRecord: Hashable, Sendable {
  /// The line of the text on which it begins, 1-based. It identifies no leak.
  public var line: Int
  /// The classes on its path as the text has them, without modules.
  public var classes: [String] = []
  /// The properties on its path.
  public var properties: [String] = []
  /// Whether a closure is on its path.
  public var hasClosure = false
  /// Whether the tool says that it is a cycle.
  public var isCycle = false
  /// The other words of a sentence about it: one may be a class.
  public var words: [String] = []

  /// The greatest number of classes and of properties; more of a path tell nothing new.
  private static let limit = 200

  public static func == (left: LeakRecord, right: LeakRecord) -> Bool {
    left.classes == right.classes && left.properties == right.properties && left.hasClosure == right.hasClosure && left.words == right.words
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(classes)
    hasher.combine(properties)
    hasher.combine(words)
  }

  var isEmpty: Bool { classes.isEmpty && words.isEmpty && properties.isEmpty }

  /// Adds an object of a class, as written: `App.Cart`, `_TtC3App4Cart`, `Swift closure context`.
  mutating func add(class text: Substring) {
    if text.contains("losure context") || text.contains("Block__") || text.contains("partial apply") {
      hasClosure = true
    } else if let name = ClassName.plain(text), !classes.contains(name), classes.count < Self.limit {
      classes.append(name)
    }
  }

  /// Adds a property, as written: `__strong onChange + 8`, `_model`, `$__lazy_storage_$_view`.
  mutating func add(property text: Substring) {
    let words = text.split { $0 == " " || $0 == "\t" }
    guard let word = words.first(where: { !$0.hasPrefix("__") || $0.hasPrefix("__lazy") || $0.hasPrefix("$__") }) else { return }
    // What a closure captures has a dot before its name.
    var name = word.drop { $0 == "." }.prefix { $0 != "." && $0 != "[" && $0 != "+" && $0 != "(" }
    if let mark = name.range(ofText: "lazy_storage_$_") { name = name[mark.upperBound...] }
    while name.first == "_" || name.first == "$" { name.removeFirst() }
    guard let first = name.first, first.isLetter, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return }
    if !properties.contains(String(name)), properties.count < Self.limit { properties.append(String(name)) }
  }

  /// Adds the words of a sentence.
  mutating func add(sentence text: Substring) {
    for word in text.split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "_") }) where words.count < Self.limit {
      let name = word.hasPrefix("_Tt") ? ClassName.plain(word) : word.first?.isUppercase == true ? String(word) : nil
      if let name, !words.contains(name) { words.append(name) }
    }
  }
}

/// The names of classes as the runtime prints them.
enum ClassName {
  /// The name without modules and arguments; `nil` for what is no class.
  static func plain(_ text: Substring) -> String? {
    if text.hasPrefix("_Tt") { return demangled(text) }
    let head = text.prefix { $0 != "<" }
    // A private class: `App.(Cache in $104a5c0)`.
    if let open = head.lastIndex(of: "("), let mark = head[open...].range(ofText: " in ") { return plain(head[head.index(after: open)..<mark.lowerBound]) }
    var name = head.prefix { $0 != "(" }
    name = name.split(separator: ".").last ?? ""
    while name.last == " " { name.removeLast() }
    guard let first = name.first, first.isLetter || first == "_", name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return nil }
    return String(name)
  }

  /// The last part of an old name: `_TtCC3App5Outer5Inner`.
  private static func demangled(_ text: Substring) -> String? {
    var rest = text.dropFirst(3).drop { !$0.isNumber }
    var last: Substring?
    while let digit = rest.first, digit.isNumber {
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      guard let length = Int(digits), length > 0, length <= rest.count - digits.count else { break }
      rest = rest[digits.endIndex...]
      last = rest.prefix(length)
      rest = rest.dropFirst(length)
    }
    return last.map(String.init)
  }
}
