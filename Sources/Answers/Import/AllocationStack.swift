/// The stacks of lost blocks, as checkers of memory print them on every system: a headline, then a line for each frame, innermost first.
enum AllocationStack {
  private static let headlines: [StaticString] = ["are definitely lost", "are indirectly lost", "are possibly lost", "Direct leak of", "Indirect leak of"]

  /// Whether a stack follows.
  static func isHeadline(_ words: Substring) -> Bool {
    guard words.range(ofText: "in loss record") != nil || words.range(ofText: "allocated from") != nil else { return false }
    return headlines.contains { words.range(ofText: $0) != nil }
  }

  /// A line of a stack.
  struct Frame: Equatable {
    /// The type whose code allocates; `nil` for code of no type.
    var type: String?
    /// Whether the code makes an object of that type, rather than something that it uses.
    var makesObject: Bool
    /// Whether the code is the program's own, not the runtime's.
    var isOwn: Bool
  }

  /// `nil` for a line that is no frame.
  static func frame(_ words: Substring) -> Frame? {
    guard let symbol = symbol(in: words) else { return nil }
    if let mangled = MangledName(symbol) {
      return Frame(type: mangled.type, makesObject: mangled.makesObject, isOwn: true)
    }
    // `App.Cart.__allocating_init(total: Swift.Int) -> App.Cart`, `closure #1 () -> () in App.Cart.start() -> ()`
    let code = symbol.range(ofText: ") in ").map { symbol[$0.upperBound...] } ?? symbol
    let names = code.prefix { $0 != "(" && $0 != " " }.split(separator: ".")
    guard code.contains("("), names.count > 1 else { return Frame(type: nil, makesObject: false, isOwn: false) }
    let type = names.count > 2 ? String(names[names.count - 2]) : nil
    return Frame(type: type, makesObject: names.last == "__allocating_init", isOwn: true)
  }

  /// What stands behind ` in ` of `#3 0x55 in $s3App4CartCACycfC file:1`, or behind the colon of `by 0x10: $s3App4CartCACycfC (file:1)`.
  private static func symbol(in words: Substring) -> Substring? {
    if words.first == "#", let mark = words.range(ofText: " in ") { return words[mark.upperBound...] }
    guard let mark = words.range(ofText: "by 0x") ?? words.range(ofText: "at 0x"), words.hasPrefix("=="),
      let colon = words[mark.upperBound...].range(ofText: ": ")
    else { return nil }
    return words[colon.upperBound...]
  }
}

/// The names in the symbol of a Swift function.
struct MangledName: Equatable {
  /// The innermost type around the function; `nil` if there is none.
  private(set) var type: String?
  /// Whether the function is an initialiser that allocates.
  private(set) var makesObject = false
  /// The words of the names read so far, to which later names refer by letters.
  private var words: [String] = []

  /// `nil` for a symbol of another language.
  init?(_ symbol: Substring) {
    guard let prefix = ["$s", "_$s", "$S", "_$S"].first(where: symbol.hasPrefix) else { return nil }
    var rest = symbol.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_" || $0 == "$") }.dropFirst(prefix.count)
    makesObject = rest.hasSuffix("fC")
    guard name(&rest) != nil else { return nil }
    while let name = name(&rest), let kind = rest.first, "COVaP".contains(kind) {
      if kind == "C" { type = name }
      rest = rest.dropFirst()
    }
  }

  /// `4Cart`, or with words of earlier names: `0A5Shelf`.
  private mutating func name(_ rest: inout Substring) -> String? {
    guard let first = rest.first, first.isNumber else { return nil }
    var result = ""
    if first == "0" {
      rest.removeFirst()
      while let letter = rest.first, letter.isLetter, let index = Self.position(of: letter) {
        rest.removeFirst()
        guard words.indices.contains(index) else { return nil }
        result += words[index]
        if letter.isUppercase { break }
      }
      if rest.first == "0" { rest.removeFirst() } else { result += literal(&rest) ?? "" }
    } else {
      guard let text = literal(&rest) else { return nil }
      result = text
    }
    return result.isEmpty ? nil : result
  }

  private mutating func literal(_ rest: inout Substring) -> String? {
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard let length = Int(digits), length > 0, length <= rest.count - digits.count else { return nil }
    rest = rest.dropFirst(digits.count)
    let text = String(rest.prefix(length))
    rest = rest.dropFirst(length)
    addWords(of: text)
    return text
  }

  /// A word begins with a capital behind a small letter, and has two letters at least.
  private mutating func addWords(of text: String) {
    var word = ""
    for character in text + "_" {
      let begins = character == "_" || character.isNumber || character.isUppercase && word.last?.isUppercase == false
      if begins {
        if word.count > 1, words.count < 26 { words.append(word) }
        word = ""
      }
      if character != "_", !(word.isEmpty && character.isNumber) { word.append(character) }
    }
  }

  private static func position(of letter: Character) -> Int? {
    guard let value = letter.lowercased().utf8.first, value >= UInt8(ascii: "a"), value <= UInt8(ascii: "z") else { return nil }
    return Int(value - UInt8(ascii: "a"))
  }
}
