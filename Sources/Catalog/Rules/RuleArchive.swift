// How each value is written to an archive: its fields, in the order in which they are read back.

extension Level: Archivable {}
extension Rule.Place: Archivable {}
extension Rule.FixStrategy: Archivable {}

extension Condition: Archivable {
  public func write(to writer: inout ArchiveWriter) {
    attribute.write(to: &writer)
    values.write(to: &writer)
  }
  public init(from reader: inout ArchiveReader) {
    attribute = ObservationAttribute(from: &reader)
    values = [String](from: &reader)
  }
}

extension Weakness: Archivable {
  public func write(to writer: inout ArchiveWriter) {
    number.write(to: &writer)
    conditions.write(to: &writer)
  }
  public init(from reader: inout ArchiveReader) {
    number = Int(from: &reader)
    conditions = [Condition](from: &reader)
  }
}

extension MessageVariant: Archivable {
  public func write(to writer: inout ArchiveWriter) {
    conditions.write(to: &writer)
    text.write(to: &writer)
  }
  public init(from reader: inout ArchiveReader) {
    conditions = [Condition](from: &reader)
    text = String(from: &reader)
  }
}

extension RuleExample: Archivable {
  public func write(to writer: inout ArchiveWriter) {
    source.write(to: &writer)
  }
  public init(from reader: inout ArchiveReader) {
    source = String(from: &reader)
  }
}

extension Rule: Archivable {
  public func write(to writer: inout ArchiveWriter) {
    name.write(to: &writer)
    summary.write(to: &writer)
    explanation.write(to: &writer)
    level.write(to: &writer)
    precedence.write(to: &writer)
    tags.write(to: &writer)
    cwe.write(to: &writer)
    conditions.write(to: &writer)
    query.write(to: &writer)
    message.write(to: &writer)
    variants.write(to: &writer)
    place.write(to: &writer)
    fixes.write(to: &writer)
    unfixable.write(to: &writer)
    firingExamples.write(to: &writer)
    harmlessExamples.write(to: &writer)
  }
  public init(from reader: inout ArchiveReader) {
    name = String(from: &reader)
    summary = String(from: &reader)
    explanation = String(from: &reader)
    level = Level?(from: &reader)
    precedence = Int(from: &reader)
    tags = [String](from: &reader)
    cwe = [Weakness](from: &reader)
    conditions = [Condition](from: &reader)
    query = String?(from: &reader)
    message = String(from: &reader)
    variants = [MessageVariant](from: &reader)
    place = Place(from: &reader)
    fixes = [FixStrategy](from: &reader)
    unfixable = String?(from: &reader)
    firingExamples = [RuleExample](from: &reader)
    harmlessExamples = [RuleExample](from: &reader)
  }
}

extension LevelRow: Archivable {
  public func write(to writer: inout ArchiveWriter) {
    conditions.write(to: &writer)
    level.write(to: &writer)
  }
  public init(from reader: inout ArchiveReader) {
    conditions = [Condition](from: &reader)
    level = Level(from: &reader)
  }
}

extension RuleLevel: Archivable {
  public func write(to writer: inout ArchiveWriter) {
    rule.write(to: &writer)
    level.write(to: &writer)
  }
  public init(from reader: inout ArchiveReader) {
    rule = String(from: &reader)
    level = Level(from: &reader)
  }
}

extension Preset: Archivable {
  public func write(to writer: inout ArchiveWriter) {
    name.write(to: &writer)
    summary.write(to: &writer)
    minimumLevels.write(to: &writer)
  }
  public init(from reader: inout ArchiveReader) {
    name = String(from: &reader)
    summary = String(from: &reader)
    minimumLevels = [RuleLevel](from: &reader)
  }
}

extension RuleCatalog: Archivable {
  public func write(to writer: inout ArchiveWriter) {
    rules.write(to: &writer)
    levels.write(to: &writer)
    presets.write(to: &writer)
  }
  public init(from reader: inout ArchiveReader) {
    rules = [Rule](from: &reader)
    levels = [LevelRow](from: &reader)
    presets = [Preset](from: &reader)
  }
}
