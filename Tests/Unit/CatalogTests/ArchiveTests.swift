import Testing

@testable import Catalog

/// What the archive cannot hold is refused when Unretain is built, not read back as something else.
@Suite struct ArchiveTests {
  @Test func theLargestAndTheSmallestNumberAreKept() {
    var writer = ArchiveWriter()
    for number in [0, 65_535] { writer.write(number) }
    var reader = ArchiveReader(strings: "", numbers: writer.numbers.map { "\($0) " }.joined())
    #expect([reader.number(), reader.number()] == [0, 65_535])
  }

  @Test func largerNumbersAreRefused() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var writer = ArchiveWriter()
      writer.write(65_536)
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("numbers from 0 to 65535, not 65536: make"))
  }

  @Test func negativeNumbersAreRefused() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var writer = ArchiveWriter()
      writer.write(-1)
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("numbers from 0 to 65535, not -1: make"))
  }
}
