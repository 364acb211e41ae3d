import Foundation

/// Computes `transform(0)`, …, on several threads that each have a large stack: swift-syntax recurses on the depth of its input.
func mapOnLargeStacks<State, Result: Sendable>(
  count: Int, jobs: Int, state makeState: @escaping @Sendable () -> State,
  _ transform: @escaping @Sendable (inout State, Int) -> Result
) -> [Result] {
  let results = Results<Result>(count: count)
  let workers = max(1, min(jobs, count))
  let finished = DispatchSemaphore(value: 0)
  for worker in 0..<workers {
    let thread = Thread {
      var state = makeState()
      for index in stride(from: worker, to: count, by: workers) { results.set(index, transform(&state, index)) }
      finished.signal()
    }
    thread.stackSize = 1 << 29
    thread.start()
  }
  for _ in 0..<workers { finished.wait() }
  return results.all
}

/// Where the threads put what they have computed.
private final class Results<Result: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var slots: [Result?]

  init(count: Int) { slots = Array(repeating: nil, count: count) }

  func set(_ index: Int, _ result: Result) { lock.withLock { slots[index] = result } }

  var all: [Result] { lock.withLock { slots.compactMap { $0 } } }
}
