/// What models say most often of types outside the program, by name: texts are slow to compare.
struct OutsideTypes: Sendable {
  /// The streams among them.
  private(set) var streams: [Name: ModelIndex.Stream] = [:]
  /// How values behave; none where that is unknown.
  private(set) var semantics: [Name: Program.Semantics] = [:]
  /// Those whose values hold no objects.
  private(set) var plain: Set<Name> = []
  /// The protocols of whose types only code makes values.
  private(set) var madeByCode: Set<Name> = []

  init(_ models: ModelIndex, _ names: NameTable) {
    models.forEachType { type in
      // Nobody asks for a type without a name in the program.
      guard let name = names.find(type) else { return }
      if let stream = models.stream(ofType: type) { streams[name] = stream }
      let semantics = models.semantics(ofType: type)
      if semantics != .unknown { self.semantics[name] = semantics }
      if models.isPlain(type) { plain.insert(name) }
      if models.isMadeByCode(type) { madeByCode.insert(name) }
    }
  }
}
