// How each value is written to an archive: its fields, in the order in which they are read back.

extension FunctionModel.Confidence: Archivable {}
extension ResultModel: Archivable {}
extension TypeModel.Kind: Archivable {}
extension TypeModel.SequenceEnd: Archivable {}
extension Emptying: Archivable {}
extension NeverReturning: Archivable {}
extension StreamEnd: Archivable {}
extension Telling: Archivable {}

extension FunctionModel: Archivable {
  public func write(to writer: inout ArchiveWriter) {
    type.write(to: &writer)
    name.write(to: &writer)
    labels.write(to: &writer)
    effects.write(to: &writer)
    result.write(to: &writer)
    resultType.write(to: &writer)
    source.write(to: &writer)
    confidence.write(to: &writer)
    origin.write(to: &writer)
    isAssignment.write(to: &writer)
    framework.write(to: &writer)
    optionalLabels.write(to: &writer)
    emptying.write(to: &writer)
    streamEnd.write(to: &writer)
    finishedBy.write(to: &writer)
    resumedBy.write(to: &writer)
    isDiscardable.write(to: &writer)
    isDarwinOnly.write(to: &writer)
    key.write(to: &writer)
    waitsFor.write(to: &writer)
    countedFrom.write(to: &writer)
    telling.write(to: &writer)
    closureParameter.write(to: &writer)
    advice.write(to: &writer)
    resultKeeper.write(to: &writer)
    isForReuse.write(to: &writer)
    isCalledOnce.write(to: &writer)
    inspectsTypes.write(to: &writer)
    neverReturns.write(to: &writer)
  }
  public init(from reader: inout ArchiveReader) {
    type = String?(from: &reader)
    name = String(from: &reader)
    labels = [String]?(from: &reader)
    effects = [ArgumentEffect](from: &reader)
    result = ResultModel(from: &reader)
    resultType = ModelType?(from: &reader)
    source = String(from: &reader)
    confidence = Confidence(from: &reader)
    origin = String(from: &reader)
    isAssignment = Bool(from: &reader)
    framework = String(from: &reader)
    optionalLabels = [Int](from: &reader)
    emptying = Emptying(from: &reader)
    streamEnd = StreamEnd?(from: &reader)
    finishedBy = [String](from: &reader)
    resumedBy = [String](from: &reader)
    isDiscardable = Bool(from: &reader)
    isDarwinOnly = Bool(from: &reader)
    key = String?(from: &reader)
    waitsFor = [MemberEvent](from: &reader)
    countedFrom = String?(from: &reader)
    telling = Telling(from: &reader)
    closureParameter = ModelType?(from: &reader)
    advice = String?(from: &reader)
    resultKeeper = String?(from: &reader)
    isForReuse = Bool(from: &reader)
    isCalledOnce = Bool(from: &reader)
    inspectsTypes = Bool(from: &reader)
    neverReturns = NeverReturning?(from: &reader)
  }
}

extension ModelType: Archivable {
  public func write(to writer: inout ArchiveWriter) {
    switch self {
    case .named(let name):
      writer.write(0)
      name.write(to: &writer)
    case .array(let element):
      writer.write(1)
      element.write(to: &writer)
    case .optional(let wrapped):
      writer.write(2)
      wrapped.write(to: &writer)
    case .other: writer.write(3)
    case .tuple(let parts):
      writer.write(4)
      parts.write(to: &writer)
    }
  }
  public init(from reader: inout ArchiveReader) {
    switch reader.number() {
    case 0: self = .named(String(from: &reader))
    case 1: self = .array(ModelType(from: &reader))
    case 2: self = .optional(ModelType(from: &reader))
    case 4: self = .tuple([Part](from: &reader))
    default: self = .other
    }
  }
}

extension ModelType.Part: Archivable {
  public func write(to writer: inout ArchiveWriter) {
    label.write(to: &writer)
    type.write(to: &writer)
  }
  public init(from reader: inout ArchiveReader) {
    label = String?(from: &reader)
    type = ModelType(from: &reader)
  }
}

extension TypeModel.Property: Archivable {
  public func write(to writer: inout ArchiveWriter) {
    name.write(to: &writer)
    type.write(to: &writer)
    strength.write(to: &writer)
    isStored.write(to: &writer)
    isStatic.write(to: &writer)
    tellsCancellation.write(to: &writer)
    isElement.write(to: &writer)
    isView.write(to: &writer)
    isCollectionOfValues.write(to: &writer)
    isMadeForObject.write(to: &writer)
    holder.write(to: &writer)
  }
  public init(from reader: inout ArchiveReader) {
    name = String(from: &reader)
    type = ModelType?(from: &reader)
    strength = CaptureStrength(from: &reader)
    isStored = Bool(from: &reader)
    isStatic = Bool(from: &reader)
    tellsCancellation = Bool(from: &reader)
    isElement = Bool(from: &reader)
    isView = Bool(from: &reader)
    isCollectionOfValues = Bool(from: &reader)
    isMadeForObject = Bool(from: &reader)
    holder = MemberEvent?(from: &reader)
  }
}

