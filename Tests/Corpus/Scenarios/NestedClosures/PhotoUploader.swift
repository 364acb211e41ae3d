import Foundation

final class UploadService {
  var onProgress: ((Double) -> Void)?
  var onRetry: ((Int) -> Void)?
  var onStall: (() -> Void)?

  func upload(_ data: Data, completion: @escaping (Result<URL, Error>) -> Void) {
    onProgress?(0.5)
    onRetry?(1)
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.02) {
      completion(.success(URL(fileURLWithPath: "/photos/1")))
    }
  }
}

final class PhotoUploader {
  private let service = UploadService()
  private(set) var progress = 0.0
  private(set) var attempts = 0
  private(set) var isStalled = false
  private(set) var uploaded: [URL] = []

  func showProgress() {
    service.onProgress = { fraction in  //@ progress
      DispatchQueue.main.async { [weak self] in
        self?.progress = fraction
      }
    }
  }

  func showRetries() {
    service.onRetry = { [weak self] attempt in  //@ retries
      DispatchQueue.main.async {
        self?.attempts = attempt
      }
    }
  }

  func upload(_ photo: Data) {
    service.upload(photo) { result in  //@ upload
      DispatchQueue.main.async { [weak self] in
        if case .success(let url) = result { self?.uploaded.append(url) }
      }
    }
  }

  func probeConnection() {
    let service = UploadService()
    service.onStall = {  //@ stall
      DispatchQueue.main.async { [weak self] in
        self?.isStalled = true
      }
    }
    service.upload(Data()) { _ in }
  }
}
