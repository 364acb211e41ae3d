import UIKit

struct Photo {
  let number: Int
  var filter: String?
}

final class Shutter {
  var onFire: (() -> Void)?
  var onProgress: ((Int) -> Void)?
  func press() {
    (1...3).forEach { onProgress?($0) }
    onFire?()
  }
}

final class CountdownView: UIView {
  var didFinish: (() -> Void)?
  private(set) var seconds = 3

  func run() {
    seconds = 0
    didFinish?()
  }
}

final class BoothController: UIViewController {
  private let countdown = CountdownView()
  private var photos: [Photo] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(countdown)
    countdown.didFinish = takePhoto  //@ takePhoto
    countdown.run()
  }

  private func takePhoto() { photos.append(Photo(number: photos.count + 1)) }
}

final class StripController: UIViewController {
  private let stack = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(stack)
    let tiles = (1...4).map(makeTile)  //@ makeTile
    tiles.forEach(stack.addArrangedSubview)
  }

  private func makeTile(_ number: Int) -> UIView {
    let tile = UIView()
    tile.tag = number
    stack.spacing = 4
    return tile
  }
}

final class FilterController: UIViewController {
  private let shutter = Shutter()
  private var filter = "mono"
  private(set) var taken: [Photo] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    shutter.onFire = { [weak self] in
      guard let self else { return }
      self.taken.append(Photo(number: self.taken.count, filter: self.filter))
    }
    shutter.onProgress = { _ in  //@ progress
      UIView.animate(withDuration: 0.1) { [weak self] in
        self?.view.alpha = 0.5
      }
    }
    shutter.press()
  }
}

final class FlashController: UIViewController {
  private let overlay = UIView()

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.addSubview(overlay)
    UIView.animate(withDuration: 0.2, animations: { self.overlay.alpha = 0 }) { _ in  //@ flash
      self.overlay.removeFromSuperview()
    }
  }
}

final class PrintController: UIViewController {
  private let button = UIButton()
  private(set) var copies = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(button)
    let more = UIAction(title: "Copy") { _ in  //@ copy
      self.copies += 1
    }
    button.addAction(more, for: .touchUpInside)
  }
}

final class PhotoBooth {
  let stage = UIViewController()

  func enter(_ screen: UIViewController) { stage.present(screen, animated: true) }
  func leave() { stage.dismiss(animated: true) }

  func session() {
    let screens = [BoothController(), StripController(), FilterController(), FlashController(), PrintController()]
    for screen in screens {
      enter(screen)
      leave()
    }
  }
}
