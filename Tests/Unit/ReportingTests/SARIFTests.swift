import Foundation
import Text
import Ownership
import Findings
import Facts
import Testing

@testable import Reporting

struct SARIFTests {
  private func run(_ report: Report, _ reporter: SARIFReporter = SARIFReporter()) throws -> [String: Any] {
    let object = try JSONSerialization.jsonObject(with: Data(reporter.render(report).utf8))
    let root = try #require(object as? [String: Any])
    #expect(root["version"] as? String == "2.1.0")
    return try #require((root["runs"] as? [[String: Any]])?.first)
  }

  @Test func whatCodeScanningWouldRefuseIsLeftOut() throws {
    var reporter = SARIFReporter()
    reporter.resultLimit = 2
    let run = try run(Sample.report, reporter)
    let levels = try #require(run["results"] as? [[String: Any]]).compactMap { $0["level"] as? String }
    #expect(levels == ["error", "error"])
    let notices = try #require((run["invocations"] as? [[String: Any]])?.first?["toolExecutionNotifications"] as? [[String: Any]])
    #expect((notices.last?["message"] as? [String: String])?["text"]?.hasPrefix("3 results are left out") == true)
  }

  @Test func theCommitIsNamed() throws {
    var reporter = SARIFReporter()
    reporter.versionControl = SARIFReporter.VersionControl(repositoryURI: "https://host/o/r", revision: "abc", branch: "main")
    let control = try #require((try run(Sample.report, reporter)["versionControlProvenance"] as? [[String: String]])?.first)
    #expect(control == ["repositoryUri": "https://host/o/r", "revisionId": "abc", "branch": "main"])
  }

  private func results(_ report: Report, _ reporter: SARIFReporter = SARIFReporter()) throws -> [[String: Any]] {
    try #require(run(report, reporter)["results"] as? [[String: Any]])
  }

  @Test func columnsAreUTF16() throws {
    let results = try results(Sample.report)
    let locations = try #require(results[3]["locations"] as? [[String: [String: Any]]])
    let region = try #require(locations[0]["physicalLocation"]?["region"] as? [String: Any])
    // The byte order mark does not count; `ö`, `ß`, `名` and `前` are one unit each, the emoji is two.
    #expect(region["startLine"] as? Int == 1)
    #expect(region["startColumn"] as? Int == 43)
    #expect(region["endColumn"] as? Int == 51)
  }

  @Test func stepsWithoutPlaceJoinTheirNeighbours() throws {
    let results = try results(Sample.report)
    func texts(_ result: [String: Any]) throws -> [String] {
      let related = try #require(result["relatedLocations"] as? [[String: Any]])
      return related.compactMap { ($0["message"] as? [String: String])?["text"] }
    }
    #expect(
      try texts(results[3]) == ["the runtime keeps the initialiser; `Größe` keeps `f`; which is never set to `nil`"])
    #expect(try texts(results[4]) == ["the framework keeps `emitter`"])
  }

  @Test func linksEscapeBrackets() throws {
    let text = try #require((try results(Sample.report)[1]["message"] as? [String: String])?["text"])
    #expect(text.hasSuffix("[and captures `self` strongly, not as `\\[weak self\\]`](4)."))
    #expect(text.contains("ever released. Ownership path: [`CartViewController` keeps"))
  }

  @Test func suppressedResultsCanBeLeftOut() throws {
    let all = try results(Sample.report)
    let some = try results(Sample.report, SARIFReporter(includesSuppressed: false))
    #expect(all.count == 5 && some.count == 4)
    #expect(
      (all[0]["suppressions"] as? [[String: Any]])?.first?["justification"] as? String == "lives as long as the app")
    #expect((all[1]["suppressions"] as? [Any])?.isEmpty == true)
    func fingerprints(_ results: [[String: Any]]) -> [[String: String]?] {
      results.map { $0["partialFingerprints"] as? [String: String] }
    }
    #expect(fingerprints(Array(all.dropFirst())) == fingerprints(some))
  }

  @Test func descriptionsAreCut() throws {
    let long = String(repeating: "emoji 😀 ", count: 300)
    let cut = SARIFDriver.description(long)
    #expect(cut.utf16.count <= 1024 && cut.utf16.count > 1000 && cut.hasSuffix("…"))
    #expect(SARIFDriver.description(String(repeating: "x", count: 1024)).utf16.count == 1024)
    #expect(SARIFDriver.description(String(repeating: "x", count: 1025)).utf16.count == 1024)
    #expect(SARIFDriver.opening("# Title\n\none\n  two\n\nthree") == "one two")
  }

  @Test(arguments: [
    ("0.1.0", true), ("1.2.3-beta.1+5", true), ("dev", false), ("1.2", false), ("01.2.3", false), ("1.2.3-", false),
  ])
  func semanticVersions(version: String, isOne: Bool) {
    #expect(SARIFDriver.isSemanticVersion(version) == isOne)
  }

  @Test func jsonEscapes() {
    #expect(JSONValue.string("a\"\\/\n\r\t\u{0}\u{1F}é😀").serialized() == "\"a\\\"\\\\/\\n\\r\\t\\u0000\\u001fé😀\"\n")
    #expect(
      JSONValue.compact(["a": .array([]), "b": nil, "c": "", "d": .object([])]).serialized() == "{\n  \"a\": []\n}\n")
  }
}
