import UIKit

struct Lot {
  let number: Int
  let title: String
}

class Coordinator {
  private(set) var children: [Coordinator] = []
  var onFinish: ((Coordinator) -> Void)?
  var onCancel: (() -> Void)?

  func start() {}
  func add(_ child: Coordinator) { children.append(child) }
  func remove(_ child: Coordinator) { children.removeAll { $0 === child } }
}

final class Router {
  private var routes: [String: (String) -> Void] = [:]
  func register(_ path: String, _ handler: @escaping (String) -> Void) { routes[path] = handler }
  func open(_ path: String, _ argument: String) { routes[path]?(argument) }
}

final class LotViewController: UIViewController {
  var lot: Lot?
  var onBid: ((Lot) -> Void)?
  func bid() { if let lot { onBid?(lot) } }
}

final class BidViewController: UIViewController {
  private let flow: BidCoordinator  //@ flow
  init(flow: BidCoordinator) {
    self.flow = flow
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  func submit() { flow.place(100) }
}

final class BidCoordinator: Coordinator {
  private var screen: BidViewController?
  private(set) var amounts: [Int] = []

  override func start() { screen = BidViewController(flow: self) }
  func place(_ amount: Int) {
    amounts.append(amount)
    onFinish?(self)
  }
}

final class LotCoordinator: Coordinator {
  private let screen = LotViewController()
  private(set) var bids = 0
  override func start() { screen.lot = Lot(number: 7, title: "Barolo 1961") }

  func takeBids() {
    screen.onBid = { lot in  //@ bid
      self.bids += lot.number
    }
  }

  func bid() { screen.bid() }
}

final class AuctionCoordinator: Coordinator {
  let router = Router()
  private let navigation = UINavigationController(rootViewController: UIViewController())
  private var visited: [String] = []

  func registerRoutes() { router.register("lot", showLot) }  //@ route

  private func showLot(_ number: String) { visited.append(number) }

  func beginLot() -> LotCoordinator {
    let child = LotCoordinator()
    child.onFinish = { [weak self] finished in  //@ finish
      self?.remove(finished)
    }
    add(child)
    child.start()
    return child
  }

  func beginCatalogue() -> Coordinator {
    let child = Coordinator()
    child.onCancel = { [weak self] in  //@ cancel
      self?.remove(child)
    }
    add(child)
    return child
  }

  func beginBid() -> BidCoordinator {
    let child = BidCoordinator()
    add(child)
    child.start()
    return child
  }

  func greet() {
    navigation.present(UIViewController(), animated: false) {  //@ greet
      self.visited.append("welcome")
    }
  }

  func leave() {
    children.forEach(remove)
    navigation.dismiss(animated: false)
  }
}

final class AuctionScene {
  private var root: AuctionCoordinator?

  func connect() {
    let root = AuctionCoordinator()
    self.root = root
    root.registerRoutes()
    root.greet()
    root.beginLot().takeBids()
    _ = root.beginCatalogue()
    _ = root.beginBid()
  }

  func disconnect() {
    root?.leave()
    root = nil
  }
}
