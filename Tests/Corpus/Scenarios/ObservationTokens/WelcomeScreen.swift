import RxCocoa
import RxSwift
import UIKit

protocol WelcomeView: AnyObject {
  var startTapped: Observable<Void> { get }
  var helpTapped: Observable<Void> { get }
  func show(_ text: String)
}

final class WelcomeScreen: UIViewController, WelcomeView {
  let start = UIButton()
  let help = UIButton()
  let skip = UIButton()
  private(set) var texts: [String] = []
  private let bag = DisposeBag()
  var presenter: WelcomePresenter?
  var guide: WelcomeGuide?

  var startTapped: Observable<Void> { start.rx.tap.map { $0 } }
  var helpTapped: Observable<Void> { help.rx.controlEvent(.touchUpInside) }

  func show(_ text: String) { texts.append(text) }

  func bindSkip() {
    skip.rx.tap.subscribe(onNext: { self.show("skip") }).disposed(by: bag) //@ skip
  }
}

final class WelcomePresenter {
  weak var view: WelcomeView?
  private let pages = PublishSubject<Int>()
  private let bag = DisposeBag()
  private(set) var starts = 0

  func bindStart() {
    view?.startTapped
      .subscribe(onNext: { self.starts += 1 }) //@ start
      .disposed(by: bag)
  }

  func bindHelp() {
    guard let view = view else { return }
    view.helpTapped
      .map { "help" }
      .subscribe(onNext: { [weak view] in //@ help
        self.starts += 1
        view?.show($0)
      })
      .disposed(by: bag)
  }

  func bindPages() {
    pages.subscribe(onNext: { self.starts += $0 }).disposed(by: bag) //@ pages
  }
}

final class WelcomeGuide {
  weak var view: WelcomeView?
  private let bag = DisposeBag()
  private(set) var starts = 0

  func bindShowing() {
    guard let view = view else { return }
    view.startTapped
      .subscribe(onNext: { //@ showing
        self.starts += 1
        view.show("start")
      })
      .disposed(by: bag)
  }
}

final class WelcomeFlow {
  private var screen: WelcomeView?
  private let bag = DisposeBag()
  private(set) var taps = 0

  init(_ screen: WelcomeView) { self.screen = screen }

  func bind() {
    screen?.startTapped.subscribe(onNext: { self.taps += 1 }).disposed(by: bag) //@ flow
  }
}
