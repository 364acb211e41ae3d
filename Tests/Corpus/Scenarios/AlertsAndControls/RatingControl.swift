import UIKit

final class RatingControl: UIControl {
  var onChange: ((Int) -> Void)?
  var format: (Int) -> String = { "\($0)" }
  private(set) var value = 0

  func setValue(_ value: Int) {
    self.value = value
    onChange?(value)
    accessibilityLabel = format(value)
    sendActions(for: .valueChanged)
  }
}

final class ControlPool {
  private var free: [RatingControl] = []
  func take() -> RatingControl { free.popLast() ?? RatingControl() }
  func recycle(_ control: RatingControl) { free.append(control) }
}

final class ReviewForm: UIView {
  private let rating = RatingControl()
  private let label = UILabel()
  private lazy var clearButton = UIButton(primaryAction: UIAction(title: "Clear") { _ in  //@ clearButton
    self.rating.setValue(0)
  })

  func bindRating() {
    rating.onChange = showValue  //@ ratingChange
    rating.setValue(4)
  }

  func bindTarget() {
    rating.addTarget(self, action: #selector(ratingChanged), for: .valueChanged)  //@ ratingTarget
    rating.setValue(3)
  }

  func bindFormat() {
    rating.format = Self.stars  //@ ratingFormat
    rating.setValue(2)
  }

  func addClearButton() { addSubview(clearButton) }

  @objc private func ratingChanged() { label.text = "\(rating.value)" }
  private func showValue(_ value: Int) { label.text = "\(value) of 5" }
  private static func stars(_ count: Int) -> String { String(repeating: "*", count: count) }
}

final class QuickReview: UIView {
  private let pool: ControlPool
  private let rating: RatingControl
  private let sendButton = UIButton()
  private var score = 0

  init(pool: ControlPool) {
    self.pool = pool
    rating = pool.take()
    super.init(frame: .zero)
    addSubview(rating)
    addSubview(sendButton)
  }

  required init?(coder: NSCoder) { nil }

  func bindScore() {
    rating.onChange = { [unowned self] in score = $0 }  //@ pooledRating
  }

  func bindSend() {
    sendButton.addAction(UIAction { [unowned self] _ in finish() }, for: .touchUpInside)  //@ sendButton
  }

  func send() { sendButton.sendActions(for: .touchUpInside) }

  func finish() {
    rating.removeFromSuperview()
    pool.recycle(rating)
  }
}

final class ReviewScreen {
  private let pool = ControlPool()

  func showForm() {
    let form = ReviewForm()
    form.bindRating()
    form.bindTarget()
    form.bindFormat()
    form.addClearButton()
  }

  func quickReview() {
    var review: QuickReview? = QuickReview(pool: pool)
    review?.bindScore()
    review?.bindSend()
    review?.send()
    review = nil
    pool.take().setValue(5)
  }
}
