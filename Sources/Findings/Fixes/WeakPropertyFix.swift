import Ownership
import Program
import Facts

/// `weak var delegate: Delegate?`
struct WeakPropertyFix {
  private let place: SourcePlace
  private let program: Program
  private let text: SourceLayout

  init(_ place: SourcePlace, program: Program, text: SourceLayout) {
    self.place = place
    self.program = program
    self.text = text
  }

  func attempt(_ contexts: inout FixContexts) -> FixAttempt {
    let properties = program.files[place.file].properties
    guard let index = properties.firstIndex(where: { $0.nameRange == place.range }) else {
      return .refused("this is a use; make the property weak where it is declared, or capture what it refers to on its own")
    }
    let property = properties[index]
    let reference = PropertyReference(file: place.file, property: PropertyID(index))
    let name = program.files[place.file].name(property.name)
    if let reason = obstacle(property, reference, name) { return .refused(reason) }
    if isOwner(of: property.name, reference, &contexts) { return .refused("`\(name)` is given what is made for it, and nothing else may keep that") }
    let keywordEnd = text.trimmedEnd(before: property.nameRange.start)
    guard keywordEnd >= property.range.start + 3 else { return .notMeant }
    let keyword = ByteRange(start: keywordEnd - 3, end: keywordEnd)
    guard ["var", "let"].contains(text.text(keyword)) else {
      return .refused("`\(name)` is declared together with others")
    }
    var drafts: [TextEditDraft] = []
    if !isOptional(property) {
      do throws(OptionalUses.Obstacle) {
        drafts = [try optionalType(property, name)] + (try OptionalUses(of: reference, name: name, in: program).edits(&contexts))
      } catch {
        return .refused("`weak` makes `\(name)` optional, and \(error.reason)")
      }
    }
    if property.ownership == .strong {
      drafts.append(.replace(keyword.start, keyword.end, "weak var"))
    } else {
      guard let modifier = unownedModifier(property.range.start, keyword.start) else { return .refused("its `unowned` is not in sight") }
      drafts.append(.replace(modifier.start, modifier.end, "weak"))
      if property.isLet { drafts.append(.replace(keyword.start, keyword.end, "var")) }
    }
    return .fix(Fix("make `\(name)` weak", drafts))
  }

  /// Whether the property receives a fresh object from an initialiser. With a weak property that object would die at once.
  private func isOwner(of name: NameID, _ property: PropertyReference, _ contexts: inout FixContexts) -> Bool {
    contexts.properties(named: program.name(name, in: place.file)).isGivenFresh(property)
  }

  private func obstacle(_ property: PropertyDeclaration, _ reference: PropertyReference, _ name: String) -> String? {
    let facts = program.files[place.file]
    guard let written = property.type else { return "`weak` needs an optional type, and `\(name)` takes its type from its value" }
    switch facts[written] {
    case .array, .dictionary, .tuple: return "`\(name)` holds several objects, and `weak` is for one"
    default: break
    }
    if case .impossible(let reason) = WeakReferability(of: program.type(of: reference), name: name, in: program) { return reason }
    if property.isLazy { return "`\(name)` is lazy, and nothing else would hold its value" }
    if program.hasWrapper(reference) { return "`\(name)` has a property wrapper, and such a property cannot be weak" }
    if facts.properties.contains(where: { $0.range == property.range && $0.nameRange != property.nameRange }) {
      return "`\(name)` is declared together with others"
    }
    if let value = property.initialValue, hasObject(facts[value]) { return "nothing else holds the first value of `\(name)`" }
    return nil
  }

  private func isOptional(_ property: PropertyDeclaration) -> Bool {
    switch property.type.map({ program.files[place.file][$0] }) {
    case .optional, .implicitlyUnwrapped: true
    default: false
    }
  }

  /// `Peer?`, `(any Peer)?`
  private func optionalType(_ property: PropertyDeclaration, _ name: String) throws(OptionalUses.Obstacle) -> TextEditDraft {
    let colon = text.skippingTrivia(from: property.nameRange.end)
    let start = text.skippingTrivia(from: colon + 1)
    var end = start
    while end < property.range.end, let byte = text.byte(end), ![0x0A, 0x0D, 0x3D, 0x7B, 0x3B].contains(byte) {
      // A comment ends it, too.
      if byte == 0x2F, text.skippingTrivia(from: end) != end { break }
      end += 1
    }
    end = text.trimmedEnd(before: end)
    guard text.byte(colon) == 0x3A, start < end else { throw OptionalUses.Obstacle(reason: "its type is not in sight") }
    let type = text.text(start, end)
    if type.hasPrefix("some ") { throw OptionalUses.Obstacle(reason: "its type is opaque") }
    let isPlain = type.allSatisfy { $0.isLetter || $0.isNumber || "_.<>".contains($0) }
    return isPlain ? .insert(at: end, "?") : .replace(start, end, "(\(type))?")
  }

  private func hasObject(_ initialValue: Function) -> Bool {
    guard let last = initialValue.instructions.last, case .returnValue(let value?) = last.operation else { return true }
    return initialValue[value].operation != .literal(.nil, text: nil)
  }

  /// `unowned`, `unowned(unsafe)`
  private func unownedModifier(_ start: UInt32, _ end: UInt32) -> ByteRange? {
    let word = Array("unowned".utf8)
    var offset = start
    while offset + UInt32(word.count) <= end {
      if text.bytes[Int(offset)...].starts(with: word) {
        var last = offset + UInt32(word.count)
        if text.byte(last) == 0x28, let close = text.closing(of: last) { last = close + 1 }
        return ByteRange(start: offset, end: last)
      }
      offset += 1
    }
    return nil
  }
}