extension TypeModel: Archivable {
  public func write(to writer: inout ArchiveWriter) {
    name.write(to: &writer)
    kind.write(to: &writer)
    inherits.write(to: &writer)
    isClassBound.write(to: &writer)
    properties.write(to: &writer)
    sequenceEnd.write(to: &writer)
    livesForProcess.write(to: &writer)
    isObserved.write(to: &writer)
    isRoot.write(to: &writer)
    nested.write(to: &writer)
    global.write(to: &writer)
    isInTree.write(to: &writer)
    isPlain.write(to: &writer)
    requirements.write(to: &writer)
    whenGone.write(to: &writer)
    source.write(to: &writer)
    confidence.write(to: &writer)
    framework.write(to: &writer)
  }
  public init(from reader: inout ArchiveReader) {
    name = String(from: &reader)
    kind = Kind(from: &reader)
    inherits = [String](from: &reader)
    isClassBound = Bool(from: &reader)
    properties = [Property](from: &reader)
    sequenceEnd = SequenceEnd?(from: &reader)
    livesForProcess = Bool(from: &reader)
    isObserved = Bool(from: &reader)
    isRoot = Bool(from: &reader)
    nested = String?(from: &reader)
    global = String?(from: &reader)
    isInTree = Bool(from: &reader)
    isPlain = Bool(from: &reader)
    requirements = [String]?(from: &reader)
    whenGone = [MemberEvent](from: &reader)
    source = String(from: &reader)
    confidence = FunctionModel.Confidence(from: &reader)
    framework = String(from: &reader)
  }
}

extension UnknownCalleePattern: Archivable {
  public func write(to writer: inout ArchiveWriter) {
    label.write(to: &writer)
    function.write(to: &writer)
    keeper.write(to: &writer)
    lifetime.write(to: &writer)
    reason.write(to: &writer)
  }
  public init(from reader: inout ArchiveReader) {
    label = String?(from: &reader)
    function = String?(from: &reader)
    keeper = ArgumentEffect.Keeper(from: &reader)
    lifetime = Lifetime(from: &reader)
    reason = String(from: &reader)
  }
}

extension UnknownPropertyPattern: Archivable {
  public func write(to writer: inout ArchiveWriter) {
    name.write(to: &writer)
    strength.write(to: &writer)
    reason.write(to: &writer)
    isForOwnersOnly.write(to: &writer)
    isBackReference.write(to: &writer)
  }
  public init(from reader: inout ArchiveReader) {
    name = String(from: &reader)
    strength = CaptureStrength(from: &reader)
    reason = String(from: &reader)
    isForOwnersOnly = Bool(from: &reader)
    isBackReference = Bool(from: &reader)
  }
}

extension LibraryModel: Archivable {
  public func write(to writer: inout ArchiveWriter) {
    framework.write(to: &writer)
    modules.write(to: &writer)
    isForTests.write(to: &writer)
  }
  public init(from reader: inout ArchiveReader) {
    framework = String(from: &reader)
    modules = [String](from: &reader)
    isForTests = Bool(from: &reader)
  }
}

extension MemberResultModel.Result: Archivable {}

extension MemberResultModel: Archivable {
  public func write(to writer: inout ArchiveWriter) {
    name.write(to: &writer)
    result.write(to: &writer)
  }
  public init(from reader: inout ArchiveReader) {
    name = String(from: &reader)
    result = Result(from: &reader)
  }
}

extension OperatorModel: Archivable {
  public func write(to writer: inout ArchiveWriter) {
    name.write(to: &writer)
    type.write(to: &writer)
  }
  public init(from reader: inout ArchiveReader) {
    name = String(from: &reader)
    type = String?(from: &reader)
  }
}

extension AttributeModel: Archivable {
  public func write(to writer: inout ArchiveWriter) {
    name.write(to: &writer)
    isReachedFromOutside.write(to: &writer)
    strength.write(to: &writer)
    isOutlet.write(to: &writer)
    strengthOfVariables.write(to: &writer)
    isPreview.write(to: &writer)
  }
  public init(from reader: inout ArchiveReader) {
    name = String(from: &reader)
    isReachedFromOutside = Bool(from: &reader)
    strength = CaptureStrength?(from: &reader)
    isOutlet = Bool(from: &reader)
    strengthOfVariables = CaptureStrength?(from: &reader)
    isPreview = Bool(from: &reader)
  }
}

extension ModelCatalog: Archivable {
  public func write(to writer: inout ArchiveWriter) {
    functions.write(to: &writer)
    types.write(to: &writer)
    unknown.write(to: &writer)
    unknownProperties.write(to: &writer)
    libraries.write(to: &writer)
    memberResults.write(to: &writer)
    operators.write(to: &writer)
    attributes.write(to: &writer)
  }
  public init(from reader: inout ArchiveReader) {
    functions = [FunctionModel](from: &reader)
    types = [TypeModel](from: &reader)
    unknown = [UnknownCalleePattern](from: &reader)
    unknownProperties = [UnknownPropertyPattern](from: &reader)
    libraries = [LibraryModel](from: &reader)
    memberResults = [MemberResultModel](from: &reader)
    operators = [OperatorModel](from: &reader)
    attributes = [AttributeModel](from: &reader)
  }
}
