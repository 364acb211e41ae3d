// How what evaluating a unit gave is kept.

import Program

extension AwaitedCapture: Keepable {
  func keep(in writer: inout KeepWriter) {
    writer.write(closure)
    writer.write(variable)
  }
  init(from reader: inout KeepReader) { self.init(closure: reader.read(), variable: reader.read()) }
}

extension HeldVariable: Keepable {
  func keep(in writer: inout KeepWriter) {
    writer.write(variable)
    writer.write(use)
  }
  init(from reader: inout KeepReader) { self.init(variable: reader.read(), use: reader.read()) }
}

extension RunTarget: Keepable {
  func keep(in writer: inout KeepWriter) {
    switch self {
    case .function(let value):
      writer.write(byte: 0)
      writer.write(value)
    case .site(let value):
      writer.write(byte: 1)
      writer.write(value)
    }
  }
  init(from reader: inout KeepReader) {
    switch reader.byte() {
    case 0: self = .function(reader.read())
    default: self = .site(reader.read())
    }
  }
}
