import UIKit

class RatingView: UIView {
  let button = UIButton(type: .system)
  let slider = UISlider()
  private let resetButton: UIButton
  private(set) var rating = 0

  override init(frame: CGRect) {
    resetButton = UIButton(type: .system, primaryAction: UIAction { _ in print("reset") })  //@ reset
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    let action = UIAction { _ in print("unarchived") }
    resetButton = UIButton(type: .system, primaryAction: action)
    super.init(coder: coder)
    setUp()
  }

  convenience init(stars: Int) {
    self.init(frame: .zero)
    let preview = UIButton(type: .system)
    preview.addAction(UIAction { _ in self.rate(stars) }, for: .touchUpInside)  //@ stars
    preview.sendActions(for: .touchUpInside)
  }

  convenience init(editable: Bool) {
    self.init(frame: .zero)
    guard editable else { return }
    button.addAction(UIAction { _ in self.rate(5) }, for: .touchUpInside)  //@ editable
  }

  private func setUp() {
    addSubview(button)
    addSubview(slider)
    slider.addTarget(self, action: #selector(slid), for: .valueChanged)  //@ slider
    addSubview(resetButton)
  }

  func rate(_ stars: Int) { rating = stars }
  @objc private func slid() { rating = Int(slider.value) }

  deinit {
    button.removeFromSuperview()
  }
}
