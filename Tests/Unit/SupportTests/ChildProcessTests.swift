import Support
import Testing

@Suite struct ChildProcessTests {
  @Test func givesOutputErrorsAndStatus() throws {
    let input = [UInt8](repeating: UInt8(ascii: "x"), count: 300_000)
    let result = try ChildProcess.run(["sh", "-c", "cat; echo oops >&2; exit 3"], input: input)
    #expect(result.output == input)
    #expect(result.errors == Array("oops\n".utf8))
    #expect(result.status == 3)
    let killed = try ChildProcess.run(["sh", "-c", "kill -9 $$"])
    #expect(killed.status == 137)
  }

  @Test func changesTheEnvironment() throws {
    let result = try ChildProcess.run(["sh", "-c", "echo \"$A-$HOME-${PATH:+path}\""], changing: ["A": "b", "HOME": nil])
    #expect(String(decoding: result.output, as: UTF8.self) == "b--path\n")
  }

  @Test func saysThatAProgramIsMissing() {
    #expect(throws: ChildProcess.Problem.self) { try ChildProcess.run(["no-such-program-at-all"]) }
  }

  @Test func theTimeIsBounded() throws {
    // On a busy machine the shell may not have begun within the shortest.
    var outputs: [[UInt8]] = []
    for seconds in [1, 10, 60] where !outputs.contains(Array("begun\n".utf8)) {
      let result = try ChildProcess.run(["sh", "-c", "echo begun; sleep 600"], seconds: seconds)
      #expect(result.isStopped)
      outputs.append(result.output)
    }
    #expect(outputs.last == Array("begun\n".utf8))
    #expect(try !ChildProcess.run(["sh", "-c", "sleep 0.3"], seconds: 600).isStopped)
  }

  @Test func theFolderIsTheOneGiven() throws {
    #expect(try ChildProcess.run(["pwd"], in: "/").output == Array("/\n".utf8))
  }
}
