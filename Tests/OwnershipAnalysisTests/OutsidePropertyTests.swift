import Testing

/// Assignments to properties of types that are not in sight.
@Suite struct OutsidePropertyTests {
  @Test func anAssignmentLetsGoOfTheValueBefore() {
    check(
      """
      import Foundation
      final class Reader {
        let pipe = Pipe()
        let progress = Progress(totalUnitCount: 1)
        func drain() {
          let handle = pipe.fileHandleForReading
          handle.readabilityHandler = { _ in self.read() }
          handle.readabilityHandler = nil
        }
        func follow() {
          progress.cancellationHandler = { self.read() }
          progress.cancellationHandler = { [weak self] in self?.read() }
        }
        func wait(_ isLong: Bool) {
          progress.pausingHandler = { self.read() }
          if isLong { progress.pausingHandler = nil }
        }
        func read() {}
      }
      """, gives: ["7: none self", "11: none self", "15: cycle while_kept proven self"])
  }

  @Test func anImplicitMemberIsFoundInTheTypeOfTheProperty() {
    check(
      """
      import Foundation
      final class Writer {
        let encoder = JSONEncoder()
        func start() {
          encoder.dateEncodingStrategy = .custom { _, _ in self.count() }
        }
        func count() {}
      }
      """, gives: ["5: cycle while_kept proven self"])
  }
}
