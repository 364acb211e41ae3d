// How observations, and the words in them, are kept.

import Program

extension ClosureVerdict: KeepableCase {}
extension BoxKind: KeepableCase {}

extension Observation: Keepable {
  func keep(in writer: inout KeepWriter) {
    writer.write(subject)
    writer.write(form)
    writer.write(strength)
    writer.write(keeper)
    writer.write(lifetime)
    writer.write(evidence)
    writer.write(shape)
    writer.write(broken)
    writer.write(via)
    writer.write(code)
    writer.write(head)
    writer.write(closure)
    writer.write(captureListEntry)
    writer.write(use)
    writer.write(path)
    writer.write(captured)
    writer.write(enclosingType)
    writer.write(enclosingFunction)
    writer.write(keeperDescription)
    writer.write(advice)
    writer.write(untilDescription)
    writer.write(reason)
  }
  init(from reader: inout KeepReader) {
    subject = reader.read()
    form = reader.read()
    strength = reader.read()
    keeper = reader.read()
    lifetime = reader.read()
    evidence = reader.read()
    shape = reader.read()
    broken = reader.read()
    via = reader.read()
    code = reader.read()
    head = reader.read()
    closure = reader.read()
    captureListEntry = reader.read()
    use = reader.read()
    path = reader.read()
    captured = reader.read()
    enclosingType = reader.read()
    enclosingFunction = reader.read()
    keeperDescription = reader.read()
    advice = reader.read()
    untilDescription = reader.read()
    reason = reader.read()
  }
}

extension OwnershipStep: Keepable {
  func keep(in writer: inout KeepWriter) {
    writer.write(place)
    writer.write(text)
    writer.write(drawn)
  }
  init(from reader: inout KeepReader) {
    place = reader.read()
    text = reader.read()
    drawn = reader.read()
  }
}

extension DrawnReference: Keepable {
  func keep(in writer: inout KeepWriter) {
    writer.write(source)
    writer.write(target)
    writer.write(name)
    writer.write(isCapture)
    writer.write(strength)
    writer.write(lifetime)
    writer.write(isProven)
    writer.write(closesCycle)
  }
  init(from reader: inout KeepReader) {
    source = reader.read()
    target = reader.read()
    name = reader.read()
    isCapture = reader.read()
    strength = reader.read()
    lifetime = reader.read()
    isProven = reader.read()
    closesCycle = reader.read()
  }
}

extension DrawnReference.Box: Keepable {
  func keep(in writer: inout KeepWriter) {
    writer.write(kind)
    writer.write(name)
    writer.write(type)
  }
  init(from reader: inout KeepReader) {
    kind = reader.read()
    name = reader.read()
    type = reader.read()
  }
}

extension ClosureReport: Keepable {
  func keep(in writer: inout KeepWriter) {
    writer.write(place)
    writer.write(head)
    writer.write(verdict)
    writer.write(enclosingType)
    writer.write(enclosingFunction)
    writer.write(uses)
    writer.write(outsideCallee)
    writer.write(loss)
    writer.write(remarks)
  }
  init(from reader: inout KeepReader) {
    place = reader.read()
    head = reader.read()
    verdict = reader.read()
    enclosingType = reader.read()
    enclosingFunction = reader.read()
    uses = reader.read()
    outsideCallee = reader.read()
    loss = reader.read()
    remarks = reader.read()
  }
}
