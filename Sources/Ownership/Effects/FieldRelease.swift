import Catalog
import Engine
import Program
import Facts

/// A call that ends a retention described by a model: `timer.invalidate()`, `center.removeObserver(token)`.
struct Unregistration: Sendable, Equatable, Storable {
  /// The object or token that the call concerns, as far as it is known.
  enum Handle: Sendable, Equatable, Storable {
    /// The content of one of these properties.
    case properties(Set<PropertyReference>)
    /// An object made by the same code.
    case local
    /// The current object: `removeFromSuperview()`.
    case selfObject
    case unknown
  }
  /// The event that the call causes.
  var event: MemberEvent
  var handle: Handle
  /// The concerned objects in the unit's graph.
  var objects: [NodeID]
  /// The types of those objects.
  var types: [Type] = []
  /// The allocation sites of those objects that the same code makes.
  var made: [SourcePlace] = []
  /// The function or closure that makes the call.
  var function: FunctionReference
  /// Whether the call is in a closure or nested function, which may run after the code that follows it.
  var isNested = false
  /// Whether that closure runs before the code that follows it: `tokens.forEach { $0.cancel() }`.
  var runsAtOnce = false
  var place: SourcePlace
  /// The key that selects one of several retained things.
  var key: ElementKey?
  /// Whether callers give all the objects that it concerns. Each call in sight then counts as such a call of the caller.
  var isOfGiven = false
}

/// Code that releases the content of a property: `page.onNext = nil`, `handlers.removeAll()`.
struct FieldRelease: Sendable, Equatable, Storable {
  var property: PropertyReference
  /// The properties that hold the owner of the released property; empty for `self`, and where they are unknown.
  var holders: Set<PropertyReference>
  /// Where the owner lies, if it is a value; empty where that is unknown.
  var storage: Set<PropertyReference> = []
  /// Whether it is a property of `self`.
  var isOfSelf: Bool
  /// Whether it releases only a part, which may be another one (`removeLast`, `handlers[name] = nil`).
  var isPartial: Bool
  /// Whether it releases only the element under a key.
  var needsKey = false
  /// A property of the same owner that has the released object as well. Only with its release is the object let go of.
  var movedTo: PropertyReference?
  /// Whether the code runs only where a weakly referenced object has died.
  var isForGone = false
  /// Whether it happens on every path through the function.
  var isCertain = false
  /// Whether the former content is certainly gone here. Then the content at the end of the code was stored afterwards.
  var isStrongUpdate = false
  /// The conditions on the function's parameters, as far as a call can show them.
  var conditions: Set<ParameterCondition> = []
  /// Whether it happens in a called method.
  var isThroughCall = false
  /// The class whose method releases a property of its own object; `nil` for the current code.
  var ownerClass: NominalID?
  /// The method of that object that contains the code; `nil` for the current code. A class that overrides the method does not run it.
  var method: FunctionReference?
  /// The closure that contains the code; `nil` for the function's own code.
  var closure: FunctionReference?
  /// Whether that closure is handed to the caller, directly or inside the result. Then its holder runs the code, not the function's callers.
  var isHandedOut = false
  /// Whether it releases only the last element.
  var isOfLast = false
  /// Whether that closure escapes. Then callers of the function schedule the code and do not run it.
  var runsLater = false
  /// Whether the released property holds that closure itself. Then the closure is what is released.
  var isOfItself = false
  var place: SourcePlace
  /// The released element, if the code shows it.
  var key: ElementKey?
  /// The closure that contains the code, if it may run after the function has ended. Other closures are code of the function: `queue.sync { list.removeAll() }`.
  var laterClosure: FunctionReference? { runsLater || isHandedOut ? closure : nil }
  /// Whether it concerns a single registration, as far as the code shows, rather than all of them.
  var isOfOne: Bool { isPartial || needsKey || closure != nil }
  /// The fields through which `self` holds the owner; `nil` where the owner was not read from `self`.
  var pathFromSelf: [Field]?
  /// The owner of the released property; empty where it is unknown, or not yet known when the code is evaluated.
  var objects: [NodeKind] = []
  /// The owner's type, if there is a single owner.
  var objectType = Type.unknown
}

/// A reference held in a property, with everything that decides which code can release it.
struct RetainingReference {
  var property: PropertyReference
  /// The properties that hold the owner of the property.
  var holders: Set<PropertyReference>
  /// Where the owner of the property lies, if it is a value; empty where that is unknown.
  var storage: Set<PropertyReference> = []
  /// The owner of the property, if known.
  var owner: Node?
  /// The fields through which `self` holds the owner; `nil` where the owner was not read from `self`.
  var pathFromSelf: [Field]?
  /// Whether the property holds a collection.
  var isCollection: Bool
  /// The closure in the property, if known.
  var closure: FunctionReference?
  /// The element and its key, where the property holds a collection.
  var key: ElementKey?
  var element: Node?
  /// The types of the objects in the cycle, whose `deinit` never runs.
  var members: Set<NominalID>
  /// The types of all objects that live until the release, including those a closure holds; empty where they may die earlier.
  var captives: Set<NominalID> = []
  /// Where the code stores the closure, if that is after the closure expression: `let act = { … }; reset(); slot = act`.
  var begin: SourcePlace?
  /// The unit whose code fills the property, or puts the element into it; `nil` where it is not known.
  var filler: FunctionReference?
  /// Whether the release must come before the death of an object that the closure does not hold.
  var mustEndInTime = false
  /// Whether the reference is part of a cycle.
  var isInCycle = false
  /// Whether the element holds the owner of the collection, directly or as one of several through closures.
  var isChild = OnDemand { false }
  /// Whether the property holds the token of a single closure. Other closures release only their own tokens.
  var isToken = false
  /// Whether the end of a token releases the reference. Then other code releases it only by clearing the whole property.
  var hasToken = false
  /// Who may call the retained closure.
  var callable = Callability.bySomebody
  /// The other closures in the same property. Computed on demand, because there may be thousands.
  var siblings = OnDemand<Set<FunctionReference>> { [] }
  /// Who may call another closure, as far as the graph shows its holders.
  var callability: (FunctionReference) -> Callability = { _ in .bySomebody }

  /// The first of closure and store after a place. Code before the closure is also before its store.
  func first(after place: SourcePlace, _ closure: SourcePlace) -> SourcePlace { place < closure ? closure : begin ?? closure }
}

/// A value that is computed once, on first use.
final class OnDemand<Value> {
  private let make: () -> Value
  private(set) lazy var value = make()

  init(by make: @escaping () -> Value) { self.make = make }
}

/// The possible callers of a retained closure.
enum Callability: Sendable {
  case bySomebody
  /// No code in sight uses its holder.
  case byNobodyInSight
  /// No code uses its holder.
  case byNobody
}

extension ArgumentEffect {
  /// Whether an event ends the retention, or triggers its end.
  func isEnded(by event: MemberEvent) -> Bool { endedBy.contains(event) || setOffBy.contains(event) || rearmedUntil.contains(event) }
}
