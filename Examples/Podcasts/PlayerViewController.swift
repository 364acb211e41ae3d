import UIKit

/// A slider that tells where it was dragged to, once the finger is lifted.
final class ScrubberView: UISlider {
  var onScrub: ((Float) -> Void)?

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    onScrub?(value)
  }
}

final class PlayerViewController: UIViewController {
  var onClose: (() -> Void)?

  private let viewModel: PlayerViewModel
  private let scrubber = ScrubberView()
  private let playButton = UIButton(type: .system)
  private let closeButton = UIButton(type: .close)
  private let statusLabel = UILabel()
  private lazy var controls: UIStackView = {
    let stack = UIStackView(arrangedSubviews: [scrubber, playButton, statusLabel, closeButton])
    stack.axis = .vertical
    return stack
  }()

  init(viewModel: PlayerViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("not used") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(controls)
    playButton.addAction(UIAction { [weak self] _ in self?.viewModel.toggle() }, for: .touchUpInside)
    closeButton.addAction(UIAction { [weak self] _ in self?.onClose?() }, for: .touchUpInside)
    scrubber.maximumValue = Float(viewModel.episode.duration)
    scrubber.onScrub = scrubbed
    bind()
    viewModel.start()
  }

  private func bind() {
    viewModel.onStateChange = { state in
      DispatchQueue.main.async {
        self.render(state)
      }
    }
  }

  private func scrubbed(to value: Float) {
    viewModel.seek(to: TimeInterval(value))
    UIImpactFeedbackGenerator(style: .light).impactOccurred()
  }

  private func render(_ state: PlayerViewModel.State) {
    switch state {
    case .playing(let position):
      scrubber.value = Float(position)
      show("Playing")
    case .paused: show("Paused")
    case .loading: show("Loading…")
    case .failed(let message): show(message)
    }
  }

  private func show(_ text: String) {
    guard statusLabel.text != text else { return }
    UIView.transition(with: statusLabel, duration: 0.15, options: .transitionCrossDissolve) {
      self.statusLabel.text = text
    } completion: { _ in
      self.view.setNeedsLayout()
    }
  }
}
