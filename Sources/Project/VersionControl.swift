import Reporting

extension SARIFReporter.VersionControl {
  /// What git says of the working directory; `nil` where it says nothing that could be told.
  public static var ofWorkingDirectory: Self? {
    guard let provenance = try? Repository(containing: ".").provenance() else { return nil }
    return Self(repositoryURI: provenance.uri, revision: provenance.revision, branch: provenance.branch)
  }
}
