import OwnershipAnalysis
import ProgramModel
import RuleEngine
import SourceFacts

/// Works out a fix for findings, or why there is none.
///
/// It reads facts and the bytes of files, and changes nothing: a fix is a list of edits.
public struct FixPlanner: Sendable {
  let program: Program
  /// The bytes of the program's files, in its order.
  let texts: [[UInt8]]

  public init(program: Program, texts: [[UInt8]]) {
    self.program = program
    self.texts = texts
  }

  /// Longer closures, in bytes, are for people to repair.
  private static let lengthLimit: UInt32 = 16_384

  /// The findings with their fixes. Findings of one file have to stand together for this to be quick.
  public func offer(for findings: [Finding]) -> [Finding] {
    var contexts = FixContexts(program: program, texts: texts)
    return findings.map { finding in
      var finding = finding
      finding.fix = offer(for: finding, &contexts)
      return finding
    }
  }

  private func offer(for finding: Finding, _ contexts: inout FixContexts) -> FixOffer? {
    guard let repair = finding.repair else { return nil }
    let isUnread = program.files[finding.place.file].parseErrors.contains {
      $0.range.start < repair.closure.range.end && repair.closure.range.start < $0.range.end
    }
    // Each fix reads its closure to the end: closures nested by the thousand would be read by the million.
    if repair.closure.range.end - repair.closure.range.start > Self.lengthLimit {
      return .refused(reason: "the closure is longer than \(Self.lengthLimit) bytes")
    }
    if isUnread { return .refused(reason: "a part of the code could not be read") }
    var reason = repair.unfixable ?? "the rule knows no fix"
    for strategy in repair.strategies {
      let attempt: FixAttempt
      switch strategy {
      case .constantCapture: attempt = ConstantCaptureFix(repair).attempt(&contexts)
      case .weakCapture: attempt = WeakCaptureFix(repair).attempt(&contexts)
      case .closureInPlace: attempt = ClosureInPlaceFix(repair).attempt(&contexts)
      case .weakProperty: attempt = WeakPropertyFix(finding.place, program: program, text: contexts.text(of: finding.place.file)).attempt(&contexts)
      case .entryRemoval: attempt = EntryRemovalFix(repair).attempt(&contexts)
      }
      switch attempt {
      case .fix(let fix): return .fix(fix)
      case .refused(let why): reason = why
      case .notMeant: continue
      }
    }
    return .refused(reason: reason)
  }
}

/// What one strategy says of one finding.
enum FixAttempt {
  case fix(Fix)
  /// The strategy is meant for such a finding, but here it would give code that does not compile or does not help.
  case refused(String)
  /// The strategy is for other subjects.
  case notMeant
}

/// The contexts of units; the last one is kept, as findings come in the order of their places.
struct FixContexts {
  let program: Program
  let texts: [[UInt8]]
  private var last: FixContext?
  private var lastText: (file: Int, text: SourceLayout)?
  private var lastPlaces: FunctionPlaces?
  /// Made for the first fix that needs it: it takes a walk over the whole program.
  private var mentions: Mentions?

  init(program: Program, texts: [[UInt8]]) {
    self.program = program
    self.texts = texts
  }

  mutating func text(of file: Int) -> SourceLayout {
    if let lastText, lastText.file == file { return lastText.text }
    let text = SourceLayout(bytes: texts[file], lineStarts: program.files[file].lineStarts)
    lastText = (file, text)
    return text
  }

  /// The unit that a closure, or a place in a function, belongs to.
  mutating func context(of function: FunctionReference) -> FixContext {
    let root = program.unit(of: function)
    if let last, last.root == root { return last }
    let context = FixContext(program: program, root: root, unit: program.resolveUnit(root), text: text(of: Int(root.file)))
    last = context
    return context
  }

  /// The units that have a name in them, in the order of the program.
  mutating func units(mentioning name: Name) -> [FunctionReference] {
    let known = mentions ?? Mentions(in: program)
    mentions = known
    return known.units(mentioning: name)
  }

  /// The closure with exactly that range.
  mutating func closure(at place: SourcePlace) -> (FixContext, FunctionID)? {
    places(of: place.file).closures[place.range].map { (context(of: FunctionReference(file: place.file, function: $0)), $0) }
  }

  /// The closure whose capture list has an entry with exactly that range.
  mutating func closure(withEntry place: SourcePlace) -> (FixContext, FunctionID, CaptureListEntry)? {
    guard let (id, entry) = places(of: place.file).entries[place.range] else { return nil }
    return (context(of: FunctionReference(file: place.file, function: id)), id, entry)
  }

  /// The innermost function around a place.
  mutating func function(around place: SourcePlace) -> (FixContext, FunctionID)? {
    var best: (id: FunctionID, length: UInt32)?
    for (index, range) in places(of: place.file).ranges.enumerated() where range.contains(place.range) {
      let length = range.end - range.start
      if best.map({ length < $0.length }) ?? true { best = (FunctionID(index), length) }
    }
    return best.map { (context(of: FunctionReference(file: place.file, function: $0.id)), $0.id) }
  }

  private mutating func places(of file: Int) -> FunctionPlaces {
    if let lastPlaces, lastPlaces.file == file { return lastPlaces }
    let places = FunctionPlaces(file, program.files[file])
    lastPlaces = places
    return places
  }
}

/// Where the functions of one file stand.
private struct FunctionPlaces {
  let file: Int
  /// By `FunctionID`.
  private(set) var ranges: [ByteRange] = []
  private(set) var closures: [ByteRange: FunctionID] = [:]
  private(set) var entries: [ByteRange: (closure: FunctionID, entry: CaptureListEntry)] = [:]

  init(_ file: Int, _ facts: FileFacts) {
    self.file = file
    ranges.reserveCapacity(facts.functions.count)
    for (index, function) in facts.functions.enumerated() {
      let id = FunctionID(index)
      ranges.append(function.range)
      if function.kind == .closure, closures[function.range] == nil { closures[function.range] = id }
      for entry in function.captureList where entries[entry.range] == nil { entries[entry.range] = (id, entry) }
    }
  }
}

/// A unit of code with its names resolved.
struct FixContext {
  let program: Program
  let root: FunctionReference
  let unit: ResolvedUnit
  let text: SourceLayout

  var file: Int { Int(root.file) }
  var facts: FileFacts { program.files[file] }
  func function(_ id: FunctionID) -> Function { program.files[file].functions[Int(id.index)] }
  func reference(_ id: FunctionID) -> FunctionReference { FunctionReference(file: file, function: id) }
  func body(_ id: FunctionID) -> ResolvedBody? { unit.bodies[reference(id)] }
}
