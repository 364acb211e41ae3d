import Foundation

final class AddressCoordinator: Coordinator {
  var city = "Lisbon"
  override func finish() {
    city = city.uppercased()
    super.finish()
  }
}
