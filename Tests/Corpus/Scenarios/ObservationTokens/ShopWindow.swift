import Foundation
import Observation

@Observable
final class Product {
  var price = 10
  var stock = 0
  var title = "Mug"
  var rating = 4.5
}

final class ShopWindow {
  let product: Product
  private(set) var labels: [String] = []

  init(product: Product = Product()) { self.product = product }

  private func render() { labels.append("\(product.title): \(product.price)") }

  func trackPrice() {
    withObservationTracking {
      _ = product.price
    } onChange: {  //@ price
      self.render()
    }
  }

  func restock() {
    withObservationTracking {
      _ = product.stock
    } onChange: {  //@ stock
      self.labels.append("back in stock")
    }
    product.stock += 12
  }

  func trackTitle() {
    withObservationTracking {  //@ reading
      self.labels = [product.title]
    } onChange: { [weak self] in
      self?.render()
    }
  }

  func compare(with other: Product) {
    withObservationTracking {
      _ = other.price
    } onChange: {  //@ other
      self.labels.append("other price changed")
    }
  }

  func trackRating() {
    withObservationTracking {
      labels.append("\(product.rating)")
    } onChange: { [weak self] in  //@ rating
      DispatchQueue.main.async { self?.trackRating() }
    }
  }

  func trackEverything() {
    let product = withObservationTracking { self.product } onChange: {}
    withObservationTracking {
      labels.append("\(product.title) \(product.rating)")
    } onChange: {  //@ everything
      DispatchQueue.main.async { self.trackEverything() }
    }
  }
}
