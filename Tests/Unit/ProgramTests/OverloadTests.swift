import BuiltInRules
import Facts
import Testing

@testable import Program

/// Which of several functions a call means: by labels and by how many arguments there are.
@Suite struct OverloadTests {
  /// For every call in `run` the line of the functions that it may mean.
  private func callees(_ source: String) -> [[Int]] {
    var reader = FactReader()
    let facts = reader.facts(of: Array(source.utf8), path: "Test.swift")
    let program = Program(files: [facts], modules: [0], models: BuiltIn.models)
    let index = facts.functions.firstIndex { $0.name.map(facts.name) == "run" }!
    let reference = FunctionReference(file: 0, function: FunctionID(index))
    let unit = program.resolveUnit(reference)
    var found: [[Int]] = []
    for (position, instruction) in facts.functions[index].instructions.enumerated() {
      guard case .call = instruction.operation, case .call(let target) = unit.bodies[reference]!.references[position] else { continue }
      found.append(target.functions.map { line(facts[$0.function].nameRange.start, facts) }.sorted())
    }
    return found
  }

  private func line(_ offset: UInt32, _ facts: FileFacts) -> Int {
    facts.lineStarts.prefix { $0 <= offset }.count
  }

  @Test func labelsAndArity() {
    let found = callees(
      """
      class A {
        func load() {}
        func load(_ n: Int) {}
        func load(from url: Int) {}
        func load(from url: Int, then done: () -> Void) {}
        func load(_ n: Int, retries: Int = 1, _ rest: Int...) {}
        func run() {
          load()
          self.load(1)
          load(from: 1)
          load(from: 1) {}
          load(from: 1, then: {})
          load(1, retries: 2, 3, 4)
          load(other: 1)
        }
      }
      """)
    #expect(found == [[2], [3, 6], [4], [5], [5], [6], [2, 3, 4, 5, 6]])
  }

  /// Many overloads are looked up by a label of the call, as far as it has one.
  @Test func labelsOfManyOverloads() {
    let others = (0..<40).map { "func load(other\($0): Int, _ done: () -> Void) {}\n" }.joined()
    let found = callees(
      """
      class A {
        func load() {}
        func load(_ done: () -> Void) {}
        func load(all first: Int, more: Int = 1) {}
        func load(each numbers: Int...) {}
        func load(from url: Int = 0, then done: () -> Void) {}
        func run() {
          load()
          load {}
          load(all: 1)
          load(each: 1, 2, 3)
          load(from: 1) {}
          load(other7: 1) {}
          load(other39: 1) { run() }
        }
        \(others)
      }
      """)
    #expect(found == [[2, 5], [3, 6], [4], [5], [6], [23], [55]])
  }

  /// Only the file of a private function sees it, of which each file may have its own.
  @Test func privateFunctionsOfOneNameInManyFiles() {
    var reader = FactReader()
    let files = (0..<40).map { file in
      reader.facts(
        of: Array(
          "private func make() {}\nextension Page { private func bind(to x: Int) {}; func run\(file)() { make(); bind(to: 1) } }\nclass Page\(file) {}".utf8),
        path: "\(file).swift")
    }
    let program = Program(
      files: files + [reader.facts(of: Array("class Page {}".utf8), path: "Page.swift")], modules: Array(repeating: 0, count: 41), models: BuiltIn.models)
    for (file, facts) in files.enumerated() {
      let index = facts.functions.firstIndex { $0.name.map(facts.name) == "run\(file)" }!
      let unit = program.resolveUnit(FunctionReference(file: file, function: FunctionID(index)))
      let targets = unit.bodies.values.first!.references.compactMap { if case .call(let target) = $0 { target.functions.map(\.file) } else { nil } }
      #expect(targets == [[Int32(file)], [Int32(file)]])
    }
  }

  /// `.hover` is a case of one of the parameters' types.
  @Test func implicitMembers() {
    let found = callees(
      """
      enum Event { case click; static func key(_ n: Int) -> Event { .click }; case any }
      enum State { case hover, other(Int), any }
      class A {
        func on(_ event: Event) {}
        func on(_ state: State?) {}
        func run() {
          on(.hover)
          on(.other(1))
          on(.click)
          on(.key(1))
          on(.some(.hover))
          on(.any)
        }
      }
      """)
    #expect(found.filter { !$0.isEmpty } == [[5], [5], [4], [1], [4], [5], [4, 5]])
  }

  /// A type that a type out of sight nests is none of the program's, whatever its name.
  @Test func typesNestedOutside() {
    let found = callees(
      """
      enum Style { case wide }
      extension UIAlertController {
        static func make(_ style: UIAlertController.Style) {}
        static func make(_ size: Int) {}
      }
      class A {
        func run() {
          UIAlertController.make(.alert)
        }
      }
      """)
    #expect(found == [[3, 4]])
  }

