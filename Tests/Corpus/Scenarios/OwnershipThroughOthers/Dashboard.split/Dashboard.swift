import Foundation

final class Dashboard {
  var onRefresh: [() -> Void] = []
  var gadgets: [Gadget] = []

  func refresh() { onRefresh.forEach { $0() } }

  func addBanner() {
    let banner = NewsGadget(self)
    gadgets.append(banner)
    onRefresh.append {  //@ banner
      banner.isFresh = true
    }
  }

  func addTicker() {
    let ticker = WeatherWidget(self)
    onRefresh.append {  //@ ticker
      ticker.isFresh = true
    }
  }
}
