import Testing

/// What a callee replaces it replaces for its caller, in the order in which it does it.
@Suite struct StrongUpdateTests {
  private let bell = """
    final class Bell {
      var onRing: (() -> Void)?
      var all: [() -> Void] = []
      func set(_ action: (() -> Void)?) { onRing = action }
      func renew(_ action: @escaping () -> Void) { onRing = nil; onRing = action }
      func replaceAll(_ action: @escaping () -> Void) { all.removeAll(); all.append(action) }
    }

    """

  @Test func releaseBeforeTheStoreIsNoRelease() {
    check(
      bell + """
        final class Porter {
          private let bell = Bell()
          var guests = 0
          func one() { bell.renew { self.guests += 1 } }  //= cycle while_kept proven self
          func many() { bell.replaceAll { self.guests += 1 } }  //= cycle while_kept proven self
        }
        """)
  }

  @Test func aSetterThatIsGivenNothingEmpties() {
    check(
      bell + """
        final class Porter {
          private let bell = Bell()
          var guests = 0
          func begin() { bell.set { self.guests += 1 } }  //= cycle while_kept proven self by_other_method
          func end() { bell.set(nil) }
        }
        final class Guard {
          private let bell = Bell()
          var guests = 0
          func begin() { bell.set { self.guests += 1 } }  //= cycle while_kept proven self by_uncalled_method
          func end() { bell.set(nil) }
        }
        func end(_ porter: Porter) { porter.end() }
        """)
  }

  @Test func aSetterThatIsGivenSomethingElseReplaces() {
    check(
      bell + """
        final class Porter {
          private let bell = Bell()
          var guests = 0
          func tryOut() {
            bell.set { self.guests += 1 }  //= none self
            bell.set {}
          }
        }
        """)
  }

  @Test func releasedAndRestoredOnEveryPath() {
    check(
      bell + """
        final class Porter {
          private let bell = Bell()
          var guests = 0
          func start() { bell.onRing = { self.guests += 1 } }  //= cycle while_kept proven self
          func restart() { bell.onRing = nil; start() }
        }
        final class Maid {
          private let bell = Bell()
          var guests = 0
          func start() { bell.onRing = { self.guests += 1 } }  //= cycle while_kept proven self by_uncalled_method
          func restart(_ isLate: Bool) { bell.onRing = nil; if !isLate { start() } }
        }
        """)
  }

  /// What is deferred runs last, wherever it is written.
  @Test func deferRunsLast() {
    check(
      """
      final class Desk {
        var slots: [String: () -> Void] = [:]
        var visits = 0
        func open() {
          defer { slots["a"] = { self.visits += 1 } }  //= cycle while_kept proven self
          slots["a"] = nil
        }
        func visit() {
          defer { slots["b"] = nil }
          slots["b"] = { self.visits += 1 }  //= none self
          visits += 1
        }
      }
      """)
  }

  /// Whoever calls the code has it filled again, and what only this code calls beforehand ends nothing of it.
  @Test func callingTheStoringCodeIsNoRelease() {
    check(
      """
      final class Desk {
        var slots: [String: () -> Void] = [:]
        var visits = 0
        func open() {
          defer { slots["a"] = { self.visits += 1 } }  //= cycle while_kept proven self
          slots["a"] = nil
        }
      }
      final class Shelf {
        var slots: [String: () -> Void] = [:]
        var visits = 0
        func open() {
          func act() { self.visits += 1 }
          slots["a"] = act  //= cycle while_kept proven self
          slots["a"] = nil
          slots["a"] = act
        }
      }
      final class Counter {
        var slot: (() -> Void)?
        var visits = 0
        func close() { slot = nil }
        func open() {
          defer { slot = { self.visits += 1 } }  //= cycle while_kept proven self by_uncalled_method
          close()
        }
      }
      final class Till {
        var slot: (() -> Void)?
        var visits = 0
        func close() { slot = nil }
        func open() {
          slot = { self.visits += 1 }  //= none self
          close()
        }
      }
      func work(_ desk: Desk, _ shelf: Shelf, _ counter: Counter, _ till: Till) {
        desk.open()
        shelf.open()
        counter.open()
        till.open()
      }
      """)
  }

  /// The same where the property is another object's, of whose methods the storing code says nothing itself.
  @Test func storeIntoAnotherObjectRunsLast() {
    check(
      """
      final class Bell { var ring: (() -> Void)? }
      final class Porch {
        let bell = Bell()
        var visits = 0
        func close() { bell.ring = nil }
        func open() {
          defer { bell.ring = { self.visits += 1 } }  //= cycle while_kept proven self by_uncalled_method
          close()
        }
      }
      final class Gate {
        let bell = Bell()
        var visits = 0
        func close() { bell.ring = nil }
        func open() {
          bell.ring = { self.visits += 1 }  //= none self
          close()
        }
      }
      final class Lift {
        let bell = Bell()
        var later: (() -> Void)?
        var visits = 0
        func close() { bell.ring = nil }
        func open() {
          bell.ring = { self.visits += 1 }  //= cycle while_kept proven self by_other_method
          later = { [weak self] in self?.close() }
        }
      }
      func work(_ porch: Porch, _ gate: Gate, _ lift: Lift) {
        porch.open()
        gate.open()
        lift.open()
      }
      """)
  }

