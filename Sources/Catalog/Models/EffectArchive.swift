// How each value is written to an archive: its fields, in the order in which they are read back.

extension ArgumentEffect.Keeper: Archivable {}
extension PassedValue: Archivable {}

extension ArgumentCondition.Value: Archivable {
  public func write(to writer: inout ArchiveWriter) {
    switch self {
    case .true: writer.write(0)
    case .false: writer.write(1)
    case .nil: writer.write(2)
    case .absent: writer.write(3)
    case .members(let names):
      writer.write(4)
      names.write(to: &writer)
    }
  }
  public init(from reader: inout ArchiveReader) {
    switch reader.number() {
    case 0: self = .true
    case 1: self = .false
    case 2: self = .nil
    case 3: self = .absent
    default: self = .members([String](from: &reader))
    }
  }
}

extension ArgumentSelector: Archivable {
  public func write(to writer: inout ArchiveWriter) {
    switch self {
    case .label(let label):
      writer.write(0)
      label.write(to: &writer)
    case .anyClosure: writer.write(1)
    case .receiver: writer.write(2)
    }
  }
  public init(from reader: inout ArchiveReader) {
    switch reader.number() {
    case 0: self = .label(String(from: &reader))
    case 1: self = .anyClosure
    default: self = .receiver
    }
  }
}

extension MemberEvent: Archivable {
  public func write(to writer: inout ArchiveWriter) {
    type.write(to: &writer)
    member.write(to: &writer)
    assigned.write(to: &writer)
  }
  public init(from reader: inout ArchiveReader) {
    self.init(type: String?(from: &reader), member: String(from: &reader), assigned: Bool?(from: &reader))
  }
}

extension ArgumentCondition: Archivable {
  public func write(to writer: inout ArchiveWriter) {
    argument.write(to: &writer)
    value.write(to: &writer)
  }
  public init(from reader: inout ArchiveReader) {
    argument = String(from: &reader)
    value = Value(from: &reader)
  }
}

extension ArgumentEffect: Archivable {
  public func write(to writer: inout ArchiveWriter) {
    argument.write(to: &writer)
    keeper.write(to: &writer)
    keeperArgument.write(to: &writer)
    lifetime.write(to: &writer)
    until.write(to: &writer)
    isWeak.write(to: &writer)
    when.write(to: &writer)
    endedBy.write(to: &writer)
    awaitedBy.write(to: &writer)
    isUntilReturn.write(to: &writer)
    isUntilStreamEnd.write(to: &writer)
    replaces.write(to: &writer)
    passes.write(to: &writer)
    setOffBy.write(to: &writer)
    heldUpBy.write(to: &writer)
    joins.write(to: &writer)
    keepsReturned.write(to: &writer)
    isAssumed.write(to: &writer)
    isAtEnd.write(to: &writer)
    isCalledWhenOver.write(to: &writer)
    isPropertyValue.write(to: &writer)
    isAboutReturned.write(to: &writer)
    rearmedUntil.write(to: &writer)
    isFactory.write(to: &writer)
  }
  public init(from reader: inout ArchiveReader) {
    argument = ArgumentSelector(from: &reader)
    keeper = Keeper(from: &reader)
    keeperArgument = String?(from: &reader)
    lifetime = Lifetime(from: &reader)
    until = String?(from: &reader)
    isWeak = Bool(from: &reader)
    when = ArgumentCondition?(from: &reader)
    endedBy = [MemberEvent](from: &reader)
    awaitedBy = [MemberEvent](from: &reader)
    isUntilReturn = Bool(from: &reader)
    isUntilStreamEnd = Bool(from: &reader)
    replaces = Bool(from: &reader)
    passes = PassedValue(from: &reader)
    setOffBy = [MemberEvent](from: &reader)
    heldUpBy = [MemberEvent](from: &reader)
    joins = Bool(from: &reader)
    keepsReturned = Bool(from: &reader)
    isAssumed = Bool(from: &reader)
    isAtEnd = Bool(from: &reader)
    isCalledWhenOver = Bool(from: &reader)
    isPropertyValue = Bool(from: &reader)
    isAboutReturned = Bool(from: &reader)
    rearmedUntil = [MemberEvent](from: &reader)
    isFactory = Bool(from: &reader)
  }
}
