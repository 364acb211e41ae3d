public enum NWError: Error { case posix(Int32) }

public enum NWEndpoint {
  public struct Host: ExpressibleByStringLiteral {
    public init(_ name: String) {}
    public init(stringLiteral value: String) {}
  }
  public struct Port: ExpressibleByIntegerLiteral {
    public init?(rawValue: UInt16) {}
    public init(integerLiteral value: UInt16) {}
    nonisolated(unsafe) public static let any: Port = 0, http: Port = 80, https: Port = 443
  }
  case hostPort(host: Host, port: Port)
}

public final class NWParameters {
  public static var tcp: NWParameters { NWParameters() }
  public static var udp: NWParameters { NWParameters() }
  public static var tls: NWParameters { NWParameters() }
}

/// Keeps its handlers until they are replaced, also when it has been cancelled. The system keeps
/// a connection that was started until it is cancelled. What `receive` and `send` are handed is
/// called once and let go of.
/// Source: Network's overlay in Swift's repository, NWConnection.swift: the class has a copy of
/// each handler, which `cancel()` leaves as it is. What it says of `cancel()`, that all blocks are
/// released "to break retain cycles", is true of the system's own blocks. The completion of
/// `receive` is called exactly once, with an error where it is outstanding at the cancellation.
/// The class is kept by the state handler that it sets at its creation.
public final class NWConnection: @unchecked Sendable {
  public enum State { case setup, waiting(NWError), preparing, ready, failed(NWError), cancelled }
  public final class ContentContext {
    nonisolated(unsafe) public static let defaultMessage = ContentContext(), finalMessage = ContentContext()
  }
  public enum SendCompletion {
    case contentProcessed((NWError?) -> Void)
    case idempotent
  }
  public typealias Receive = (Data?, ContentContext?, Bool, NWError?) -> Void

  public var stateUpdateHandler: ((State) -> Void)?
  public var viabilityUpdateHandler: ((Bool) -> Void)?
  public private(set) var state = State.setup
  private var pending: [Receive] = []
  private var queue = DispatchQueue.main

  public init(host: NWEndpoint.Host, port: NWEndpoint.Port, using: NWParameters) {}
  public init(to endpoint: NWEndpoint, using: NWParameters) {}

  public func start(queue: DispatchQueue) {
    guard case .setup = state else { return }
    self.queue = queue
    running[ObjectIdentifier(self)] = self
    move(to: .ready)
  }

  public func cancel() {
    if case .cancelled = state { return }
    let waiting = pending
    pending = []
    state = .cancelled
    queue.async(execute: DispatchWorkItem {
      waiting.forEach { $0(nil, nil, true, .posix(89)) }
      self.stateUpdateHandler?(.cancelled)
      running[ObjectIdentifier(self)] = nil
    })
  }

  public func forceCancel() { cancel() }

  public func receive(minimumIncompleteLength: Int, maximumLength: Int, completion: @escaping Receive) {
    if case .cancelled = state {
      queue.async(execute: DispatchWorkItem { completion(nil, nil, true, .posix(89)) })
      return
    }
    pending.append(completion)
  }

  public func receiveMessage(completion: @escaping Receive) { receive(minimumIncompleteLength: 1, maximumLength: .max, completion: completion) }

  public func send(content: Data?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true, completion: SendCompletion) {
    if case .contentProcessed(let processed) = completion { queue.async(execute: DispatchWorkItem { processed(nil) }) }
  }

  private func move(to state: State) {
    self.state = state
    queue.async(execute: DispatchWorkItem { [weak self] in self?.stateUpdateHandler?(state) })
  }

  /// For drivers: data arrives for whoever has asked for it.
  public func simulateReceiving(_ data: Data = Data("hello".utf8), isComplete: Bool = false) {
    if !pending.isEmpty { pending.removeFirst()(data, .defaultMessage, isComplete, nil) }
  }

  /// For drivers: the connection breaks.
  public func simulateFailure() { move(to: .failed(.posix(54))) }
}

nonisolated(unsafe) private var running: [ObjectIdentifier: NWConnection] = [:]
