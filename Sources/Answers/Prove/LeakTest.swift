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
  /// The object that has to go, while it is there.
  var watched: String
  /// Its type, as code writes it.
  var watchedType: String
}
