extension Repository {
  /// Where the sources come from.
  public struct Provenance: Sendable, Equatable {
    /// The address of the repository `origin`, without names and passwords; the work tree's folder is never told.
    public var uri: String
    public var revision: String
    /// `nil` where no branch is checked out.
    public var branch: String?
  }

  /// `nil` where the repository has no address that could be told, or no commit.
  public func provenance() throws(Problem) -> Provenance? {
    let remote = try run(["config", "--get", "remote.origin.url"])
    let head = try run(["rev-parse", "--verify", "--quiet", "HEAD"])
    guard remote.status == 0, head.status == 0, let uri = Self.address(of: Self.text(remote.output)) else { return nil }
    let branch = try run(["symbolic-ref", "--quiet", "--short", "HEAD"])
    return Provenance(uri: uri, revision: Self.text(head.output), branch: branch.status == 0 ? Self.text(branch.output) : nil)
  }

  /// A remote as a web address: `git@host:owner/name.git` as `https://host/owner/name`.
  ///
  /// - Returns: `nil` for folders of this machine, and for what is no address.
  static func address(of remote: String) -> String? {
    var rest = Substring(remote)
    if let scheme = rest.firstRange(of: "://") {
      guard ["https", "http", "ssh", "git", "git+ssh"].contains(rest[..<scheme.lowerBound].lowercased()) else { return nil }
      rest = rest[scheme.upperBound...]
    } else {
      // `user@host:path`; a path of this machine has its first slash before any colon.
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
