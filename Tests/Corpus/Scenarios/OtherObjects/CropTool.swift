import UIKit

final class CropBox: NSObject {
  dynamic var width = 100.0
  dynamic var angle = 0.0

  func resize(_ width: Double) {
    self.width = width
    didChangeValue(for: \.width)
  }

  func rotate(_ angle: Double) {
    self.angle = angle
    didChangeValue(for: \.angle)
  }
}

final class HandleView: UIView {
  var onDrag: ((Double) -> Void)?
  func drag(_ distance: Double) { onDrag?(distance) }
}

final class SizeLabel: UILabel {
  private var observation: NSKeyValueObservation?

  func follow(_ box: CropBox) {
    observation = box.observe(\.width, options: [.new]) { box, _ in  //@ width
      self.text = "\(box.width)"
    }
  }
}

final class AngleLabel: UILabel {
  private var observation: NSKeyValueObservation?

  func follow(_ box: CropBox) {
    observation = box.observe(\.angle, options: [.new]) { box, _ in  //@ angle
      self.text = "\(box.angle)"
    }
  }

  func unfollow() {
    observation?.invalidate()
    observation = nil
  }
}

final class PhotoExporter {
  static let shared = PhotoExporter()
  private(set) var exports = 0

  func export(width: Double, completion: @escaping (Int) -> Void) {
    exports += 1
    let number = exports
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) { completion(number) }
  }
}

final class CropScreen: UIViewController {
  let box = CropBox()
  private(set) var size: SizeLabel?
  private(set) var angle: AngleLabel?
  private(set) var corner: HandleView?
  private(set) var edge: HandleView?

  func showSize() {
    let size = SizeLabel()
    view.addSubview(size)
    size.follow(box)
    box.resize(80)
    self.size = size
  }

  func showAngle() {
    let angle = AngleLabel()
    view.addSubview(angle)
    angle.follow(box)
    box.rotate(15)
    self.angle = angle
  }

  func showCorner() {
    let corner = HandleView()
    corner.onDrag = { distance in  //@ corner
      corner.frame.size.width += distance
    }
    view.addSubview(corner)
    corner.drag(4)
    self.corner = corner
  }

  func showEdge() {
    let edge = HandleView()
    edge.onDrag = { [box] distance in  //@ edge
      box.resize(box.width + distance)
    }
    view.addSubview(edge)
    edge.drag(4)
    self.edge = edge
  }

  func export() {
    PhotoExporter.shared.export(width: box.width) { [unowned self] number in  //@ export
      self.title = "Export \(number)"
    }
  }

  func showReset() {
    let reset = HandleView()
    reset.onDrag = { [unowned self] _ in  //@ reset
      self.box.rotate(0)
    }
    view.addSubview(reset)
    reset.drag(1)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    angle?.unfollow()
  }
}

final class PhotoFlow {
  private let root = UIViewController()
  private(set) var crop: CropScreen?

  func startCrop() {
    let crop = CropScreen()
    root.present(crop, animated: true)
    self.crop = crop
  }

  func finishCrop() {
    root.dismiss(animated: true)
    crop = nil
  }
}

extension PhotoFlow {
  func straighten() {
    startCrop()
    crop?.showSize()
    crop?.showAngle()
    crop?.showCorner()
    crop?.showEdge()
    crop?.showReset()
    crop?.export()
    finishCrop()
  }
}
