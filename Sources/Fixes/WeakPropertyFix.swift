import OwnershipAnalysis
import ProgramModel
import RuleEngine
import SourceFacts

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

  func attempt() -> FixAttempt {
    let properties = program.files[place.file].properties
    guard let index = properties.firstIndex(where: { $0.nameRange == place.range }) else { return .notMeant }
    let property = properties[index]
    let reference = PropertyReference(file: place.file, property: PropertyID(index))
    let name = program.files[place.file].name(property.name)
    if let reason = obstacle(property, reference, name) { return .refused(reason) }
    let keywordEnd = text.trimmedEnd(before: property.nameRange.start)
    guard keywordEnd >= property.range.start + 3 else { return .notMeant }
    let keyword = ByteRange(start: keywordEnd - 3, end: keywordEnd)
    guard ["var", "let"].contains(text.text(keyword)) else {
      return .refused("`\(name)` is declared together with others")
    }
    var drafts: [TextEditDraft] = []
    if property.ownership == .strong {
      drafts.append(.replace(keyword.start, keyword.end, "weak var"))
    } else {
      guard let modifier = unownedModifier(property.range.start, keyword.start) else { return .refused("its `unowned` is not in sight") }
      drafts.append(.replace(modifier.start, modifier.end, "weak"))
      drafts.append(.replace(keyword.start, keyword.end, "var"))
    }
    return .fix(Fix("make `\(name)` weak", drafts))
  }

  private func obstacle(_ property: PropertyDeclaration, _ reference: PropertyReference, _ name: String) -> String? {
    let facts = program.files[place.file]
    guard let written = property.type else { return "`weak` needs an optional type, and `\(name)` takes its type from its value" }
    switch facts[written] {
    case .optional, .implicitlyUnwrapped: break
    case .array, .dictionary, .tuple: return "`\(name)` holds several objects, and `weak` is for one"
    default: return "`weak` makes `\(name)` optional, and every use of it would have to say what happens without it"
    }
    if case .impossible(let reason) = Weakness(of: program.type(of: reference), name: name, in: program) { return reason }
    if property.isLazy { return "`\(name)` is lazy, and nothing else would hold its value" }
    if program.hasWrapper(reference) { return "`\(name)` has a property wrapper, and such a property cannot be weak" }
    if facts.properties.contains(where: { $0.range == property.range && $0.nameRange != property.nameRange }) {
      return "`\(name)` is declared together with others"
    }
    if let value = property.initialValue, hasObject(facts[value]) { return "nothing else holds the first value of `\(name)`" }
    return nil
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
