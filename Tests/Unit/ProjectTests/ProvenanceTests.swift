import Testing

@testable import Project

@Suite struct ProvenanceTests {
  @Test(
    arguments: [
      ("https://github.com/o/r.git", "https://github.com/o/r"), ("https://name:secret@github.com/o/r", "https://github.com/o/r"),
      ("git@github.com:o/r.git", "https://github.com/o/r"), ("ssh://git@host.example:2222/o/r.git", "https://host.example/o/r"),
      ("/home/me/r.git", nil), ("../r", nil), ("file:///home/me/r", nil), ("", nil), ("https://host", nil), ("https://host/a b", nil),
      ("C:\\r", nil), ("./a:b/c", nil),
    ] as [(String, String?)])
  func addressesTellNoSecrets(remote: String, address: String?) { #expect(Repository.address(of: remote) == address) }
}
