import Catalog
import Engine
import Program
import Facts

/// A call that ends what some model keeps until then: `timer.invalidate()`, `center.removeObserver(token)`.
struct Ending: Sendable, Equatable, Storable {
  /// What the call is about, as far as the code shows.
  enum Handle: Sendable, Equatable, Storable {
    /// What one of these properties holds.
    case properties(Set<PropertyReference>)
    /// An object that the same code made.
    case local
    /// The object whose code it is: `removeFromSuperview()`.
    case selfObject
    case unknown
  }
  /// What the code does.
  var event: MemberEvent
  var handle: Handle
  /// The objects, in the graph of the unit, that the call is about.
  var objects: [NodeID]
  /// Where the code has made them, of those that it has made.
  var made: [SourcePlace] = []
  /// The function or closure that makes the call.
  var function: FunctionReference
  /// Is it in a closure or nested function, which may run later than what follows it?
  var isNested = false
  var place: SourcePlace
  /// What it names of several that its receiver keeps.
  var key: ElementKey?
}

/// Code that empties a property: `page.onNext = nil`, `handlers.removeAll()`.
struct Clearing: Sendable, Equatable, Storable {
  var property: PropertyReference
  /// The properties that hold the object whose property is emptied; empty for `self` and where it is not known.
  var holders: Set<PropertyReference>
  /// Is it a property of `self`?
  var isOfSelf: Bool
  /// Does it take out only a part, which may be another one (`removeLast`, `handlers[name] = nil`)?
  var isPartial: Bool
  /// Is only taken out what a key finds?
  var needsKey = false
  /// Does the code run only where a weakly held object has gone?
  var isForGone = false
  /// Does every way through the function do it?
  var isCertain = false
  /// Is what it takes out certainly gone at this point, whatever it was? What is there at the code's end was stored behind it.
  var isStrongUpdate = false
  /// What the parameters of the function must be, as far as a call can show it.
  var conditions: Set<ParameterCondition> = []
  /// Does the code call a method that empties it?
  var isThroughCall = false
  /// The class whose method empties a property of its own object; `nil` for the code at hand.
  var ownerClass: NominalID?
  /// The method of that object in whose own code it stands; `nil` for the code at hand. A class that overrides it does not do it.
  var method: FunctionReference?
  /// The closure whose code it is; `nil` for the code of the function itself.
  var closure: FunctionReference?
  /// Is that closure handed to the caller, itself or in what is returned? Then whoever has it does what it does, and not those who call the function.
  var isHandedOut = false
  /// Does it take out the last element alone?
  var isOfLast = false
  /// Does something keep that closure when the code has gone on? Then those who call the function set it up, and do not run it.
  var runsLater = false
  /// Does the property that it empties hold that closure itself? Then it is the one that goes.
  var isOfItself = false
  var place: SourcePlace
  /// What is taken out, where the code shows it.
  var key: ElementKey?
  /// Does it end what one token began, as far as the code shows, rather than all that there is?
  var isOfOne: Bool { isPartial || needsKey || closure != nil }
  /// The fields through which `self` keeps the object; `nil` where it was not read from there.
  var pathFromSelf: [Field]?
  /// What the object is whose property is emptied; empty where that is not known, or not known yet when the code is read.
  var objects: [NodeKind] = []
  /// The type of that object, where there is just one.
  var objectType = Type.unknown
}

/// A reference through a property, as far as it tells what code can end it.
struct KeptReference {
  var property: PropertyReference
  /// The properties that hold the object whose property it is.
  var holders: Set<PropertyReference>
  /// The object whose property it is, where that is known.
  var owner: Node?
  /// The fields through which `self` keeps that object; `nil` where it was not read from there.
  var pathFromSelf: [Field]?
  /// Does the property hold a collection?
  var isCollection: Bool
  /// The closure that the property holds, where that is known.
  var closure: FunctionReference?
  /// Under which key, and what, where the property holds a collection.
  var key: ElementKey?
  var element: Node?
  /// The types of the objects in the cycle, whose `deinit` never runs.
  var members: Set<NominalID>
  /// The types of all objects that do not die before this ends, those that a closure holds too; empty where they may die.
  var captives: Set<NominalID> = []
  /// Where the code that makes the closure stores it, if that stands behind the closure: `let act = { … }; reset(); slot = act`.
  var begin: SourcePlace?
  /// Must it end before an object goes that the code does not hold?
  var mustEndInTime = false
  /// Is it about such a cycle?
  var isInCycle = false
  /// Is it an object that holds the holder of the collection itself, or one of several that hold it by closures?
  var isChild = OnDemand { false }
  /// Does the property hold the token of just one closure? What another closure does to it, it does to its own token.
  var isToken = false
  /// Does the end of a token take it out? Then code takes out another one's only by emptying the whole.
  var hasToken = false
  /// May somebody call the closure that is kept?
  var callable = Callability.bySomebody
  /// The other closures that the property keeps, in what it holds; looked for where somebody asks, for there may be thousands.
  var siblings = OnDemand<Set<FunctionReference>> { [] }
  /// May somebody call another closure, as far as the graph shows who holds it?
  var callability: (FunctionReference) -> Callability = { _ in .bySomebody }

  /// Which comes first behind a place, the closure or its store? What comes before the closure comes before the store too.
  func first(after place: SourcePlace, _ closure: SourcePlace) -> SourcePlace { place < closure ? closure : begin ?? closure }
}

/// A value that is made when somebody first asks for it, and once.
final class OnDemand<Value> {
  private let make: () -> Value
  private(set) lazy var value = make()

  init(by make: @escaping () -> Value) { self.make = make }
}

/// Who may call a closure that something keeps.
enum Callability: Sendable {
  case bySomebody
  /// No code in sight uses what holds it.
  case byNobodyInSight
  /// No code at all does.
  case byNobody
}

extension ArgumentEffect {
  /// Does a call end what is kept, or set off what ends it?
  func isEnded(by event: MemberEvent) -> Bool { endedBy.contains(event) || setOffBy.contains(event) || rearmedUntil.contains(event) }
}
