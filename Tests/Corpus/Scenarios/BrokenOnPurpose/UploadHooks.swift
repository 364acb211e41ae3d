final class UploadHooks {
  private var cleanup: (() -> Void)?
  private var onRetry: (() -> Void)?
  private var sent = 0
  private(set) var isCleaned = false

  func prepareCleanup() {
    cleanup = {  //@ cleanup
      self.isCleaned = true
      self.cleanup = nil
    }
  }

  func prepareRetry() {
    onRetry = {  //@ retry
      self.sent = 0
      self.isCleaned = false
    }
  }

  func retry() { onRetry?() }

  func tidy() { cleanup?() }
}

struct UploadSession {
  func close(_ hooks: UploadHooks) {
    hooks.prepareCleanup()
    hooks.tidy()
  }

  func restart(_ hooks: UploadHooks) {
    hooks.prepareRetry()
    hooks.retry()
  }
}