  /// Extensions with other constraints may declare the same initialiser again.
  @Test func manyOfEqualSignature() {
    func source(_ count: Int) -> String {
      """
      class A {
        func run() {
          A(x: 1)
          self.load(1)
        }
      }

      """ + (0..<count).map { "extension A { convenience init(x: Int) {}; func load(_ n: Int) {} } // \($0)\n" }.joined()
    }
    #expect(callees(source(32)).map(\.count) == [32, 32])
    #expect(callees(source(33)) == [[], []])
  }

  /// The first trailing closure has no label; it goes to the first parameter from the left that can take it, and further ones say theirs.
  @Test func trailingClosures() {
    let found = callees(
      """
      class A {
        func go(first: () -> Void) {}
        func go(first: () -> Void, second: () -> Void) {}
        func go(count: Int, first: () -> Void) {}
        func go(count: Int, text: String = "", first: (() -> Void)? = nil, last: () -> Void) {}
        func run() {
          go {}
          go {} second: {}
          go(count: 1) {} last: {}
          go(count: 1, text: "") {}
          go(first: {}) {}
        }
      }
      """)
    #expect(found == [[2], [3], [5], [5], [3]])
  }

  @Test func initialisersAndSubclasses() {
    let found = callees(
      """
      class Base {
        init(name: String) {}
        func show(_ x: Int) {}
        static func make() {}
      }
      class A: Base {
        init(_ n: Int) { super.init(name: "") }
        convenience init(n: Int, done: @escaping () -> Void) { self.init(n) }
        func show(text: String) {}
        func run() {
          _ = A(1)
          _ = A(n: 1) {}
          show(1)
          show(text: "")
          super.show(2)
          Self.make()
          A.make()
        }
      }
      """)
    #expect(found == [[7], [8], [3], [9], [3], [4], [4]])
  }

  /// Where labels do not tell, types do, as far as they are known: what an array conforms to is not.
  @Test func types() {
    let found = callees(
      """
      protocol Source {}
      class Core {}
      class Special: Core {}
      struct Feed: Source {}
      class Owner {
        func take(_ core: Core) {}
        func take(_ values: [Int]) {}
        func take<S: Source>(_ source: S) {}
        func take<S: Sequence>(all values: S) {}
        func take(_ body: () -> Void) {}
        func run() {
          take(Special())
          take([1])
          take(Feed())
          take({})
          take { }
          take(unknown)
        }
      }
      """)
    #expect(found.filter { $0 != [] } == [[6], [7, 8], [8], [10], [10], [6, 7, 8, 10]])
  }

  /// A closure is no value of a type that the receiver says is another one, and a function type takes it before any type does.
  @Test func closuresAndValuesOfAGenericType() {
    let found = callees(
      """
      struct Tally {}
      final class Guarded<Value> {
        func write<R>(_ body: (inout Value) -> R) -> R { fatalError() }
        func write(_ value: Value) {}
        func set(_ value: Value) {}
        func set(_ value: Value?) {}
      }
      class Owner {
        let tally: Guarded<Tally>
        let action: Guarded<() -> Void>
        func run<Other>(_ other: Guarded<Other>, _ value: Tally) {
          tally.write { $0 = Tally() }
          tally.write(value)
          other.write { _ in }
          action.set { }
        }
      }
      """)
    #expect(found.filter { $0 != [] } == [[3], [4], [3], [5, 6]])
  }

  /// A protocol that only heirs of one class can satisfy inherits from the class, and the class from the protocol: neither overrides the other.
  @Test func aClassAndItsOwnProtocol() {
    let source = """
      protocol Extras: Account { func provide() }
      class Account {}
      extension Account: Extras { func provide() {} }
      """
    var reader = FactReader()
    let facts = reader.facts(of: Array(source.utf8), path: "Test.swift")
    let program = Program(files: [facts], modules: [0], models: BuiltIn.models)
    let both = facts.functions.indices.filter { facts.functions[$0].name.map(facts.name) == "provide" }
      .map { FunctionReference(file: 0, function: FunctionID($0)) }
    #expect(both.count == 2)
    #expect(program.withoutOverridden(both) == both)
  }

  /// A private property of a protocol's type has its initial value's type while no code of the file assigns to it: an assignment is seen outside.
  @Test func anAssignmentThatOpensAType() {
    func program(_ body: String, after earlier: Program?) -> Program {
      var reader = FactReader()
      let source = "protocol P {}\nstruct A: P {}\nstruct B: P {}\nfinal class C {\n  private var x: P = A()\n  func set() { \(body) }\n}\n"
      return Program(files: [reader.facts(of: Array(source.utf8), path: "Test.swift")], modules: [0], models: BuiltIn.models, after: earlier)
    }
    let property = PropertyReference(file: 0, property: PropertyID(0))
    let closed = program("", after: nil)
    let opened = program("x = B()", after: closed)
    #expect(closed.type(of: property) != opened.type(of: property))
    #expect(opened.changes(since: closed)?.types == [opened.owner(of: property)!])
    let closedAgain = program("_ = 1", after: opened)
    #expect(closedAgain.type(of: property) == closed.type(of: property))
  }
}
