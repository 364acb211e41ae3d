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
          handle.readabilityHandler = { _ in self.read() }  //= none self
          handle.readabilityHandler = nil
        }
        func follow() {
          progress.cancellationHandler = { self.read() }  //= none self
          progress.cancellationHandler = { [weak self] in self?.read() }
        }
        func wait(_ isLong: Bool) {
          progress.pausingHandler = { self.read() }  //= cycle while_kept proven self
          if isLong { progress.pausingHandler = nil }
        }
        func read() {}
      }
      """)
  }

  @Test func anImplicitMemberIsFoundInTheTypeOfTheProperty() {
    check(
      """
      import Foundation
      final class Writer {
        let encoder = JSONEncoder()
        func start() {
          encoder.dateEncodingStrategy = .custom { _, _ in self.count() }  //= cycle while_kept proven self
        }
        func count() {}
      }
      """)
  }
}
