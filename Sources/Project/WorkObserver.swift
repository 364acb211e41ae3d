/// Receives the files that a run works on, so that the process can continue after a failure without the file of that failure.
///
/// The calls come from any thread, and have to be fast.
public struct WorkObserver: Sendable {
  /// Called by each thread with the display path of the file that it starts to work on, and with `nil` when it has finished that.
  public let worksOn: @Sendable (_ path: String?) -> Void
  /// Called with the display path of a file that was left out after a failure and is tried again.
  public let takesBack: @Sendable (_ path: String) -> Void
  /// Called before something is used that an earlier run has stored.
  public let usesStores: @Sendable () -> Void

  public init(
    worksOn: @escaping @Sendable (_ path: String?) -> Void, takesBack: @escaping @Sendable (_ path: String) -> Void,
    usesStores: @escaping @Sendable () -> Void
  ) {
    self.worksOn = worksOn
    self.takesBack = takesBack
    self.usesStores = usesStores
  }

  /// Ignores all calls.
  public static let none = WorkObserver(worksOn: { _ in }, takesBack: { _ in }, usesStores: {})
}
