public struct NWPath: Equatable {
  public enum Status { case satisfied, unsatisfied, requiresConnection }
  public var status = Status.satisfied
  public var isExpensive = false
}

/// Keeps its handler until it is cancelled; the system keeps one that was started until then
/// (assumed, the page does not say).
/// Source: Apple, "NWPathMonitor.pathUpdateHandler", "cancel()"; Network's path_monitor.h
/// ("nw_path_monitor_set_update_handler" copies the handler).
public final class NWPathMonitor: @unchecked Sendable {
  public var pathUpdateHandler: ((NWPath) -> Void)?
  public private(set) var currentPath = NWPath()
  private var queue = DispatchQueue.main
  private var isRunning = false

  public init() {}

  public func start(queue: DispatchQueue) {
    guard !isRunning else { return }
    isRunning = true
    self.queue = queue
    running[ObjectIdentifier(self)] = self
    simulatePath(currentPath.status)
  }

  public func cancel() {
    isRunning = false
    pathUpdateHandler = nil
    running[ObjectIdentifier(self)] = nil
  }

  /// For drivers: the network comes or goes.
  public func simulatePath(_ status: NWPath.Status) {
    currentPath.status = status
    queue.async(execute: DispatchWorkItem { [weak self] in
      guard let self, self.isRunning else { return }
      self.pathUpdateHandler?(self.currentPath)
    })
  }
}

nonisolated(unsafe) private var running: [ObjectIdentifier: NWPathMonitor] = [:]
