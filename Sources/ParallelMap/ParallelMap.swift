import Dispatch

/// Where the threads of one `parallelMap` put their results: each index is written by exactly one thread.
private struct ResultSlots<Result>: @unchecked Sendable {
  let slots: UnsafeMutablePointer<Result?>
}

/// Computes `transform(0)`, …, `transform(count - 1)` on up to `jobs` threads.
///
/// The results come in the order of the indices, so that they do not depend on thread timing.
public func parallelMap<Result: Sendable>(
  count: Int, jobs: Int, _ transform: @escaping @Sendable (Int) -> Result
) -> [Result] {
  if jobs <= 1 || count <= 1 { return (0..<count).map(transform) }
  let storage = UnsafeMutablePointer<Result?>.allocate(capacity: count)
  storage.initialize(repeating: nil, count: count)
  defer {
    storage.deinitialize(count: count)
    storage.deallocate()
  }
  let results = ResultSlots(slots: storage)
  let workers = min(jobs, count)
  // Thread `worker` takes every `workers`th index: neighbouring files are of similar size, so the loads stay even.
  DispatchQueue.concurrentPerform(iterations: workers) { worker in
    var index = worker
    while index < count {
      results.slots[index] = transform(index)
      index += workers
    }
  }
  return (0..<count).map { storage[$0]! }
}
