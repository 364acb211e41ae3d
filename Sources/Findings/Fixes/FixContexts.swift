import Ownership
import Program
import Facts

/// The contexts of units. The last one is cached, because findings come in the order of their places.
struct FixContexts {
  let program: Program
  let texts: [[UInt8]]
  private var last: FixContext?
  private var lastText: (file: Int, text: SourceLayout)?
  private var lastPlaces: FunctionPlaces?
  /// Built for the first fix that needs it, because it visits the whole program.
  private var mentions: Mentions?
  private var named: [Name: NamedProperties] = [:]

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

  /// The context of the unit that contains a function or closure.
  mutating func context(of function: FunctionReference) -> FixContext {
    let root = program.unit(of: function)
    if let last, last.root == root { return last }
    let context = FixContext(program: program, root: root, unit: program.resolveUnit(root), text: text(of: Int(root.file)))
    last = context
    return context
  }

  /// The units that mention a name, in program order.
  mutating func units(mentioning name: Name) -> [FunctionReference] {
    let known = mentions ?? Mentions(in: program)
    mentions = known
    return known.units(mentioning: name)
  }

  /// The uses of the properties with that name.
  mutating func properties(named name: Name) -> NamedProperties {
    if let known = named[name] { return known }
    var properties = NamedProperties(name)
    for unit in units(mentioning: name) { properties.read(context(of: unit)) }
    named[name] = properties
    return properties
  }

  /// The closure with exactly that range.
  mutating func closure(at place: SourcePlace) -> (FixContext, FunctionID)? {
    places(of: place.file).closures[place.range].map { (context(of: FunctionReference(file: place.file, function: $0)), $0) }
  }

  /// The closure with a capture-list entry of exactly that range.
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

/// The ranges of the functions of one file.
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
