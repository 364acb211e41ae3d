import Program

/// Describes releases in words.
struct ReleaseDescription {
  let program: Program

  /// The releasing code and its action: "`close()` empties `onChange`".
  func until(_ release: PathRelease) -> String { "`\(program.describe(release.found.function))` \(text(release.act))" }

  /// The last step of a path with a possible release.
  func step(_ release: PathRelease) -> OwnershipStep {
    OwnershipStep(place: release.found.place, text: "`\(program.describe(release.found.function))` would end this: it \(text(release.act))")
  }

  private func text(_ act: PathRelease.Act) -> String {
    switch act {
    case .empties(let property): "empties `\(program.name(of: property))`"
    case .emptiesVariable: "lets go of what the variable holds"
    case .changes(let property): "changes `\(program.name(of: property))`"
    case .waits: "waits for it"
    case .releases: "lets go of it"
    case .ends(let row): "ends what `\(program.models.functions[row].name)` began"
    case .releasesWithToken: "lets go of it when its token goes"
    case .releasesToken(let property): "lets go of `\(program.name(of: property))`, whose end is the end of this"
    }
  }
}
