// How summaries are kept.

import Catalog
import Program

extension TypeModel.SequenceEnd: KeepableCase {}

extension Summary.Reference: Keepable {
  func keep(in writer: inout KeepWriter) {
    writer.write(source)
    writer.write(target)
    writer.write(edge)
  }
  init(from reader: inout KeepReader) { self.init(source: reader.read(), target: reader.read(), edge: reader.read()) }
}

extension Summary.ItemSlot: Keepable {
  func keep(in writer: inout KeepWriter) {
    writer.write(item)
    writer.write(field)
    writer.write(key)
  }
  init(from reader: inout KeepReader) { self.init(item: reader.read(), field: reader.read(), key: reader.read()) }
}

extension Summary.Read: Keepable {
  func keep(in writer: inout KeepWriter) {
    writer.write(item)
    writer.write(property)
  }
  init(from reader: inout KeepReader) { self.init(item: reader.read(), property: reader.read()) }
}

extension SelfRelease: Keepable {
  func keep(in writer: inout KeepWriter) {
    writer.write(isPartial)
    writer.write(isCertain)
  }
  init(from reader: inout KeepReader) { self.init(isPartial: reader.read(), isCertain: reader.read()) }
}

extension Summary.Item: Keepable {
  func keep(in writer: inout KeepWriter) {
    writer.write(kind)
    writer.write(type)
    writer.write(streamEnd)
    writer.write(isPassedInSight)
  }
  init(from reader: inout KeepReader) {
    kind = reader.read()
    type = reader.read()
    streamEnd = reader.read()
    isPassedInSight = reader.read()
  }
}

extension SummaryClearing: Keepable {
  func keep(in writer: inout KeepWriter) {
    writer.write(property)
    writer.write(key)
    writer.write(isCertain)
    writer.write(conditions)
    writer.write(ownerClass)
    writer.write(method)
  }
  init(from reader: inout KeepReader) {
    property = reader.read()
    key = reader.read()
    isCertain = reader.read()
    conditions = reader.read()
    ownerClass = reader.read()
    method = reader.read()
  }
}

extension Summary: Keepable {
  func keep(in writer: inout KeepWriter) {
    writer.write(items)
    writer.write(loadBases)
    writer.write(replaced)
    writer.write(overwritten)
    writer.write(filled)
    writer.write(origins)
    writer.write(references)
    writer.write(conditions)
    writer.write(returned)
    writer.write(thrown)
    writer.write(cleared)
    writer.write(written)
    writer.write(isCut)
    writer.write(lost)
    writer.write(observed)
    writer.write(endless)
    writer.write(endsProcess)
    writer.write(selfRelease)
    writer.write(usesKeys)
  }
  init(from reader: inout KeepReader) {
    items = reader.read()
    loadBases = reader.read()
    replaced = reader.read()
    overwritten = reader.read()
    filled = reader.read()
    origins = reader.read()
    references = reader.read()
    conditions = reader.read()
    returned = reader.read()
    thrown = reader.read()
    cleared = reader.read()
    written = reader.read()
    isCut = reader.read()
    lost = reader.read()
    observed = reader.read()
    endless = reader.read()
    endsProcess = reader.read()
    selfRelease = reader.read()
    usesKeys = reader.read()
  }
}
