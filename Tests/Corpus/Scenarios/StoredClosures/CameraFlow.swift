import AVFoundation
import UIKit

final class CameraSession {
  var onPhoto: ((Data) -> Void)?
  var onError: ((String) -> Void)?
  private(set) var isRunning = false

  func start() { isRunning = true }

  func capture() {
    if isRunning { onPhoto?(Data([1, 2, 3])) } else { onError?("not running") }
  }

  func stop() {
    isRunning = false
    onPhoto = nil
  }
}

final class ReviewController: UIViewController {
  let photo: Data
  var onRetake: (() -> Void)?
  var onUse: (() -> Void)?

  init(photo: Data) {
    self.photo = photo
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}

final class PortraitController: UIViewController {
  let camera = CameraSession()
  private var photos: [Data] = []
  private let message = UILabel()

  func askForAccess() {
    AVCaptureDevice.requestAccess(for: .video) { granted in  //@ access
      self.message.isHidden = granted
    }
  }

  func listenForPhotos() {
    camera.onPhoto = { self.photos.append($0) }  //@ photo
    camera.start()
  }

  func listenForErrors() {
    camera.onError = showError  //@ error
    camera.start()
  }

  func review(_ photo: Data) -> ReviewController {
    let review = ReviewController(photo: photo)
    review.onRetake = { [camera] in camera.start() }  //@ retake
    return review
  }

  func quickReview(_ photo: Data) -> ReviewController {
    let review = ReviewController(photo: photo)
    review.onUse = { review.dismiss(animated: true) }  //@ use
    return review
  }

  func close() { camera.stop() }

  private func showError(_ text: String) { message.text = text }
}

final class CameraFlow {
  func takePortrait() {
    let controller = PortraitController()
    controller.askForAccess()
    controller.listenForPhotos()
    controller.listenForErrors()
    controller.camera.capture()
    controller.present(controller.review(Data()), animated: true)
    controller.dismiss(animated: true)
    controller.present(controller.quickReview(Data()), animated: true)
    controller.dismiss(animated: true)
    controller.close()
  }
}
