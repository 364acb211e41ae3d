/// A test that shows a leak, without its framework.
struct LeakTest {
  /// The name of what is tested, as a type's name begins: `PlayerPrepare`.
  var name: String
  /// The modules of the declarations that it uses, besides the one under test.
  var imports: [String]
  /// Stand-ins for protocols.
  var stubs: [String]
  /// What makes the objects and takes the steps of the path, in order.
  var statements: [String]
  var watched: Watched
}

/// The object that has to go.
struct Watched {
  /// An expression for it while it is there, or for the object that has it.
  var expression: String
  /// Its type, as code writes it.
  var type: String
  /// Whether it is to be looked for among what the expression's object holds.
  var isPart = false
}
