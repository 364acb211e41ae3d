/// How often something was done; for one thread.
final class StepCounter {
  var count = 0
}
