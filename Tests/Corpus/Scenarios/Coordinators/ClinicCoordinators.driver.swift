import CorpusProbe

public let places: [Place] = [
  Place("navigation", decidedBy: .program) { probe in
    let clinic = ClinicCoordinator()
    probe.watch(clinic)
    probe.watch(clinic.navigation)
    clinic.consent()
  },
  Place("pharmacyParent", rule: "mutual_ownership_cycle", decidedBy: .program, repaired: "  private unowned let parent: ClinicCoordinator") { probe in
    let clinic = ClinicCoordinator()
    probe.watch(clinic)
    clinic.openPharmacy()
  },
  Place("select", rule: "stored_closure_cycle", decidedBy: .program, repaired: "    model.onSelect = { [weak self] in self?.showPatient($0) }") { probe in
    let clinic = ClinicCoordinator()
    probe.watch(clinic)
    clinic.showPatients().model.select(0)
  },
  Place("admission", rule: "stored_closure_cycle", decidedBy: .program, capture: "admission", repaired: "    admission.onFinish = { [weak self, unowned admission] in") { probe in
    let clinic = ClinicCoordinator()
    probe.watch(clinic.admit(3))
  },
  Place("consent", decidedBy: .program) { probe in
    let clinic = ClinicCoordinator()
    probe.watch(clinic)
    clinic.consent()
    probe.watch(clinic.navigation)
  },
]
