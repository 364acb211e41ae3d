import UIKit

final class ColorPickerController: UIViewController {
  var onPick: ((String) -> Void)?
  var onPreview: ((String) -> Void)?
  func pick(_ name: String) { onPick?(name) }
}

final class ColorSheet: UIViewController {
  private let swatch = UILabel()
  private var picker: ColorPickerController?
  private let palette = ColorPickerController()

  func choose() {
    let picker = ColorPickerController()
    self.picker = picker
    picker.onPick = { name in  //@ choose
      self.swatch.text = name
      self.dismiss(animated: true)
      self.picker = nil
    }
    present(picker, animated: true)
  }

  func chooseAgain() {
    let picker = ColorPickerController()
    picker.onPick = { [weak self] name in  //@ again
      self?.swatch.text = name
      picker.dismiss(animated: true)
    }
    present(picker, animated: true)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    palette.onPreview = { name in  //@ preview
      self.swatch.text = name
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    palette.onPreview = nil
    palette.view.removeFromSuperview()
  }

  func viewDidUnload() {
    palette.onPick = nil
  }

  func embed() {
    addChild(palette)
    palette.onPick = { name in  //@ embed
      self.swatch.text = name
      self.palette.removeFromParent()
    }
  }

  func confirm(_ name: String) {
    let front = presentedViewController as? ColorPickerController
    (front ?? palette).pick(name)
  }
}
