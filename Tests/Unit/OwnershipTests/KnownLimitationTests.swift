import Testing

/// Answers that are known to be wrong, and why. Who mends one takes its test to those of that law.
@Suite struct KnownLimitationTests {
  /// Both ways empty it. Said is that one does not.
  @Test func deferBodyMergesItsEntryPaths() {
    checkKnownMistake(
      "the body of a `defer` is in the control flow once: a way that comes from the scope's end can go on like the `return`",
      """
      final class Pump {
        var onStop: (() -> Void)?
        func run(_ isLate: Bool) {
          onStop = { self.stop() }  //= cycle while_kept proven self by_same_code, in truth none self
          do {
            defer { print("done") }
            if isLate { onStop = nil; return }
          }
          onStop = nil
        }
        func stop() {}
      }
      """)
  }

  /// Without a log nothing is emptied. Said is that nobody keeps the closure.
  @Test func optionalChainIsAssumedToRun() {
    checkKnownMistake(
      "what stands behind `?.` is taken to run",
      """
      final class Log { func note(_ count: Int) {} }
      final class Pump {
        var onStop: (() -> Void)?
        func run(_ log: Log?) {
          onStop = { self.stop() }  //= none self, in truth cycle while_kept proven self by_same_code
          log?.note(clear())
        }
        func clear() -> Int { onStop = nil; return 1 }
        func stop() {}
      }
      """)
  }

  /// Where it is stored it is emptied. Said is that it may be stored and not emptied.
  @Test func correlatedConditionsAreForgottenAtJoins() {
    checkKnownMistake(
      "states are joined where ways meet: what a condition has said is forgotten there",
      """
      final class Pump {
        var onStop: (() -> Void)?
        func run(_ isOn: Bool) {
          if isOn { onStop = { self.stop() } }  //= cycle while_kept proven self by_same_code, in truth none self
          print("between")
          if isOn { onStop = nil }
        }
        func chosen(_ isOn: Bool) {
          let action: () -> Void = isOn ? { self.stop() } : {}  //= cycle while_kept proven self by_same_code, in truth none self
          onStop = action
          if isOn { onStop = nil }
        }
        func stop() {}
      }
      """)
  }

  /// The coordinator keeps the screen, and the screen the coordinator. Said is that no way leads back.
  @Test func weakPropertyTargetIsUnknown() {
    checkKnownMistake(
      "which object a weak property of another object refers to is not known where that object's own code runs",
      """
      final class Screen {
        weak var coordinator: Coordinator?
        var onDone: (() -> Void)?
        func bind() {
          guard let coordinator else { return }
          onDone = { coordinator.finish() }  //= object while_kept proven coordinator, in truth cycle while_kept proven coordinator
        }
      }
      final class Coordinator {
        var screens: [Screen] = []
        var count = 0
        func show() {
          let screen = Screen()
          screen.coordinator = self
          screens.append(screen)
        }
        func finish() { count += 1 }
      }
      """)
  }
}
