import Foundation

final class Shop {
  private var clerk: Clerk?
  private var sign: ShopSign?
  private var till: Till?
  private var guardsman: Guardsman?
  private var window: ShopWindow?
  private(set) var notes: [String] = []

  func hire() { clerk = Clerk(shop: self) }
  func hang() { sign = ShopSign(shop: self) }
  func install() { till = Till(shop: self, notes: Receipts()) }
  func protect() { guardsman = Guardsman(shop: self) }
  func decorate() { window = ShopWindow(shop: self) }
  func strip() { window = nil }
  func note(_ line: String) { notes.append(line) }
}

final class Clerk {
  private unowned var shop: Shop  //@ clerk
  init(shop: Shop) { self.shop = shop }
  deinit { shop.note("the clerk has left") }
}

final class ShopSign {
  private unowned var shop: Shop  //@ sign
  init(shop: Shop) { self.shop = shop }
  deinit { takeDown() }
  private func takeDown() { shop.note("the sign is down") }
}

final class Receipts {
  private(set) var count = 0
  func close() { count = 0 }
}

final class Till {
  private unowned let shop: Shop  //@ till
  private let receipts: Receipts
  init(shop: Shop, notes receipts: Receipts) {
    self.shop = shop
    self.receipts = receipts
  }
  deinit { receipts.close() }
  func ring() { shop.note("ring") }
}

final class Guardsman {
  private weak var shop: Shop?
  init(shop: Shop) { self.shop = shop }
  deinit { shop?.note("the guardsman has left") }
}

final class ShopWindow {
  private unowned let shop: Shop  //@ window
  init(shop: Shop) { self.shop = shop }
  deinit { shop.note("the window is empty") }
}
