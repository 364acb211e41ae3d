import Catalog

/// The effect of a piece of code on one retained reference.
struct ReleaseEffect: Hashable, Sendable {
  /// How much of the holder's content it removes.
  enum Extent: Sendable, CaseIterable {
    /// Everything: the property is set to `nil`, the collection is cleared.
    case whole
    /// The element under the reference's key.
    case thisElement
    /// An element found by a search; it may be the one.
    case someElement
    /// One of several elements that each hold the owner, found by a search or the last one. The others keep holding the owner.
    case oneOfSeveral
    /// The element under another key.
    case otherElement

    /// Whether it removes one of several elements, and it is unknown which.
    var isPart: Bool { self == .someElement || self == .oneOfSeveral }
  }
  /// Whose content it removes.
  enum Holder: Sendable, CaseIterable {
    /// That of the object that holds the reference, as far as the code shows.
    case same
    /// That of an object that cannot be the same.
    case another
  }
  /// The code that runs it, and when.
  enum Runner: Sendable, CaseIterable {
    /// The storing code, after the store.
    case storingCode
    /// The same, if a path bypasses it: an exit before it, or the path on which nothing is thrown.
    case storingCodeOnSomePaths
    /// The storing code, before the store, if a run can end in between: the next run then releases what this one stored.
    case nextRun
    /// The same, if data alone decide whether a run releases or stores: it brings something up to date.
    case update
    /// The storing code, before the store on every path: it makes room for the new content.
    case storingCodeFirst
    /// The retained closure itself, when it is called.
    case keptClosure
    /// The retained closure, which no code in sight calls.
    case uncalledClosure
    /// The retained closure, in a property that nothing reads.
    case deadClosure
    /// A closure that is called only when the retention is over.
    case endHandler
    /// Another closure retained by the same holder.
    case siblingClosure
    /// A function that calls the holder's content and then releases it.
    case deliverer
    /// A function that something may call.
    case otherCode
    /// A function that nothing calls for this object.
    case uncalledCode
    /// A function that stores the same again afterwards.
    case renewer
    /// The `deinit` of an object that the reference keeps alive. It never runs.
    case keptDeinit
    /// The `deinit` of an object that can die earlier.
    case freeDeinit
    /// Code that runs only where a weakly referenced object has died.
    case codeForGoneObjects
    /// Tests and previews, while the storing code is neither.
    case tests
  }
  var extent: Extent
  var holder: Holder
  var runner: Runner
}

/// The inference rules for releases: what counts as the end of a retention.
///
/// | code | whole content, this element | some element | one of several that hold it | other element, another holder |
/// | --- | --- | --- | --- | --- |
/// | the storing code, afterwards | same code | – | – | – |
/// | the same, on some of its paths | some paths | – | – | – |
/// | the next run of the storing code | other method | other method | other method | – |
/// | the same, where data decide | some paths | some paths | some paths | – |
/// | the storing code, first | – | – | – | – |
/// | the retained closure, which may be called | same code | same code | same code | – |
/// | the retained closure, which nothing in sight calls | uncalled method | uncalled method | uncalled method | – |
/// | the retained closure, where nothing reads it | – | – | – | – |
/// | a closure that is called when the retention is over | – | – | – | – |
/// | another closure of the same holder | other method | – | – | – |
/// | a function that delivers | same code | same code | some paths | – |
/// | a function that may be called | other method | other method | some paths | – |
/// | a function that nothing calls | uncalled method | uncalled method | uncalled method | – |
/// | a function that stores again | – | – | – | – |
/// | `deinit` of a retained object | – | – | – | – |
/// | `deinit` of an object that can die earlier | other method | other method | other method | – |
/// | code for objects that have died; tests | – | – | – | – |
enum ReleaseRules {
  /// How the release ends the retention; `nil` where it does not.
  static func meaning(of release: ReleaseEffect) -> ReleaseOutcome? {
    if release.holder == .another || release.extent == .otherElement { return nil }
    switch release.runner {
    case .storingCode: return release.extent.isPart ? nil : .bySameCode
    case .storingCodeOnSomePaths: return release.extent.isPart ? nil : .onSomePaths
    case .update: return .onSomePaths
    case .siblingClosure: return release.extent.isPart ? nil : .byOtherMethod
    case .keptClosure: return .bySameCode
    case .deliverer: return release.extent == .oneOfSeveral ? .onSomePaths : .bySameCode
    case .otherCode: return release.extent == .oneOfSeveral ? .onSomePaths : .byOtherMethod
    case .nextRun, .freeDeinit: return .byOtherMethod
    case .uncalledClosure, .uncalledCode: return .byUncalledMethod
    case .storingCodeFirst, .deadClosure, .endHandler, .renewer, .keptDeinit, .codeForGoneObjects, .tests: return nil
    }
  }
}
