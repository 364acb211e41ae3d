import Engine

/// Where a run keeps what the next one can use.
struct Caches {
  let store: CacheStore
  let program: ProgramIdentity

  /// - Returns: `nil` where nothing is to be kept, or the running program cannot be told from others.
  init?(_ options: LintOptions, program: ProgramIdentity? = .running) {
    guard let folder = options.cacheFolder, let program else { return nil }
    store = CacheStore(folder: folder)
    self.program = program
  }
}
