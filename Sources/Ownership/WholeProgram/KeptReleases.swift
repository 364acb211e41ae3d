// How the tables of what ends and empties what are kept.

import Program

extension CallTable {
  func keep(in writer: inout KeepWriter) {
    writer.write(callees)
    writer.write(allCallers)
    writer.write(liveCallers)
    writer.write(calledByTests)
    writer.write(onlyForTests)
    writer.write(teardown)
    writer.write(inDeinit)
    writer.write(deinitializers)
  }

  init(from reader: inout KeepReader, in program: Program) {
    self.program = program
    callees = reader.read()
    allCallers = reader.read()
    liveCallers = reader.read()
    calledByTests = reader.read()
    onlyForTests = reader.read()
    teardown = reader.read()
    inDeinit = reader.read()
    deinitializers = reader.read()
  }
}

extension ReleaseParts: Keepable {
  func keep(in writer: inout KeepWriter) {
    writer.write(clearings)
    writer.write(clearedVariables)
    writer.write(ofOwnObjects)
    writer.write(changes)
    writer.write(observed)
    writer.write(deliverers)
    writer.write(keyless)
    writer.write(endHandlers)
    writer.write(rearming)
    writer.write(calledInDeinit)
    writer.write(calledLate)
    writer.write(receivers)
    writer.write(stores)
    writer.write(endings)
    writer.write(referenced)
    writer.write(certainCalls)
    writer.write(nonReturning)
    writer.write(restorers)
    writer.write(sources)
    writer.write(isSeparable)
  }

  init(from reader: inout KeepReader) {
    clearings = reader.read()
    clearedVariables = reader.read()
    ofOwnObjects = reader.read()
    changes = reader.read()
    observed = reader.read()
    deliverers = reader.read()
    keyless = reader.read()
    endHandlers = reader.read()
    rearming = reader.read()
    calledInDeinit = reader.read()
    calledLate = reader.read()
    receivers = reader.read()
    stores = reader.read()
    endings = reader.read()
    referenced = reader.read()
    certainCalls = reader.read()
    nonReturning = reader.read()
    restorers = reader.read()
    sources = reader.read()
    isSeparable = reader.read()
  }
}

extension ReleaseParts.ClearedVariable: Keepable {
  func keep(in writer: inout KeepWriter) {
    writer.write(function)
    writer.write(place)
  }
  init(from reader: inout KeepReader) { self.init(function: reader.read(), place: reader.read()) }
}

extension ReleaseParts.OwnedClearing: Keepable {
  func keep(in writer: inout KeepWriter) {
    writer.write(clearing)
    writer.write(function)
    writer.write(isInDeinit)
    writer.write(isRestoration)
  }
  init(from reader: inout KeepReader) {
    self.init(clearing: reader.read(), function: reader.read(), isInDeinit: reader.read(), isRestoration: reader.read())
  }
}

extension ReleaseParts.OwnedEnding: Keepable {
  func keep(in writer: inout KeepWriter) {
    writer.write(ending)
    writer.write(function)
    writer.write(isInDeinit)
  }
  init(from reader: inout KeepReader) { self.init(ending: reader.read(), function: reader.read(), isInDeinit: reader.read()) }
}
