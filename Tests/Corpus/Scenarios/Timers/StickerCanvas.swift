import UIKit

final class TapRecognizer: UITapGestureRecognizer {
  private var handler: (() -> Void)?

  convenience init(handler: @escaping () -> Void) {
    self.init(target: nil, action: nil)
    self.handler = handler
    addTarget(self, action: #selector(fire))
  }

  @objc private func fire() { handler?() }
}

final class StickerView: UIView {
  private(set) var isFlipped = false
  func flip() { isFlipped.toggle() }
}

final class CanvasViewController: UIViewController {
  let shareButton = UIButton(type: .system)
  private var autosave: Timer?
  private(set) var saves = 0
  private(set) var shares = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    shareButton.addAction(UIAction(title: "Share") { [unowned self] _ in  //@ share
      self.shares += 1
    }, for: .touchUpInside)
    view.addSubview(shareButton)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    autosave = Timer.scheduledTimer(timeInterval: 0.02, target: self, selector: #selector(save), userInfo: nil, repeats: true)  //@ canvasTimer
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    autosave?.invalidate()
  }

  @objc private func save() { saves += 1 }

  func addSticker() -> StickerView {
    let sticker = StickerView()
    sticker.addGestureRecognizer(TapRecognizer {  //@ sticker
      sticker.flip()
    })
    view.addSubview(sticker)
    return sticker
  }

  func removeSticker(_ sticker: StickerView) {
    let animator = UIViewPropertyAnimator(duration: 0.2, curve: .easeOut) { sticker.alpha = 0 }
    animator.addCompletion { _ in  //@ removal
      sticker.removeFromSuperview()
    }
    animator.startAnimation()
  }

  func addPhoto() -> StickerView {
    let photo = StickerView()
    view.addSubview(photo)
    return photo
  }
}

final class SlideshowViewController: UIViewController {
  private var timer: Timer?
  private(set) var slide = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    timer = Timer.scheduledTimer(timeInterval: 0.02, target: self, selector: #selector(advance), userInfo: nil, repeats: true)  //@ slideTimer
  }

  @objc private func advance() { slide += 1 }

  deinit { timer?.invalidate() }
}

final class CaptionViewController: UIViewController {
  private(set) var caption = ""

  func askForCaption() -> UIAlertController {
    let alert = UIAlertController(title: "Caption", message: nil, preferredStyle: .alert)
    let save = UIAlertAction(title: "Save", style: .default) { [weak self] _ in
      self?.caption = "Saved"
    }
    save.isEnabled = false
    alert.addTextField { field in
      NotificationCenter.default.addObserver(forName: UITextField.textDidChangeNotification, object: field, queue: nil) { _ in  //@ captionField
        save.isEnabled = !(field.text ?? "").isEmpty && alert.title != nil
      }
    }
    alert.addAction(save)
    present(alert, animated: true)
    return alert
  }
}

final class StickerApp {
  let navigation = UINavigationController(rootViewController: UIViewController())

  func open<Screen: UIViewController>(_ screen: Screen) -> Screen {
    navigation.pushViewController(screen, animated: false)
    return screen
  }

  func back() { navigation.popToRootViewController(animated: false) }
}
