// Written by scripts/generate-storable.py from the declarations of types that are `Storable`. Do not edit.

import Catalog
import Engine
import Facts
import FileDiscovery
import Findings
import Ownership
import Program
import Reporting

extension AnalysisCache.Source {
  func store(to writer: inout StoreWriter) {
    writer.write(paths)
    writer.write(hashes)
    writer.write(modules)
    writer.write(descriptions)
  }
  init(from reader: inout StoreReader) {
    self.paths = reader.read()
    self.hashes = reader.read()
    self.modules = reader.read()
    self.descriptions = reader.read()
  }
}

extension KnownFinding {
  @inlinable public func store(to writer: inout StoreWriter) {
    writer.write(path)
    writer.write(rule)
    writer.write(level)
    writer.write(identity)
    writer.write(text)
  }
  @inlinable public init(from reader: inout StoreReader) {
    self.path = reader.read()
    self.rule = reader.read()
    self.level = reader.read()
    self.identity = reader.read()
    self.text = reader.read()
  }
}

extension RevisionFinding {
  @inlinable public func store(to writer: inout StoreWriter) {
    var flags: UInt8 = 0
    if isSuppressed { flags |= 1 }
    writer.write(byte: flags)
    writer.write(known)
    writer.write(message)
    writer.write(line)
    writer.write(column)
  }
  @inlinable public init(from reader: inout StoreReader) {
    let flags = reader.byte()
    self.known = reader.read()
    self.message = reader.read()
    self.line = reader.read()
    self.column = reader.read()
    self.isSuppressed = flags & 1 != 0
  }
}

extension RevisionFindings {
  public func store(to writer: inout StoreWriter) {
    writer.write(findings)
    writer.write(unread)
    writer.write(faults)
  }
  public init(from reader: inout StoreReader) {
    self.findings = reader.read()
    self.unread = reader.read()
    self.faults = reader.read()
  }
}

extension Shard {
  @inlinable public func store(to writer: inout StoreWriter) {
    writer.write(conditions)
    writer.write(modules)
    writer.write(files)
    writer.write(controllers)
  }
  @inlinable public init(from reader: inout StoreReader, program: String) {
    self.conditions = reader.read()
    self.modules = reader.read()
    self.files = reader.read()
    self.controllers = reader.read()
    self.program = program
  }
}

extension Shard.Module {
  @inlinable public func store(to writer: inout StoreWriter) {
    var flags: UInt8 = 0
    if name != nil { flags |= 1 }
    if isTest { flags |= 2 }
    if isCompiled { flags |= 4 }
    writer.write(byte: flags)
    writer.write(place)
    if let value = name { writer.write(value) }
  }
  @inlinable public init(from reader: inout StoreReader) {
    let flags = reader.byte()
    self.place = reader.read()
    self.name = flags & 1 != 0 ? .some(reader.read()) : nil
    self.isTest = flags & 2 != 0
    self.isCompiled = flags & 4 != 0
  }
}

extension Shard.Content {
  @inlinable public func store(to writer: inout StoreWriter) {
    switch self {
    case .read(let value0, let value1):
      writer.write(byte: 0)
      writer.write(value0)
      writer.write(value1)
    case .unread(let value):
      writer.write(byte: 1)
      writer.write(value)
    case .refused(let value):
      writer.write(byte: 2)
      writer.write(value)
    case .failed: writer.write(byte: 3)
    }
  }
  @inlinable public init(from reader: inout StoreReader) {
    switch reader.byte() {
    case 0: self = .read(text: reader.read(), facts: reader.read())
    case 1: self = .unread(reader.read())
    case 2: self = .refused(reader.read())
    case 3: self = .failed
    default: self = reader.refuse(.failed)
    }
  }
}

extension Shard.File {
  @inlinable public func store(to writer: inout StoreWriter) {
    var flags: UInt8 = 0
    if isIndexOnly { flags |= 1 }
    writer.write(byte: flags)
    writer.write(path)
    writer.write(module)
    writer.write(content)
  }
  @inlinable public init(from reader: inout StoreReader) {
    let flags = reader.byte()
    self.path = reader.read()
    self.module = reader.read()
    self.isIndexOnly = flags & 1 != 0
    self.content = reader.read()
  }
}
