import Program
import Facts

extension UnitUses.MemberUse: Keepable {
  func keep(in writer: inout KeepWriter) {
    writer.write(name)
    writer.write(value)
    writer.write(unit)
  }
  init(from reader: inout KeepReader) { self.init(name: reader.read(), value: reader.read(), unit: reader.read()) }
}

extension UnitUses.BindingUse: Keepable {
  func keep(in writer: inout KeepWriter) {
    writer.write(unit)
    writer.write(place)
    writer.write(property)
  }
  init(from reader: inout KeepReader) { self.init(unit: reader.read(), place: reader.read(), property: reader.read()) }
}

extension UnitUses.Change: KeepableCase {}

extension Literal: Keepable {
  func keep(in writer: inout KeepWriter) { writer.write(byte: rawValue) }
  init(from reader: inout KeepReader) {
    let value = Literal(rawValue: reader.byte())
    if value == nil { reader.markDamaged() }
    self = value ?? .nil
  }
}
