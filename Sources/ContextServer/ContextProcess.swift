import Dispatch
import LanguageServer
import Project
import Support
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Runs a server of the Model Context Protocol on two descriptors, with a thread for reading and deciding, and one for work.
public final class ContextProcess: Sendable {
  private let input: Int32
  private let output: Int32
  private let state: Mutex<State>
  private let working = DispatchQueue(label: "unretain.tools", qos: .userInitiated)

  private struct State {
    var server: ContextServer
    /// The calls whose results are no longer needed.
    var cancelled: Set<RequestID> = []
  }

  public init(input: Int32, output: Int32) {
    self.input = input
    self.output = output
    state = Mutex(State(server: ContextServer(toolVersion: ToolVersion.number)))
  }

  /// Serves until the input ends, and then answers what was asked.
  public func run(_ runner: ToolRunner) {
    let runner = Confined(runner)
    var decoder = LineDecoder()
    // A client that cannot be read any more is gone.
    _ = readPieces(of: input, size: 1 << 16) { bytes in
      for piece in decoder.take(bytes) { take(piece, runner) }
      return true
    }
    if let piece = decoder.end() { take(piece, runner) }
    working.sync {}
  }

  private func take(_ piece: LineDecoder.Piece, _ runner: Confined) {
    for call in state.withLock({ state in perform(state.server.receive(piece), &state) }) {
      working.async { [self] in
        let result = runner.value.perform(call.call) { !self.state.withLock { $0.cancelled.contains(call.id) } }
        state.withLock { state in
          state.cancelled.remove(call.id)
          if let result { _ = perform(state.server.finish(call.id, result), &state) }
        }
      }
    }
  }

  /// Sends what is to be sent.
  ///
  /// - Returns: The calls to perform.
  private func perform(_ effects: [ContextServer.Effect], _ state: inout State) -> [(id: RequestID, call: ToolCall)] {
    var calls: [(id: RequestID, call: ToolCall)] = []
    for effect in effects {
      switch effect {
      case .send(let message):
        let line = message.json.bytes + [UInt8(ascii: "\n")]
        // The client has closed its end.
        if !line.withUnsafeBufferPointer({ writeAll($0, to: output) }) { _exit(1) }
      case .call(let id, let call): calls.append((id, call))
      case .cancel(let id): state.cancelled.insert(id)
      }
    }
    return calls
  }
}

/// What only the queue of work uses.
private struct Confined: @unchecked Sendable {
  let value: ToolRunner
  init(_ value: ToolRunner) { self.value = value }
}
