import Foundation

protocol Uploading: Reachable {
  func upload()
}

extension Uploading {
  func uploadWhenOnline() {
    whenOnline { self.upload() } //@ conforming
  }

  func uploadSoon() {
    afterOnline { self.upload() } //@ soon
  }

  func uploadWhenOnlineWeakly() {
    whenOnline { [weak self] in self?.upload() } //@ weakly
  }
}

final class PhotoUploader: Uploading {
  var retryHandlers: [() -> Void] = []
  private(set) var uploads = 0
  func upload() { uploads += 1 }

  func start() {
    whenOnline(upload) //@ start
  }

  func tryNow() {
    ifOnline { uploads += 1 } //@ now
  }
}
