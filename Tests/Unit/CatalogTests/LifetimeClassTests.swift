import BuiltInRules
import Catalog
import Testing

/// Of every kind of thing that a row can say, some row was read at its source or measured: what nobody ever held against the truth
/// would be a guess about the whole kind.
struct LifetimeClassTests {
  private static let kinds: [Kind] = [keptKinds, effectKinds, resultKinds, endKinds, otherKinds].flatMap { $0 }

  @Test func everyKindOfEffectWasChecked() {
    #expect(Self.neverChecked(BuiltIn.models.functions) == [])
  }

  /// What says of the kinds that they were checked is able to say that they were not.
  @Test func aKindThatNobodyCheckedIsNamed() {
    let unread = BuiltIn.models.functions.map { row in
      var row = row
      row.confidence = .partly
      return row
    }
    #expect(Self.neverChecked(unread) == Self.kinds.map(\.name))
    let withoutTokens = BuiltIn.models.functions.filter { row in
      !row.effects.contains { $0.keeper == .result && $0.lifetime == .whileKept }
    }
    #expect(Self.neverChecked(withoutTokens).contains("kept by result, while_kept"))
  }

  /// A kind that no row speaks of any more is not checked either: the list here is to follow the schema.
  @Test func everyPairOfKeeperAndLifetimeInUseIsAKind() {
    let names = Set(Self.kinds.map(\.name))
    for row in BuiltIn.models.functions {
      for effect in row.effects {
        let name = Self.name(effect.keeper, effect.lifetime)
        #expect(names.contains(name), "\(row.origin)")
      }
    }
  }

  /// Whoever says that a row is checked says where: a page, a file, or that it was measured.
  @Test func aCheckedRowNamesItsSource() {
    for row in BuiltIn.models.functions where row.confidence == .checked {
      #expect(row.source != "vendor documentation" && !row.source.contains("issues of users"), "\(row.origin)")
    }
  }

  // MARK: The kinds

  private struct Kind {
    let name: String
    let fits: @Sendable (FunctionModel) -> Bool
  }

  private static func neverChecked(_ rows: [FunctionModel]) -> [String] {
    let checked = rows.filter { $0.confidence == .checked }
    return kinds.filter { kind in !checked.contains(where: kind.fits) }.map(\.name)
  }

  private static func name(_ keeper: ArgumentEffect.Keeper, _ lifetime: Lifetime) -> String {
    "kept by \(keeper.rawValue), \(lifetime.rawValue)"
  }

  private static func kept(_ keeper: ArgumentEffect.Keeper, _ lifetimes: [Lifetime]) -> [Kind] {
    lifetimes.map { lifetime in effect(name(keeper, lifetime)) { $0.keeper == keeper && $0.lifetime == lifetime } }
  }

  private static func effect(_ name: String, _ fits: @escaping @Sendable (ArgumentEffect) -> Bool) -> Kind {
    Kind(name: name) { $0.effects.contains(where: fits) }
  }

  private static let keptKinds: [Kind] = [
    kept(.none, [.synchronous]),
    kept(.receiver, [.untilEvent, .untilCall, .whileKept]),
    kept(.result, [.untilEvent, .untilCall, .whileKept]),
    kept(.source, [.whileKept]),
    kept(.argument, [.whileKept]),
    kept(.system, [.untilEvent, .untilCall]),
    kept(.static, [.untilCall, .whileKept, .unbounded]),
    kept(.observed, [.whileKept, .untilEvent]),
  ].flatMap { $0 }

  private static let effectKinds: [Kind] = [
    effect("weak") { $0.isWeak },
    effect("ended by a call") { !$0.endedBy.isEmpty },
    effect("awaited") { !$0.awaitedBy.isEmpty },
    effect("set off by a call") { !$0.setOffBy.isEmpty },
    effect("armed again") { !$0.rearmedUntil.isEmpty },
    effect("held up by a call") { !$0.heldUpBy.isEmpty },
    effect("joined by its owner") { $0.joins },
    effect("until the body returns") { $0.isUntilReturn },
    effect("until the stream ends") { $0.isUntilStreamEnd },
    effect("replaces the last one") { $0.replaces },
    effect("keeps what is returned") { $0.retainsReturned },
    effect("called when it is over") { $0.isCalledWhenOver },
    effect("makes objects for others") { $0.isFactory },
    effect("given the elements") { $0.passes == .elements },
    effect("given the receiver") { $0.passes == .receiver },
    effect("depends on an argument") { $0.when != nil },
  ]

  private static let resultKinds: [Kind] = ResultModel.allCases.map { result in
    Kind(name: "gives \(result.rawValue)") { $0.result == result }
  }

  private static let endKinds: [Kind] = StreamEnd.allCases.map { end in
    Kind(name: "ends \(end.rawValue)") { $0.streamEnd == end }
  }

  private static let otherKinds: [Kind] = [
    Kind(name: "empties some") { $0.emptying == .some },
    Kind(name: "empties all") { $0.emptying == .all },
    Kind(name: "tells of a read") { $0.telling == .read },
    Kind(name: "waits for a call") { !$0.waitsFor.isEmpty },
    Kind(name: "keeps under a key") { $0.key != nil },
  ]
}
