/// A `.gitignore` pattern, prepared for matching paths.
///
/// Matching takes time proportional to the lengths of pattern and path, even with many stars.
struct GlobPattern: Sendable {
  private enum Token: Sendable {
    case byte(UInt8)
    /// `?`, `[…]`: one byte of a set that never contains `/`.
    case oneOf(ByteSet)
    /// `*`: any bytes but `/`.
    case star
    /// `**` between slashes: any bytes.
    case deepStar
    /// Before `**/`, which may also match nothing: continue here or after it.
    case optionalDeep
    /// An unclosed bracket, a backslash at the end: matches nothing.
    case never
  }

  /// The text before the first special character.
  private let literal: [UInt8]
  private let tokens: [Token]
  /// The required suffix, if the tokens are a star and this text, as in most patterns (`*.o`).
  private let suffix: [UInt8]?

  /// - Parameter text: The pattern without `!` and without the slashes that git removes first.
  init(_ text: ArraySlice<UInt8>) {
    let special = text.firstIndex { $0 == star || $0 == question || $0 == bracket || $0 == backslash }
    literal = Array(text[..<(special ?? text.endIndex)])
    // Like git, parses the rest after the literal part as a pattern of its own: `a**/b` means `a` followed by `**/b`.
    let tokens = Self.tokens(text[(special ?? text.endIndex)...])
    self.tokens = tokens
    var suffix: [UInt8]?
    if case .star? = tokens.first {
      suffix = []
      for token in tokens.dropFirst() {
        guard case .byte(let byte) = token else {
          suffix = nil
          break
        }
        suffix?.append(byte)
      }
    }
    self.suffix = suffix
  }

  /// Whether the pattern matches a whole path.
  func matches(_ path: ArraySlice<UInt8>) -> Bool {
    guard path.starts(with: literal) else { return false }
    let rest = path.dropFirst(literal.count)
    if tokens.isEmpty { return rest.isEmpty }
    if let suffix {
      guard rest.count >= suffix.count, rest.suffix(suffix.count).elementsEqual(suffix) else { return false }
      return !rest.dropLast(suffix.count).contains(slash)
    }
    return run(rest)
  }

  /// Tracks the set of all possible positions in the pattern. Positions only move forward, so one pass in ascending order closes the set.
  private func run(_ path: ArraySlice<UInt8>) -> Bool {
    var active = [Bool](repeating: false, count: tokens.count + 1)
    var next = active
    active[0] = true
    close(&active)
    for byte in path {
      var isAlive = false
      for index in next.indices { next[index] = false }
      for (index, token) in tokens.enumerated() where active[index] {
        switch token {
        case .byte(let expected): if byte == expected { next[index + 1] = true }
        case .oneOf(let set): if set.contains(byte) { next[index + 1] = true }
        case .star: if byte != slash { next[index] = true }
        case .deepStar: next[index] = true
        case .optionalDeep, .never: break
        }
        isAlive = isAlive || next[index] || next[index + 1]
      }
      guard isAlive else { return false }
      close(&next)
      swap(&active, &next)
    }
    return active[tokens.count]
  }

  private func close(_ places: inout [Bool]) {
    for (index, token) in tokens.enumerated() where places[index] {
      switch token {
      case .star, .deepStar: places[index + 1] = true
      case .optionalDeep:
        places[index + 1] = true
        places[index + 3] = true  // behind the deep star and its slash
      case .byte, .oneOf, .never: break
      }
    }
  }

  private static func tokens(_ text: ArraySlice<UInt8>) -> [Token] {
    var tokens: [Token] = []
    var index = text.startIndex
    while index < text.endIndex {
      let byte = text[index]
      switch byte {
      case star:
        let start = index
        while index < text.endIndex, text[index] == star { index += 1 }
        appendStars(text, start..<index, to: &tokens)
      case question:
        tokens.append(.oneOf(.all.without(slash)))
        index += 1
      case bracket:
        guard let set = ByteSet(bracketAt: &index, in: text) else { return tokens + [.never] }
        tokens.append(.oneOf(set.without(slash)))
      case backslash:
        index += 1
        guard index < text.endIndex else { return tokens + [.never] }
        tokens.append(.byte(text[index]))
        index += 1
      default:
        tokens.append(.byte(byte))
        index += 1
      }
    }
    return tokens
  }

  /// A run of stars is deep if it is a path component of its own.
  private static func appendStars(_ text: ArraySlice<UInt8>, _ run: Range<Int>, to tokens: inout [Token]) {
    let opens = run.lowerBound == text.startIndex || text[run.lowerBound - 1] == slash
    let behind = text[run.upperBound...]
    let closes = behind.isEmpty || behind.first == slash || behind.starts(with: [backslash, slash])
    guard run.count > 1, opens, closes else { return tokens.append(.star) }
    if behind.first == slash { tokens.append(.optionalDeep) }
    tokens.append(.deepStar)
  }
}

let star = UInt8(ascii: "*")
let question = UInt8(ascii: "?")
let bracket = UInt8(ascii: "[")
let backslash = UInt8(ascii: "\\")
