/// A counter for one thread.
final class StepCounter {
  var count = 0
}
