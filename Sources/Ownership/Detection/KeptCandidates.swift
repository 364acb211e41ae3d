// How what was found in graphs is kept.

import Program

extension GraphReference: Keepable {
  func keep(in writer: inout KeepWriter) {
    switch self {
    case .unit(let value):
      writer.write(byte: 0)
      writer.write(value)
    case .type(let value):
      writer.write(byte: 1)
      writer.write(value)
    }
  }
  init(from reader: inout KeepReader) {
    switch reader.byte() {
    case 0: self = .unit(reader.read())
    default: self = .type(reader.read())
    }
  }
}

extension FoundInType.Member: Keepable {
  func keep(in writer: inout KeepWriter) {
    writer.write(function)
    writer.write(version)
  }
  init(from reader: inout KeepReader) {
    function = reader.read()
    version = reader.read()
  }
}

extension Candidate: Keepable {
  func keep(in writer: inout KeepWriter) {
    writer.write(site)
    writer.write(captured)
    writer.write(keeper)
    writer.write(lifetime)
    writer.write(path)
    writer.write(graph)
    writer.write(outlived)
    writer.write(armsItself)
    writer.write(start)
    writer.write(node)
    writer.write(captures)
    writer.write(isForeign)
    writer.write(isToldElsewhere)
  }
  init(from reader: inout KeepReader) {
    site = reader.read()
    captured = reader.read()
    keeper = reader.read()
    lifetime = reader.read()
    path = reader.read()
    graph = reader.read()
    outlived = reader.read()
    armsItself = reader.read()
    start = reader.read()
    node = reader.read()
    captures = reader.read()
    isForeign = reader.read()
    isToldElsewhere = reader.read()
  }
}

extension ReferenceCandidate: Keepable {
  func keep(in writer: inout KeepWriter) {
    writer.write(subject)
    writer.write(edge)
    writer.write(keeper)
    writer.write(lifetime)
    writer.write(path)
    writer.write(start)
    writer.write(graph)
    writer.write(place)
    writer.write(begin)
    writer.write(registries)
  }
  init(from reader: inout KeepReader) {
    subject = reader.read()
    edge = reader.read()
    keeper = reader.read()
    lifetime = reader.read()
    path = reader.read()
    start = reader.read()
    graph = reader.read()
    place = reader.read()
    begin = reader.read()
    registries = reader.read()
  }
}

extension FoundInGraph: Keepable {
  func keep(in writer: inout KeepWriter) {
    writer.write(closures)
    writer.write(references)
    writer.write(steps)
    writer.write(properties)
  }
  init(from reader: inout KeepReader) {
    closures = reader.read()
    references = reader.read()
    steps = reader.read()
    properties = reader.read()
  }
}

extension FoundInType: Keepable {
  func keep(in writer: inout KeepWriter) {
    writer.write(members)
    writer.write(graph)
    writer.write(isCut)
    writer.write(found)
  }
  convenience init(from reader: inout KeepReader) { self.init(members: reader.read(), graph: reader.read(), isCut: reader.read(), found: reader.read()) }
}
