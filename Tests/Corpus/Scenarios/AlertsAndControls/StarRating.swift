import UIKit

final class StarView: UIView {
  private unowned let owner: RatingControl  //@ owner
  let index: Int

  init(index: Int, owner: RatingControl) {
    (self.index, self.owner) = (index, owner)
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }

  func touch() { owner.rating = index + 1 }
}

final class RatingControl: UIControl {
  var rating = 0 { didSet { sendActions(for: .valueChanged) } }
  private(set) var stars: [StarView] = []
  let clearButton = UIButton(type: .system)
  private(set) var cleared = 0

  func addStars() {
    stars = (0..<5).map { StarView(index: $0, owner: self) }
    stars.forEach(addSubview)
    stars[2].touch()
  }

  func addClear() {
    addSubview(clearButton)
    clearButton.addAction(UIAction { _ in  //@ clear
      self.rating = 0
      self.cleared += 1
    }, for: .touchUpInside)
    clearButton.simulateTap()
  }

  func addDoubleTap() {
    let tap = UITapGestureRecognizer(target: self, action: #selector(doubleTapped))  //@ doubleTap
    tap.numberOfTapsRequired = 2
    addGestureRecognizer(tap)
  }

  @objc private func doubleTapped() { rating = 5 }
}

final class ReviewForm: UIViewController {
  let control = RatingControl()
  private let submit = UIButton(type: .system)
  private var menuButton: UIBarButtonItem?
  private(set) var sent = 0

  func bindRating() {
    view.addSubview(control)
    control.addAction(UIAction { action in  //@ rating
      self.title = "\((action.sender as? RatingControl)?.rating ?? 0) stars"
    }, for: .valueChanged)
    control.rating = 4
  }

  func bindSubmit() {
    view.addSubview(submit)
    submit.addTarget(self, action: #selector(send), for: .touchUpInside)  //@ submit
    submit.simulateTap()
  }

  @objc private func send() { sent += 1 }
}

final class StoreReviewFlow {
  let root = UIViewController()

  func showForm() -> ReviewForm {
    let form = ReviewForm()
    root.present(form, animated: true)
    return form
  }

  func dismissForm() { root.dismiss(animated: true) }
}

extension StoreReviewFlow {
  func askForReview() {
    let form = showForm()
    form.bindRating()
    form.control.addStars()
    form.control.addClear()
    form.control.addDoubleTap()
    form.bindSubmit()
    dismissForm()
  }
}
