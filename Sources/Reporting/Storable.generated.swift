// Written by scripts/generate-storable.py from the declarations of types that are `Storable`. Do not edit.

import Catalog
import Engine
import Findings
import Ownership
import Text

extension GoneFinding {
  @inlinable public func store(to writer: inout StoreWriter) {
    writer.write(rule)
    writer.write(level)
    writer.write(path)
    writer.write(identity)
  }
  @inlinable public init(from reader: inout StoreReader) {
    self.rule = reader.read()
    self.level = reader.read()
    self.path = reader.read()
    self.identity = reader.read()
  }
}

extension Report {
  @inlinable public func store(to writer: inout StoreWriter) {
    var flags: UInt8 = 0
    if unchangedFindings != nil { flags |= 1 }
    if goneFindings != nil { flags |= 2 }
    writer.write(byte: flags)
    writer.write(findings)
    writer.write(notifications)
    writer.write(statistics)
    if let value = unchangedFindings { writer.write(value) }
    if let value = goneFindings { writer.write(value) }
  }
  @inlinable public init(from reader: inout StoreReader, tool: ToolInformation, rules: [Rule], documents: [SourceDocument]) {
    let flags = reader.byte()
    self.findings = reader.read()
    self.notifications = reader.read()
    self.statistics = reader.read()
    self.unchangedFindings = flags & 1 != 0 ? .some(reader.read()) : nil
    self.goneFindings = flags & 2 != 0 ? .some(reader.read()) : nil
    self.tool = tool
    self.rules = rules
    self.documents = documents
  }
}

extension FileNotification {
  @inlinable public func store(to writer: inout StoreWriter) {
    var flags: UInt8 = 0
    if place != nil { flags |= 1 }
    writer.write(byte: flags)
    writer.write(kind)
    writer.write(path)
    writer.write(rootRelativePath)
    if let value = place { writer.write(value) }
    writer.write(message)
  }
  @inlinable public init(from reader: inout StoreReader) {
    let flags = reader.byte()
    self.kind = reader.read()
    self.path = reader.read()
    self.rootRelativePath = reader.read()
    self.place = flags & 1 != 0 ? .some(reader.read()) : nil
    self.message = reader.read()
  }
}

extension FileNotification.Kind {
  @inlinable public func store(to writer: inout StoreWriter) {
    switch self {
    case .unreadable: writer.write(byte: 0)
    case .notUTF8: writer.write(byte: 1)
    case .tooLarge: writer.write(byte: 2)
    case .parseError: writer.write(byte: 3)
    case .directive: writer.write(byte: 4)
    case .internalFailure: writer.write(byte: 5)
    }
  }
  @inlinable public init(from reader: inout StoreReader) {
    switch reader.byte() {
    case 0: self = .unreadable
    case 1: self = .notUTF8
    case 2: self = .tooLarge
    case 3: self = .parseError
    case 4: self = .directive
    case 5: self = .internalFailure
    default: self = reader.refuse(.unreadable)
    }
  }
}

extension Statistics {
  @inlinable public func store(to writer: inout StoreWriter) {
    writer.write(files)
    writer.write(indexOnlyFiles)
    writer.write(skippedFiles)
    writer.write(lines)
    writer.write(bytes)
    writer.write(parseErrors)
    writer.write(filesWithParseErrors)
    writer.write(closures)
    writer.write(reportedClosures)
    writer.write(harmlessClosures)
    writer.write(boundedClosures)
    writer.write(retainedClosures)
    writer.write(unknownClosures)
    writer.write(unknownReasons)
  }
  @inlinable public init(from reader: inout StoreReader) {
    self.files = reader.read()
    self.indexOnlyFiles = reader.read()
    self.skippedFiles = reader.read()
    self.lines = reader.read()
    self.bytes = reader.read()
    self.parseErrors = reader.read()
    self.filesWithParseErrors = reader.read()
    self.closures = reader.read()
    self.reportedClosures = reader.read()
    self.harmlessClosures = reader.read()
    self.boundedClosures = reader.read()
    self.retainedClosures = reader.read()
    self.unknownClosures = reader.read()
    self.unknownReasons = reader.read()
  }
}

extension Statistics.Reason {
  @inlinable public func store(to writer: inout StoreWriter) {
    writer.write(reason)
    writer.write(count)
  }
  @inlinable public init(from reader: inout StoreReader) {
    self.reason = reader.read()
    self.count = reader.read()
  }
}
