import UIKit

final class FrameSource {
  var onFrame: ((Data) -> Void)?
  private(set) var isRunning = false
  func start() { isRunning = true }
  func deliver(_ data: Data) { if isRunning { onFrame?(data) } }
  func stop() {
    isRunning = false
    onFrame = nil
  }
}

final class ExposureControl: UIView {
  let slider = UISlider()
  var didChange: ((Float) -> Void)?
  func move(to value: Float) {
    slider.value = value
    didChange?(value)
  }
}

final class FocusAnimator {
  private(set) var link: CADisplayLink?
  private(set) var phase = 0.0

  func begin() {
    link = CADisplayLink(target: self, selector: #selector(step))  //@ focus
    link?.add(to: .main, forMode: .common)
  }

  @objc func step(_ link: CADisplayLink) { phase += link.duration }
}

final class ShutterAnimator {
  private var link: CADisplayLink?
  private var frames = 0

  func begin() {
    link = CADisplayLink(target: self, selector: #selector(step))  //@ shutter
    link?.add(to: .main, forMode: .common)
  }

  @objc func step(_ link: CADisplayLink) {
    frames += 1
    if frames == 2 { link.invalidate() }
  }
}

final class CameraViewController: UIViewController {
  let source = FrameSource()
  let exposure = ExposureControl()
  private(set) var focus: FocusAnimator?
  private(set) var shutter: ShutterAnimator?
  private var lastFrame = Data()
  private var bias: Float = 0

  override func viewWillAppear(_ animated: Bool) {
    source.onFrame = { frame in  //@ frames
      self.lastFrame = frame
    }
    source.start()
  }

  override func viewDidDisappear(_ animated: Bool) {
    source.stop()
  }

  func enableExposure() {
    let apply: (Float) -> Void = { value in  //@ exposure
      self.bias = value
    }
    exposure.didChange = apply
  }

  func tapToFocus() {
    let animator = FocusAnimator()
    animator.begin()
    focus = animator
  }

  func takePhoto() {
    let animator = ShutterAnimator()
    animator.begin()
    shutter = animator
  }
}

final class CameraFlow {
  private let root = UIViewController()
  private(set) weak var camera: CameraViewController?

  func open() -> CameraViewController {
    let camera = CameraViewController()
    root.present(camera, animated: true)
    self.camera = camera
    return camera
  }

  func done() { root.dismiss(animated: true) }
}
