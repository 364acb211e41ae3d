import Foundation

final class CaptureDevice: NSObject {
  @objc dynamic var isAdjustingFocus = false
  @objc dynamic var zoom = 1.0
}

final class PhotoOutput {
  func capture(with processor: PhotoProcessor) {
    DispatchQueue.main.async { processor.finish(Data([1, 2, 3])) }
  }
}

final class PhotoProcessor {
  let id: Int
  private let completion: (PhotoProcessor, Data) -> Void
  init(id: Int, completion: @escaping (PhotoProcessor, Data) -> Void) {
    self.id = id
    self.completion = completion
  }
  func finish(_ data: Data) { completion(self, data) }
}

final class FocusIndicator {
  private let device: CaptureDevice
  private var observation: NSKeyValueObservation?
  private(set) var isVisible = false

  init(device: CaptureDevice) { self.device = device }

  func follow() {
    observation = device.observe(\.isAdjustingFocus, options: [.new]) { device, _ in  //@ focus
      self.isVisible = device.isAdjustingFocus
    }
  }
}

final class ZoomDial {
  private let device: CaptureDevice
  private var observation: NSKeyValueObservation?
  private(set) var angle = 0.0

  init(device: CaptureDevice) { self.device = device }

  func follow() {
    observation = device.observe(\.zoom, options: [.new]) { [weak self] device, _ in  //@ zoom
      self?.angle = device.zoom * 90
    }
  }

  func calibrate() {
    observation = device.observe(\.zoom) { device, _ in  //@ calibrate
      self.angle = device.zoom
    }
    device.zoom = 1.5
    observation = nil
  }
}

final class ShutterButton {
  private var observations: [NSKeyValueObservation] = []
  private(set) var isEnabled = true

  func attach(to device: CaptureDevice) {
    observations.append(device.observe(\.isAdjustingFocus, changeHandler: focusChanged))  //@ shutter
  }

  private func focusChanged(_ device: CaptureDevice, _ change: NSKeyValueObservedChange<Bool>) {
    isEnabled = !device.isAdjustingFocus
  }
}

final class CameraSession {
  private let output = PhotoOutput()
  private var processors: [Int: PhotoProcessor] = [:]
  private(set) var photos: [Data] = []

  func takePhoto() {
    let processor = PhotoProcessor(id: processors.count) { processor, data in  //@ photo
      self.photos.append(data)
      self.processors[processor.id] = nil
    }
    processors[processor.id] = processor
    output.capture(with: processor)
  }
}

final class CameraScreen {
  private let device = CaptureDevice()

  func open() {
    let indicator = FocusIndicator(device: device)
    indicator.follow()
    let dial = ZoomDial(device: device)
    dial.calibrate()
    dial.follow()
    ShutterButton().attach(to: device)
    CameraSession().takePhoto()
  }
}
