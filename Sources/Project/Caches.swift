import Engine

/// The caches shared by consecutive runs.
struct Caches {
  let store: CacheStore
  let program: ProgramIdentity

  /// - Returns: `nil` if caching is off, or the running program cannot be identified.
  init?(_ options: LintOptions, _ observer: WorkObserver, program: ProgramIdentity? = .running) {
    guard let folder = options.cacheFolder, let program else { return nil }
    store = CacheStore(folder: folder, isRead: !options.failedFiles.leavesOutStores, willUse: observer.usesStores)
    self.program = program
  }
}
