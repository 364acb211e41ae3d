import UIKit

protocol FlowCoordinator: AnyObject {
  func start()
}

final class PatientListModel {
  var onSelect: ((Int) -> Void)?
  private(set) var patients = [11, 12, 13]
  func select(_ index: Int) { onSelect?(patients[index]) }
}

final class PatientListController: UIViewController {
  let model: PatientListModel
  init(model: PatientListModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError() }
}

final class AdmissionCoordinator: FlowCoordinator {
  var onFinish: (() -> Void)?
  private let navigation: UINavigationController  //@ navigation
  private(set) var admitted: [Int] = []

  init(navigation: UINavigationController) { self.navigation = navigation }

  func start() { navigation.pushViewController(UIViewController(), animated: false) }

  func admit(_ patient: Int) {
    admitted.append(patient)
    navigation.popViewController(animated: false)
    onFinish?()
  }
}

final class ConsentCoordinator: FlowCoordinator {
  var onDone: (() -> Void)?
  private(set) var isSigned = false

  func start() {}

  func sign() {
    isSigned = true
    let done = onDone
    onDone = nil
    done?()
  }
}

final class PharmacyCoordinator: FlowCoordinator {
  private let parent: ClinicCoordinator  //@ pharmacyParent
  init(parent: ClinicCoordinator) { self.parent = parent }
  func start() { parent.note("pharmacy") }
}

final class ClinicCoordinator: FlowCoordinator {
  let navigation = UINavigationController(rootViewController: UIViewController())
  private(set) var children: [FlowCoordinator] = []
  private(set) var notes: [String] = []

  func start() {}

  func showPatients() -> PatientListController {
    let model = PatientListModel()
    model.onSelect = showPatient  //@ select
    let list = PatientListController(model: model)
    navigation.pushViewController(list, animated: false)
    return list
  }

  func admit(_ patient: Int) -> AdmissionCoordinator {
    let admission = AdmissionCoordinator(navigation: navigation)
    children.append(admission)
    admission.onFinish = { [weak self] in  //@ admission
      self?.remove(admission)
    }
    admission.start()
    admission.admit(patient)
    return admission
  }

  func consent() {
    let consent = ConsentCoordinator()
    children.append(consent)
    consent.onDone = {  //@ consent
      self.remove(consent)
      self.note("signed")
    }
    consent.start()
    consent.sign()
  }

  func openPharmacy() {
    let pharmacy = PharmacyCoordinator(parent: self)
    children.append(pharmacy)
    pharmacy.start()
  }

  func note(_ text: String) { notes.append(text) }

  private func showPatient(_ id: Int) { note("patient \(id)") }

  private func remove(_ child: FlowCoordinator) { children.removeAll { $0 === child } }
}

final class ClinicScene {
  private var coordinator: ClinicCoordinator?

  func connect() {
    let coordinator = ClinicCoordinator()
    coordinator.start()
    coordinator.showPatients().model.select(1)
    _ = coordinator.admit(12)
    coordinator.consent()
    coordinator.openPharmacy()
    self.coordinator = coordinator
  }

  func disconnect() { coordinator = nil }
}
