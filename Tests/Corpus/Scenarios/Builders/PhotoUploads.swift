import UIKit

struct UploadCallbacks {
  var progress: (Double) -> Void = { _ in }
  var finished: (Bool) -> Void = { _ in }
}

struct UploadOptions {
  let album: String
  var callbacks = UploadCallbacks()

  func reporting(_ progress: @escaping (Double) -> Void) -> UploadOptions {
    var copy = self
    copy.callbacks.progress = progress
    return copy
  }

  func completing(_ finished: @escaping (Bool) -> Void) -> UploadOptions {
    var copy = self
    copy.callbacks.finished = finished
    return copy
  }
}

final class UploadJob {
  let name: String
  private let callbacks: UploadCallbacks
  fileprivate var response: ResponseReader?

  init(name: String, options: UploadOptions) {
    self.name = name
    callbacks = options.callbacks
  }

  func send(_ part: Double) { callbacks.progress(part) }
  func complete() { callbacks.finished(true) }
}

final class ResponseReader {
  private let job: UploadJob  //@ reader
  private var buffer = ""

  init(job: UploadJob) { self.job = job }

  func read(_ text: String) {
    buffer += text
    if buffer.hasSuffix("\n") { job.send(1) }
  }
}

final class Uploader {
  private var jobs: [UploadJob] = []

  func upload(_ name: String, _ options: UploadOptions) -> UploadJob {
    let job = UploadJob(name: name, options: options)
    jobs.append(job)
    return job
  }

  func uploadReading(_ name: String) -> UploadJob {
    let job = UploadJob(name: name, options: UploadOptions(album: "Raw"))
    job.response = ResponseReader(job: job)
    job.response?.read("ok\n")
    return job
  }

  func complete(_ job: UploadJob) {
    job.complete()
    jobs.removeAll { $0 === job }
  }
}

final class PhotosViewController: UIViewController {
  let uploader = Uploader()
  let progressView = UIProgressView()
  private(set) var uploaded = 0

  func uploadWithProgress() {
    let options = UploadOptions(album: "Trip").reporting { value in  //@ progress
      self.progressView.progress = Float(value)
    }
    let job = uploader.upload("1.jpg", options)
    job.send(0.5)
  }

  func uploadWithBar() {
    let options = UploadOptions(album: "Trip").reporting { [progressView] value in  //@ bar
      progressView.progress = Float(value)
    }
    let job = uploader.upload("2.jpg", options)
    job.send(0.5)
  }

  func uploadAndCount() {
    let base = UploadOptions(album: "Trip")
    let job = uploader.upload("3.jpg", base.completing(count))  //@ count
    job.send(1)
  }

  func uploadAtOnce() {
    let options = UploadOptions(album: "Trip").completing { ok in  //@ once
      if ok { self.uploaded += 1 }
    }
    let job = uploader.upload("4.jpg", options)
    uploader.complete(job)
  }

  private func count(_ ok: Bool) { if ok { uploaded += 1 } }
}

final class PhotosTab {
  private(set) var screen: PhotosViewController?

  func open() -> PhotosViewController {
    let screen = PhotosViewController()
    self.screen = screen
    return screen
  }

  func close() { screen = nil }
}
