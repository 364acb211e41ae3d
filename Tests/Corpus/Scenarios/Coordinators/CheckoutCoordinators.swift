import UIKit

protocol Coordinator: AnyObject {
  var children: [any Coordinator] { get set }
}

extension Coordinator {
  func add(_ child: any Coordinator) { children.append(child) }
  func drop(_ child: any Coordinator) { children.removeAll { $0 === child } }
}

final class AddressController: UIViewController {
  let saveButton = UIButton(type: .system)
  var onPick: ((String) -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    saveButton.addTarget(self, action: #selector(save), for: .touchUpInside)
  }

  @objc private func save() { onPick?("Harbour Street 4") }
}

final class DoneController: UIViewController {
  let doneButton = UIButton(type: .system)
  var onClose: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    doneButton.addTarget(self, action: #selector(close), for: .touchUpInside)
  }

  @objc private func close() { onClose?() }
}

final class AddressCoordinator: Coordinator {
  var children: [any Coordinator] = []
  var onFinish: ((String) -> Void)?
  private let navigation: UINavigationController

  init(navigation: UINavigationController) { self.navigation = navigation }

  func start() {
    let controller = AddressController()
    controller.onPick = { street in //@ pick
      self.navigation.popViewController(animated: true)
      self.onFinish?(street)
    }
    navigation.pushViewController(controller, animated: true)
  }
}

final class ReceiptCoordinator: Coordinator {
  var children: [any Coordinator] = []
  var onFinish: (() -> Void)?
  private let navigation: UINavigationController
  private var controller: DoneController?

  init(navigation: UINavigationController) { self.navigation = navigation }

  func start() {
    let controller = DoneController()
    controller.onClose = { self.finish() } //@ receipt
    self.controller = controller
    navigation.pushViewController(controller, animated: true)
  }

  private func finish() {
    navigation.popViewController(animated: true)
    onFinish?()
  }
}

final class ConfirmCoordinator: Coordinator {
  var children: [any Coordinator] = []
  var onFinish: (() -> Void)?
  private let navigation: UINavigationController
  private var controller: DoneController?

  init(navigation: UINavigationController) { self.navigation = navigation }

  func start() {
    let controller = DoneController()
    controller.onClose = { self.finish() } //@ confirm
    self.controller = controller
    navigation.pushViewController(controller, animated: true)
  }

  private func finish() {
    navigation.popViewController(animated: true)
    controller = nil
    onFinish?()
  }
}

final class CheckoutCoordinator: Coordinator {
  var children: [any Coordinator] = []
  private(set) var street = ""
  private let navigation: UINavigationController

  init(navigation: UINavigationController) { self.navigation = navigation }

  func editDelivery() {
    let child = AddressCoordinator(navigation: navigation)
    child.onFinish = { [weak self, weak child] street in //@ delivery
      self?.street = street
      if let child { self?.drop(child) }
    }
    add(child)
    child.start()
  }

  func editBilling() {
    let child = AddressCoordinator(navigation: navigation)
    child.onFinish = { [weak self] street in //@ billing
      self?.street = street
      self?.drop(child)
    }
    add(child)
    child.start()
  }

  func confirm() {
    let child = ConfirmCoordinator(navigation: navigation)
    child.onFinish = { [weak self, weak child] in
      if let child { self?.drop(child) }
    }
    add(child)
    child.start()
  }

  func showReceipt() {
    let child = ReceiptCoordinator(navigation: navigation)
    child.onFinish = { [weak self, weak child] in
      if let child { self?.drop(child) }
    }
    add(child)
    child.start()
  }
}
