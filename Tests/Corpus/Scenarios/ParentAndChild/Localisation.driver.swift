import CorpusProbe

@MainActor private func start(_ probe: Probe, _ use: (Localisation) -> Void, _ object: (Localisation) -> AnyObject?) -> Localisation {
  let localisation = Localisation()
  use(localisation)
  probe.watch(object(localisation)!)
  return localisation
}

public let places: [Place] = [
  Place("tableBundle", rule: "unowned_capture", decidedBy: .program) { start($0, { $0.use("da") }, { $0.bundle }).switchLanguage() },
  Place("pluralBundle", decidedBy: .program) { start($0, { $0.greet() }, { $0.bundle }).close() },
  Place("fallback", rule: "mutual_ownership_cycle", decidedBy: .text, repaired: "  private weak var fallback: LocaleNode?") { start($0, { $0.resolve() }, { $0.root }).close() },
  Place("chainNext", decidedBy: .text) { start($0, { $0.resolve() }, { $0.chain }).close() },
  Place("add", decidedBy: .program) { start($0, { $0.openMenu() }, { $0.menu }).close() },
]