  /// A closure begins to be kept where it is stored, wherever it is written.
  @Test func releaseBetweenCreationAndStoreIsNoRelease() {
    func code(_ statements: String, _ expected: String) -> String {
      """
      final class Desk {
        var slot: (() -> Void)?
        var slots: [() -> Void] = []
        var visits = 0
        func close() { slot = nil; slots.removeAll() }
        func open() {
          let act = { self.visits += 1 }  //= \(expected)
          \(statements)
        }
      }
      func work(_ desk: Desk) { desk.open() }
      """
    }
    for statements in ["close(); slot = act", "close(); slots.append(act)", "defer { slot = act }; close()"] {
      check(code(statements, "cycle while_kept proven self by_uncalled_method"))
    }
    for statements in ["slot = act; close()", "slots.append(act); close()", "defer { close() }; slot = act"] { check(code(statements, "none self")) }
  }

  /// A collection that a callee empties is still there, and takes what is put into it then.
  @Test func clearedCollectionCanBeRefilled() {
    for store in ["slots.append { self.visits += 1 }", "slots += [{ self.visits += 1 }]", "add { self.visits += 1 }"] {
      check(
        """
        final class Desk {
          var slots: [() -> Void] = []
          var visits = 0
          func clear() { slots.removeAll() }
          func add(_ action: @escaping () -> Void) { slots.append(action) }
          func open() {
            clear()
            \(store)  //= cycle while_kept proven self by_uncalled_method
          }
        }
        func work(_ desk: Desk) { desk.open() }
        """)
    }
    check(
      """
      final class Desk {
        var slots: [() -> Void]? = []
        var other: [() -> Void]? = []
        var visits = 0
        func clear() { slots?.removeAll(); other = nil }
        func open() {
          clear()
          slots!.append { self.visits += 1 }  //= cycle while_kept proven self by_uncalled_method
          other?.append { self.visits += 1 }  //= none self
        }
      }
      func work(_ desk: Desk) { desk.open() }
      """)
  }

  /// Where a property is known to be empty, the code goes on behind `?.` as well.
  @Test func codeContinuesAfterANilChain() {
    for (before, behind) in [("other = nil", "other?()"), ("clear()", "other?()"), ("other = nil; other?()", ""), ("clear()", "if let other { other() }")] {
      check(
        """
        final class Desk {
          var slot: (() -> Void)?
          var other: (() -> Void)?
          var visits = 0
          func clear() { other = nil }
          func open() {
            \(before)
            slot = { self.visits += 1 }  //= cycle while_kept proven self
            \(behind)
          }
        }
        func work(_ desk: Desk) { desk.open() }
        """)
    }
  }

  @Test func emptyPropertyIsFilledOnDemand() {
    check(
      """
      final class Motor { var onStop: (() -> Void)? }
      final class Tug {
        private var motor: Motor?
        var stops = 0
        func inspect(_ isWorn: Bool) {
          if isWorn { motor = nil }
          if motor == nil {
            motor = Motor()
            motor?.onStop = { self.stops += 1 }  //= cycle while_kept proven self
          }
        }
      }
      """)
  }

  /// A closure that runs later reads what is stored behind it.
  @Test func escapingClosureSeesLaterStores() {
    check(
      """
      import Dispatch
      final class Tray { var onEmpty: (() -> Void)? }
      final class Waiter {
        private var tray: Tray?
        var refills = 0
        func begin() {
          DispatchQueue.main.async { [weak self] in
            guard let self else { return }
            self.tray?.onEmpty = { self.refills += 1 }  //= cycle while_kept proven self
          }
          tray = Tray()
        }
      }
      """)
  }

  @Test func emptyLiteralsAreCollections() {
    check(
      """
      final class Fair {
        var acts: [String: () -> Void] = [:]
        var visitors = 0
        func plan() {
          var acts: [String: () -> Void] = [:]
          acts["main"] = { self.visitors += 1 }  //= cycle while_kept proven self
          self.acts = acts
        }
      }
      """)
  }

  @Test func thrownErrorReachesItsCatch() {
    check(
      """
      struct Refusal: Error { let retry: () -> Void }
      final class Form {
        var onRetry: (() -> Void)?
        var tries = 0
        func send() throws { throw Refusal(retry: { self.tries += 1 }) }  //= cycle while_kept proven self
        func submit() {
          do { try send() } catch let refusal as Refusal { onRetry = refusal.retry } catch {}
        }
      }
      """)
  }

  @Test func manyDifferentSteps() {
    check(
      """
      final class E { var onEnd: (() -> Void)? }
      final class D { let e = E() }
      final class C { let d = D() }
      final class B { let c = C() }
      final class A {
        let list: [String: B] = [:]
        var ends = 0
        func begin() { list["x"]?.c.d.e.onEnd = { self.ends += 1 } }  //= cycle while_kept proven self
      }
      """)
  }

  /// A place of a tuple is a place of its own.
  @Test func placesOfATuple() {
    for (place, said) in [("end", "none self"), ("begin", "cycle while_kept proven self")] {
      check(
        """
        final class Gesture {
          private var pair: (begin: (() -> Void)?, end: (() -> Void)?) = (nil, nil)
          func log() {}
          func connect() {
            pair = ({ self.log() }, nil)  //= \(said)
            pair = (pair.end, pair.begin)
            pair.\(place) = nil
          }
        }
        """)
    }
  }

  /// A run that makes the closure and then stores it only on some of its ways is not meant to end the one before.
  @Test func releaseBeforeTheClosurePrecedesItsStore() {
    check(
      """
      final class Porter {
        private var slot: (() -> Void)?
        var guests = 0
        private let isBusy: Bool
        init(isBusy: Bool) { self.isBusy = isBusy }
        func open() {
          slot = nil
          let act = { self.guests += 1 }  //= cycle while_kept proven self
          guard !isBusy else { return }
          slot = act
        }
      }
      """)
  }
}
