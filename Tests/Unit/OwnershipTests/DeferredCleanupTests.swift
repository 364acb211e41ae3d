import Testing

/// What a method leaves behind to run later is about the object on which it was called. Each outcome was measured on the runtime.
@Suite struct DeferredCleanupTests {
  private func loader(_ members: String) -> String {
    """
    final class Fetcher {
      private var queue: [(Int) -> Void] = []
      func get(_ then: @escaping (Int) -> Void) { queue.append(then) }
      func pump() { while !queue.isEmpty { let then = queue.removeFirst(); then(1) } }
    }
    final class Loader {
      private let fetcher: Fetcher
      private var inFlight: [String: [(Int) -> Void]] = [:]
      init(fetcher: Fetcher) { self.fetcher = fetcher }
      \(members)
    }
    final class Screen {
      private let loader: Loader
      private(set) var picture = 0
      init(loader: Loader) { self.loader = loader }
      func show(_ key: String) {
        loader.load(key) { self.picture = $0 }
      }
    }
    func use() { let fetcher = Fetcher(); Screen(loader: Loader(fetcher: fetcher)).show("a"); fetcher.pump() }
    """
  }

  /// Freed: the callers of one picture are told together, and forgotten.
  @Test func cleanupScheduledByTheSameCallReleases() {
    check(
      loader(
        """
        func load(_ key: String, then: @escaping (Int) -> Void) {
          inFlight[key, default: []].append(then)
          guard inFlight[key]?.count == 1 else { return }
          fetcher.get { picture in self.inFlight.removeValue(forKey: key)?.forEach { $0(picture) } }  //= cycle while_kept proven self by_same_code
        }
        """
      ).replacing("loader.load(key) { self.picture = $0 }", with: "loader.load(key) { self.picture = $0 }  //= cycle while_kept proven self by_other_method"))
  }

  /// Never freed: nothing calls the method that would set it up.
  @Test func unscheduledCleanupReleasesNothing() {
    check(
      loader(
        """
        func load(_ key: String, then: @escaping (Int) -> Void) { inFlight[key, default: []].append(then) }
        func setUp() { fetcher.get { _ in self.inFlight = [:] } }  //= cycle while_kept proven self by_same_code
        """
      ).replacing("loader.load(key) { self.picture = $0 }", with: "loader.load(key) { self.picture = $0 }  //= cycle while_kept proven self by_uncalled_method")
    )
  }

  private let subject = """
    final class Token {
      private let action: () -> Void
      init(_ action: @escaping () -> Void) { self.action = action }
      deinit { action() }
    }
    final class Subject<Value> {
      private var sinks: [Int: (Value) -> Void] = [:]
      private var serial = 0
      func sink(_ next: @escaping (Value) -> Void) -> Token {
        serial += 1
        let id = serial
        sinks[id] = next
        return Token { [weak self] in self?.sinks[id] = nil }
      }
      func finish() { let old = sinks; sinks = [:]; _ = old.count }
    }
    final class Job {
      static var running: [Subject<Double>] = []
      func run(_ progress: Subject<Double>) { progress.finish() }
    }
    final class Upload {
      var done = 0.0
      private var bag: [Token] = []
      func follow(_ progress: Subject<Double>) {
        bag.append(progress.sink { self.done = $0 })
      }
    }
    final class Search {
      let query = Subject<String>()
      var text = ""
      private var bag: [Token] = []
      func start() {
        bag.append(query.sink { self.text = $0 })
      }
    }
    func use() {
      let progress = Subject<Double>()
      Job.running.append(progress)
      Upload().follow(progress)
      Job().run(progress)
      Search().start()
    }
    """

  /// The upload is freed: its token is kept by what it holds, and the job empties all. The search is not: nothing empties its query.
  @Test func clearingAllNeedsNoToken() {
    check(
      subject.replacing("{ self.done = $0 })", with: "{ self.done = $0 })  //= object while_kept proven self by_other_method")
        .replacing("{ self.text = $0 })", with: "{ self.text = $0 })  //= cycle while_kept proven self by_uncalled_method"))
  }

  /// Freed: somebody else keeps what a weak global refers to.
  @Test(arguments: ["enum App { static weak var model: Model? }", "weak var model: Model?; enum App { static var model: Model? { get { nil } set { } } }"])
  func weakGlobalsKeepNothing(_ declaration: String) {
    check(
      """
      \(declaration)
      final class Button { var onTap: () -> Void = {} }
      final class Style { var n = 0; func cycle() { n += 1 } }
      final class Model {
        let button = Button()
        let style = Style()
        func bind() { button.onTap = style.cycle }  //= object while_kept proven style
      }
      func use() { let new = Model(); new.bind(); \(declaration.hasPrefix("weak") ? "model" : "App.model") = new }
      """)
  }
}
