import Dispatch
import Synchronization

/// The results of one `parallelMap`. Each index is written by exactly one thread.
@usableFromInline struct ResultSlots<Result>: @unchecked Sendable {
  @usableFromInline let slots: UnsafeMutableBufferPointer<Result>
  @inlinable init(slots: UnsafeMutableBufferPointer<Result>) { self.slots = slots }
}

/// The next index that no thread has taken.
@usableFromInline final class IndexCounter: Sendable {
  private let next = Atomic<Int>(0)
  @usableFromInline init() {}
  /// Reserves a number of indices for the caller; returns the first.
  @usableFromInline func take(_ count: Int) -> Int { next.add(count, ordering: .relaxed).oldValue }
}

/// Computes `transform(0)`, …, `transform(count - 1)` on up to `jobs` threads.
///
/// Results are in index order, independent of thread timing. Inlinable: unspecialised code would cost more time per index than the work of incremental runs.
@inlinable public func parallelMap<Result: Sendable>(
  count: Int, jobs: Int, _ transform: @Sendable (Int) -> Result
) -> [Result] {
  parallelMap(count: count, jobs: jobs, state: {}) { _, index in transform(index) }
}

/// As above, but can be cancelled.
///
/// - Parameter isWanted: Called before each index by any thread: false if the result is no longer needed.
/// - Returns: `nil` if the result is no longer needed.
@inlinable public func parallelMap<Result: Sendable>(
  count: Int, jobs: Int, while isWanted: @Sendable () -> Bool, _ transform: @Sendable (Int) -> Result
) -> [Result]? {
  let results = parallelMap(count: count, jobs: jobs) { isWanted() ? transform($0) : nil }
  var all: [Result] = []
  all.reserveCapacity(results.count)
  for result in results {
    guard let result else { return nil }
    all.append(result)
  }
  return all
}

/// As above; each thread creates its own `state` (a parser, a buffer) and passes it to every call.
@inlinable public func parallelMap<State, Result: Sendable>(
  count: Int, jobs: Int, state makeState: @Sendable () -> State, _ transform: @Sendable (inout State, Int) -> Result
) -> [Result] {
  if jobs <= 1 || count <= 1 {
    var state = makeState()
    return (0..<count).map { transform(&state, $0) }
  }
  let workers = ThreadRoom.suffices(for: min(jobs, count)) ? min(jobs, count) : 1
  return Array(unsafeUninitializedCapacity: count) { slots, initializedCount in
    let results = ResultSlots(slots: slots)
    // Each thread takes the next few free indices, so that no thread waits for another at the end.
    let next = IndexCounter()
    let step = max(1, min(64, count / (workers * 32)))
    DispatchQueue.concurrentPerform(iterations: workers) { _ in
      var state = makeState()
      while true {
        let start = next.take(step)
        if start >= count { break }
        for index in start..<min(start + step, count) { results.slots.initializeElement(at: index, to: transform(&state, index)) }
      }
    }
    initializedCount = count
  }
}

/// Computes two values, in parallel if `jobs` allows it.
///
/// The second gets a thread of its own. As parts of one `parallelMap` each would run its own parallel work on a single thread, because the library divides
/// its threads among nested loops.
public func inParallel<First: Sendable, Second: Sendable>(
  jobs: Int, _ first: @Sendable () -> First, _ second: @Sendable () -> Second
) -> (First, Second) {
  guard jobs > 1, ThreadRoom.suffices(for: 1) else { return (first(), second()) }
  return withoutActuallyEscaping(second) { second in
    let result = Mutex<Second?>(nil)
    let group = DispatchGroup()
    let work = DispatchWorkItem {
      let value = second()
      result.withLock { $0 = value }
    }
    DispatchQueue.global(qos: .userInitiated).async(group: group, execute: work)
    let value = first()
    group.wait()
    return (value, result.withLock { $0! })
  }
}

/// Frees a value in another thread: freeing the parts of a whole program takes a while.
public func discard<Value: Sendable>(_ value: Value) {
  guard ThreadRoom.suffices(for: 1) else { return }
  DispatchQueue.global(qos: .utility).async { withExtendedLifetime(value) {} }
}
