import Engine
import Facts
import Ownership
import Reporting
import Findings
import Catalog

extension Level: PackableCase {}
extension Evidence: PackableCase {}
extension CaptureStrength: PackableCase {}
extension Lifetime: PackableCase {}
extension BaselineState: PackableCase {}
extension FileNotification.Kind: PackableCase {}

extension SourcePlace: Packable {
  public func pack(into writer: inout ByteWriter) {
    writer.write(file)
    writer.write(range)
  }
  public init(from reader: inout ByteReader) { self.init(file: reader.value(), range: reader.value()) }
}

extension OwnershipStep: Packable {
  public func pack(into writer: inout ByteWriter) {
    writer.write(optional: place)
    writer.write(text)
    writer.write(drawn)
  }
  public init(from reader: inout ByteReader) { self.init(place: reader.optionalValue(), text: reader.string(), drawn: reader.values()) }
}

extension BoxKind: PackableCase {}

extension DrawnReference.Box: Packable {
  public func pack(into writer: inout ByteWriter) {
    writer.write(kind)
    writer.write(name)
    writer.write(type)
  }
  public init(from reader: inout ByteReader) { self.init(kind: reader.value(), name: reader.string(), type: reader.string()) }
}

extension DrawnReference: Packable {
  public func pack(into writer: inout ByteWriter) {
    writer.write(source)
    writer.write(target)
    writer.write(name)
    writer.write(strength)
    writer.write(lifetime)
    writer.write(flags: isCapture, isProven, closesCycle)
  }
  public init(from reader: inout ByteReader) {
    self.init(
      source: reader.value(), target: reader.value(), name: reader.string(), isCapture: false, strength: reader.value(),
      lifetime: reader.value(), isProven: false, closesCycle: false)
    let flags = reader.byte()
    (isCapture, isProven, closesCycle) = (flags & 1 != 0, flags & 2 != 0, flags & 4 != 0)
  }
}

extension TextEdit: Packable {
  public func pack(into writer: inout ByteWriter) {
    writer.write(range)
    writer.write(text)
  }
  public init(from reader: inout ByteReader) { self.init(range: reader.value(), text: reader.string()) }
}

extension FixOffer: Packable {
  public func pack(into writer: inout ByteWriter) {
    switch self {
    case .refused(let reason):
      writer.write(flags: false)
      writer.write(reason)
    case .fix(let fix):
      writer.write(flags: true, fix.isSafe)
      writer.write(fix.title)
      writer.write(fix.edits)
    }
  }
  public init(from reader: inout ByteReader) {
    let flags = reader.byte()
    if flags & 1 == 0 {
      self = .refused(reason: reader.string())
    } else {
      self = .fix(Fix(title: reader.string(), edits: reader.values(), isSafe: flags & 2 != 0))
    }
  }
}

extension Suppression: Packable {
  public func pack(into writer: inout ByteWriter) {
    writer.write(justification)
    writer.write(place)
  }
  public init(from reader: inout ByteReader) { self.init(justification: reader.optionalString(), place: reader.value()) }
}

extension Finding: Packable {
  public func pack(into writer: inout ByteWriter) {
    writer.write(rule)
    writer.write(level)
    writer.write(message)
    writer.write(place)
    writer.write(path)
    writer.write(identity)
    writer.write(evidence)
    writer.write(weaknesses)
    writer.write(optional: suppression)
    writer.write(optional: fix)
    writer.write(optional: baselineState)
  }
  public init(from reader: inout ByteReader) {
    self.init(
      rule: reader.string(), level: reader.value(), message: reader.string(), place: reader.value(), path: reader.values(),
      identity: reader.values(), evidence: reader.value())
    weaknesses = reader.values()
    suppression = reader.optionalValue()
    fix = reader.optionalValue()
    baselineState = reader.optionalValue()
  }
}

extension GoneFinding: Packable {
  public func pack(into writer: inout ByteWriter) {
    writer.write(rule)
    writer.write(level)
    writer.write(path)
    writer.write(identity)
  }
  public init(from reader: inout ByteReader) {
    self.init(rule: reader.string(), level: reader.value(), path: reader.string(), identity: reader.values())
  }
}

extension FileNotification: Packable {
  public func pack(into writer: inout ByteWriter) {
    writer.write(kind)
    writer.write(path)
    writer.write(rootRelativePath)
    writer.write(optional: place)
    writer.write(message)
  }
  public init(from reader: inout ByteReader) {
    self.init(
      kind: reader.value(), path: reader.string(), rootRelativePath: reader.string(), place: reader.optionalValue(), message: reader.string())
  }
}

extension Statistics: Packable {
  /// All counts, in one order for encoding and decoding.
  private static var counts: [WritableKeyPath<Statistics, Int>] {
    [
      \.files, \.indexOnlyFiles, \.skippedFiles, \.lines, \.bytes, \.parseErrors, \.filesWithParseErrors, \.closures, \.reportedClosures,
      \.harmlessClosures, \.boundedClosures, \.keptClosures, \.unknownClosures,
    ]
  }
  public func pack(into writer: inout ByteWriter) {
    for count in Self.counts { writer.write(self[keyPath: count]) }
    writer.write(unknownReasons.count)
    for (reason, count) in unknownReasons {
      writer.write(reason)
      writer.write(count)
    }
  }
  public init(from reader: inout ByteReader) {
    self.init()
    for count in Self.counts { self[keyPath: count] = reader.value() }
    for _ in 0..<reader.count() { unknownReasons.append((reader.string(), reader.value())) }
  }
}
