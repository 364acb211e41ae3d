import Foundation

struct UploadResult { var bytes: Int }

final class UploadJob {
  private var completion: ((UploadResult) -> Void)?
  private var progress: ((Double) -> Void)?
  private(set) var sent = 0

  func start(size: Int) {
    completion = { result in  //@ completion
      self.sent += result.bytes
    }
    progress = { share in  //@ progress
      self.sent = Int(share * Double(size))
    }
  }

  func startSilently() {
    completion = { result in  //@ silent
      self.sent += result.bytes
    }
  }

  func finish(_ result: UploadResult) {
    completion?(result)
    completion = nil
  }

  func report(_ share: Double) {
    progress?(share)
    if share >= 1 { progress = nil }
  }
}

final class UploadQueue {
  func run(_ job: UploadJob) {
    job.start(size: 100)
    job.report(0.5)
    job.report(1)
    job.finish(UploadResult(bytes: 1))
  }

  func runSilently(_ job: UploadJob) {
    job.startSilently()
    job.finish(UploadResult(bytes: 1))
  }
}
