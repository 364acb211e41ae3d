import CorpusProbe
import CorpusUIKit

@MainActor private func open(_ probe: Probe, child: Bool = false, _ make: (UINavigationController) -> Coordinator) {
  let router = AppRouter()
  router.open(make)
  if let current = router.current { probe.watch(child ? current.children[0] : current) }
  router.enter("0000")
  router.close()
}

public let places: [Place] = [
  Place("editParent", decidedBy: .program) { open($0, EditingVaultCoordinator.init) },
  Place("shareRouter", rule: "mutual_ownership_cycle", decidedBy: .program, repaired: "  unowned let router: Coordinator") { open($0, SharingVaultCoordinator.init) },
  Place("unlocked", rule: "stored_closure_cycle", decidedBy: .program, capture: "child") { open($0, child: true, UnlockingVaultCoordinator.init) },
  Place("onboarded", decidedBy: .program, capture: "child") { open($0, child: true, OnboardingCoordinator.init) },
  Place("changed", rule: "stored_closure_cycle", decidedBy: .program, repaired: "    child.onFinish = { [weak self] in self?.changed() }") { open($0, SettingsCoordinator.init) },
]
