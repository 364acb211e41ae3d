/// Keeps its handlers until it is cancelled; the system keeps one that was started until then.
/// Source: Apple, "NWListener.newConnectionHandler", "cancel()"; Network's listener.h.
public final class NWListener: @unchecked Sendable {
  public enum State { case setup, waiting(NWError), ready, failed(NWError), cancelled }
  public var newConnectionHandler: ((NWConnection) -> Void)?
  public var stateUpdateHandler: ((State) -> Void)?
  public private(set) var state = State.setup
  private var queue = DispatchQueue.main

  public init(using: NWParameters, on port: NWEndpoint.Port = .any) throws {}

  public func start(queue: DispatchQueue) {
    self.queue = queue
    running[ObjectIdentifier(self)] = self
    state = .ready
    queue.async(execute: DispatchWorkItem { [weak self] in self?.stateUpdateHandler?(.ready) })
  }

  public func cancel() {
    state = .cancelled
    queue.async(execute: DispatchWorkItem {
      self.stateUpdateHandler?(.cancelled)
      self.stateUpdateHandler = nil
      self.newConnectionHandler = nil
      running[ObjectIdentifier(self)] = nil
    })
  }

  /// For drivers: a client connects.
  public func simulateConnection() { newConnectionHandler?(NWConnection(host: "client", port: 1, using: .tcp)) }
}

nonisolated(unsafe) private var running: [ObjectIdentifier: NWListener] = [:]
