import Foundation

actor SensorHub {
  typealias Handler = @Sendable (Double) async -> Void
  private var handlers: [String: Handler] = [:]
  private var last = 0.0
  private var pump: Task<Void, Never>?
  nonisolated let readings: AsyncStream<Double>
  nonisolated let input: AsyncStream<Double>.Continuation

  init() { (readings, input) = AsyncStream.makeStream(of: Double.self) }

  func remember() {
    handlers["remember"] = { value in await self.store(value) } //@ remember
  }

  func rememberWeakly() {
    handlers["remember"] = { [weak self] value in await self?.store(value) } //@ weakly
  }

  func start() {
    pump = Task { for await value in readings { store(value) } } //@ start
  }

  func calibrate() {
    pump = Task { //@ calibrate
      for step in 0..<3 { store(Double(step)) }
    }
  }

  func announce() {
    input.onTermination = { _ in //@ announce
      Task { await self.store(-1) }
    }
  }

  func finish() {
    input.onTermination = { [last] _ in print("ended at", last) } //@ finish
  }

  private func store(_ value: Double) { last = value }
}
