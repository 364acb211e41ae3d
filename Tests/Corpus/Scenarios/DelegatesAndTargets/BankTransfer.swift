import UIKit

protocol TransferServiceDelegate: AnyObject {
  func transferDidFinish(_ reference: String)
}

final class TransferService {
  var delegate: TransferServiceDelegate? //@ serviceDelegate
  private let queue = DispatchQueue(label: "transfers")

  func send(_ amount: Int, completion: @escaping (Result<String, Error>) -> Void) {
    queue.async {
      let reference = "TX-\(amount)"
      DispatchQueue.main.async {
        completion(.success(reference))
        self.delegate?.transferDidFinish(reference)
      }
    }
  }
}

protocol LimitCheckerDelegate: AnyObject {
  func limitChecker(_ checker: LimitChecker, allows amount: Int)
}

final class LimitChecker {
  weak var delegate: LimitCheckerDelegate?
  var limit = 1_000
  func check(_ amount: Int) { if amount < limit { delegate?.limitChecker(self, allows: amount) } }
}

final class TransferViewModel: TransferServiceDelegate, LimitCheckerDelegate {
  private let service: TransferService
  private let checker = LimitChecker()
  private(set) var history: [String] = []
  var onChange: (() -> Void)?
  private var retry: (() -> Void)?
  private var lastAmount = 0

  init(service: TransferService = TransferService()) { self.service = service }

  func trackService() {
    service.delegate = self
  }

  func trackLimits() {
    checker.delegate = self //@ limitDelegate
    checker.check(40)
  }

  func pay(_ amount: Int) {
    lastAmount = amount
    service.send(amount) { result in //@ completion
      if case .success(let reference) = result { self.history.append(reference) }
      self.onChange?()
    }
  }

  func payWithRetry(_ amount: Int) {
    lastAmount = amount
    retry = { //@ retry
      self.pay(self.lastAmount)
    }
  }

  func transferDidFinish(_ reference: String) { history.append(reference) }
  func limitChecker(_ checker: LimitChecker, allows amount: Int) { lastAmount = amount }
}

final class TransferViewController: UIViewController {
  let model = TransferViewModel()
  private let status = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    model.onChange = { [weak self] in //@ change
      guard let self else { return }
      self.status.text = self.model.history.last
    }
  }
}

final class BankingSession {
  func openTransfer() -> TransferViewController {
    let screen = TransferViewController()
    screen.loadViewIfNeeded()
    return screen
  }

  func payRent() -> TransferViewModel {
    let screen = openTransfer()
    screen.model.pay(700)
    return screen.model
  }

  func run() {
    _ = payRent()
    let screen = openTransfer()
    screen.model.trackService()
    screen.model.trackLimits()
    screen.model.payWithRetry(20)
  }
}
