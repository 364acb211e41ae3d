extension Repository {
  /// The origin of the sources.
  public struct Provenance: Sendable, Equatable {
    /// The address of the remote `origin`, without user names and passwords. The local folder of the work tree is never included.
    public var uri: String
    public var revision: String
    /// `nil` if no branch is checked out.
    public var branch: String?
  }

  /// `nil` if the repository has no shareable address, or no commit.
  public func provenance() throws(Problem) -> Provenance? {
    let remote = try run(["config", "--get", "remote.origin.url"])
    let head = try run(["rev-parse", "--verify", "--quiet", "HEAD"])
    guard remote.status == 0, head.status == 0, let uri = Self.address(of: Self.text(remote.output)) else { return nil }
    let branch = try run(["symbolic-ref", "--quiet", "--short", "HEAD"])
    return Provenance(uri: uri, revision: Self.text(head.output), branch: branch.status == 0 ? Self.text(branch.output) : nil)
  }

  /// A remote as a web address: `git@host:owner/name.git` becomes `https://host/owner/name`.
  ///
  /// - Returns: `nil` for local folders and invalid addresses.
  static func address(of remote: String) -> String? {
    var rest = Substring(remote)
    if let scheme = rest.firstRange(of: "://") {
      guard ["https", "http", "ssh", "git", "git+ssh"].contains(rest[..<scheme.lowerBound].lowercased()) else { return nil }
      rest = rest[scheme.upperBound...]
    } else {
      // `user@host:path`. In a local path the first slash comes before any colon.
      guard let colon = rest.firstIndex(of: ":"), !rest[..<colon].contains("/") else { return nil }
      rest.replaceSubrange(colon...colon, with: "/")
    }
    guard let slash = rest.firstIndex(of: "/") else { return nil }
    var host = rest[..<slash]
    if let at = host.lastIndex(of: "@") { host = host[host.index(after: at)...] }
    if let port = host.lastIndex(of: ":"), !host.hasSuffix("]") { host = host[..<port] }
    var path = rest[slash...]
    if path.hasSuffix(".git") { path = path.dropLast(4) }
    let isPlain = (host + path).utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !#"<>"{}|\^`%"#.utf8.contains($0) }
    return host.isEmpty || path.count < 2 || !isPlain ? nil : "https://\(host)\(path)"
  }
}
