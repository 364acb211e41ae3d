import Reporting

extension SARIFReporter.VersionControl {
  /// Version control data of the working directory; `nil` if there is none to share.
  public static var ofWorkingDirectory: Self? {
    guard let provenance = try? Repository(containing: ".").provenance() else { return nil }
    return Self(repositoryURI: provenance.uri, revision: provenance.revision, branch: provenance.branch)
  }
}
