import Catalog
import Ownership
import Testing

/// Weak captures that code unwraps by force.
@Suite struct ForcedUseTests {
  /// A weak capture that is unwrapped by force is as safe as an unowned one.
  @Test func weakCapturesUnwrappedByForce() {
    func keepers(_ code: String) -> [Keeper] {
      analyse([
        """
        import UIKit
        final class Loader { var onLoad: ((Int) -> Void)?; static var last: (() -> Void)? }
        final class Screen: UIViewController {
          private let loader = Loader()
          var count = 0
          func begin(_ given: Stranger) { \(code) }
        }
        @main final class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          var count = 0
          func begin() { DispatchQueue.main.async { [weak self] in self!.count += 1 } }
        }
        """
      ]).observations.filter { $0.subject == .forcedUse }.map(\.keeper)
    }
    // The object of the application lives as long as the process.
    #expect(keepers("") == [.owner])
    #expect(keepers("loader.onLoad = { [weak self] in self!.count = $0 }") == [.cycle, .owner])
    #expect(keepers("given.load { [weak self] in self!.count += 1 }") == [.unknown, .owner])
    #expect(keepers("DispatchQueue.main.async { [weak self] in self!.count += 1 }") == [.none, .owner])
    #expect(keepers("Loader.last = { [weak self] in self!.count += 1 }") == [.none, .owner])
  }
}
