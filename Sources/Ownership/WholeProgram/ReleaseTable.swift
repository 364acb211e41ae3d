import Catalog

/// What some code lets go of, seen from one reference that something keeps.
struct Release: Hashable, Sendable {
  /// How much of what the holder has it takes away.
  enum Extent: Sendable, CaseIterable {
    /// All of it: the property is set to nothing, the collection emptied.
    case whole
    /// What stands under the key under which the reference is kept.
    case thisElement
    /// An element that is looked up: nothing says that it is another one.
    case someElement
    /// An element that is looked up, or the last one, of several that each hold their holder: the others hold it on.
    case oneOfSeveral
    /// What stands under another key.
    case otherElement

    /// Does it take away some of several elements, and nothing says which?
    var isPart: Bool { self == .someElement || self == .oneOfSeveral }
  }
  /// Whose content it lets go of.
  enum Holder: Sendable, CaseIterable {
    /// Of the object that keeps the reference, as far as the code shows.
    case same
    /// Of an object that cannot be that one.
    case another
  }
  /// Who runs it, and when.
  enum Runner: Sendable, CaseIterable {
    /// The code that stores the reference, behind the store.
    case storingCode
    /// The same, where a way leads past it: an exit before it, or the way on which nothing is thrown.
    case storingCodeOnSomeWays
    /// The code that stores it, in front of the store, where a run can end in between: the next run ends what this one began.
    case nextRun
    /// The same, where data alone decide whether a run empties or fills: it keeps something up to date.
    case update
    /// The code that stores it, in front of the store, on each way: it makes room for what it stores.
    case storingCodeFirst
    /// The closure itself, when it is called.
    case keptClosure
    /// The closure itself, of which no code in sight makes a call.
    case uncalledClosure
    /// The closure itself, in a place that nothing ever reads.
    case deadClosure
    /// A closure that is called only when the keeping is over.
    case endHandler
    /// Another closure that the same holder keeps.
    case siblingClosure
    /// A function that calls what the holder has, and then lets go of it.
    case deliverer
    /// A function that something may call.
    case otherCode
    /// A function that nothing calls for this object.
    case uncalledCode
    /// A function that stores the same anew behind it.
    case renewer
    /// The `deinit` of an object that the reference keeps alive: it never comes.
    case keptDeinit
    /// The `deinit` of an object that can die before.
    case freeDeinit
    /// Code that runs only where a weakly held object has gone.
    case codeForGoneObjects
    /// Tests and previews, where the code that stores is none.
    case tests
  }
  var extent: Extent
  var holder: Holder
  var runner: Runner
}

/// The law of releases: what counts as the end of a keeping.
///
/// | runs | whole, this element | some element | one of several that hold it | other element, another holder |
/// | --- | --- | --- | --- | --- |
/// | the storing code, afterwards | same code | – | – | – |
/// | the same, on some of its ways | some ways | – | – | – |
/// | the next run of the storing code | other method | other method | other method | – |
/// | the same, where data decide | some ways | some ways | some ways | – |
/// | the storing code, first | – | – | – | – |
/// | the kept closure, which may be called | same code | same code | same code | – |
/// | the kept closure, which nothing in sight calls | uncalled method | uncalled method | uncalled method | – |
/// | the kept closure, where nothing reads it | – | – | – | – |
/// | a closure that is called when the keeping is over | – | – | – | – |
/// | another closure of the same holder | other method | – | – | – |
/// | a function that delivers | same code | same code | some ways | – |
/// | a function that may be called | other method | other method | some ways | – |
/// | a function that nothing calls | uncalled method | uncalled method | uncalled method | – |
/// | a function that stores anew | – | – | – | – |
/// | `deinit` of what is kept | – | – | – | – |
/// | `deinit` of what can die before | other method | other method | other method | – |
/// | code for objects that have gone; tests | – | – | – | – |
enum ReleaseTable {
  /// How the release ends the keeping; `nil` where it is no end.
  static func meaning(of release: Release) -> Break? {
    if release.holder == .another || release.extent == .otherElement { return nil }
    switch release.runner {
    case .storingCode: return release.extent.isPart ? nil : .bySameCode
    case .storingCodeOnSomeWays: return release.extent.isPart ? nil : .onSomeWays
    case .update: return .onSomeWays
    case .siblingClosure: return release.extent.isPart ? nil : .byOtherMethod
    case .keptClosure: return .bySameCode
    case .deliverer: return release.extent == .oneOfSeveral ? .onSomeWays : .bySameCode
    case .otherCode: return release.extent == .oneOfSeveral ? .onSomeWays : .byOtherMethod
    case .nextRun, .freeDeinit: return .byOtherMethod
    case .uncalledClosure, .uncalledCode: return .byUncalledMethod
    case .storingCodeFirst, .deadClosure, .endHandler, .renewer, .keptDeinit, .codeForGoneObjects, .tests: return nil
    }
  }
}
