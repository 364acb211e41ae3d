@testable import Screens

final class CartScreenTests {
  func testThatItShows() {
    CartScreen().show()
  }
}
