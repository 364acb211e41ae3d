import Foundation

final class UploadRequest {
  let path: String
  private var startHandlers: [() -> Void] = []
  private var finishHandler: ((Int) -> Void)?

  init(_ path: String) { self.path = path }

  func onStart(_ handler: @escaping () -> Void) -> Self {
    startHandlers.append(handler)
    return self
  }

  func onFinish(_ handler: @escaping (Int) -> Void) -> Self {
    finishHandler = handler
    return self
  }

  @discardableResult
  func resume() -> Self {
    startHandlers.forEach { $0() }
    finishHandler?(path.count)
    finishHandler = nil
    return self
  }
}

final class UploadHistory {
  static let shared = UploadHistory()
  private var requests: [UploadRequest] = []
  func record(_ request: UploadRequest) { requests.append(request) }
}

final class UploadScreen {
  private var request: UploadRequest?
  private(set) var isBusy = false
  private(set) var sent = 0

  func upload(_ path: String) {
    request = UploadRequest(path)
      .onStart { self.isBusy = true }  //@ start
      .onFinish { [weak self] bytes in self?.sent += bytes }
      .resume()
  }

  func uploadNow(_ path: String) {
    UploadRequest(path)
      .onStart { self.isBusy = true }  //@ begin
      .onFinish { self.sent += $0 }  //@ sent
      .resume()
  }

  func uploadTracked(_ path: String) {
    request = UploadRequest(path)
      .onFinish { self.sent += $0 }  //@ tracked
      .resume()
  }

  func uploadRecorded(_ path: String) {
    let request = UploadRequest(path)
      .onStart { [weak self] in self?.isBusy = true }
      .onStart { self.sent = 0 }  //@ recorded
    UploadHistory.shared.record(request.resume())
  }
}
