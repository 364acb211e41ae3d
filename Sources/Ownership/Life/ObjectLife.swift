import Catalog
import Facts
import Program

/// The life of an object, with a place that lets go of it.
struct ObjectLife {
  /// Code that lets go of an object: it empties a property that holds the object, or stores another one there.
  struct LetGo {
    var property: PropertyReference
    var isReplacement = false
    var function: FunctionReference
    var place: SourcePlace
  }
  var life: Life
  /// For a passing object, a place in sight where it goes.
  var letGo: LetGo?

  /// Whether no object is held only because nothing runs the code that would bind it.
  var isBoundByUnusedCode = false

  static let passing = ObjectLife(life: .passing)
  static let unreleased = ObjectLife(life: .unreleased)
  static let unknown = ObjectLife(life: .unknown)
  static let lasting = ObjectLife(life: .lasting)
  static let noneMade = ObjectLife(life: .noneMade)
}
