import Foundation

class Widget {
  let dashboard: Dashboard
  var isFresh = false
  init(_ dashboard: Dashboard) { self.dashboard = dashboard }
}

class Gadget {
  unowned let dashboard: Dashboard
  var isFresh = false
  init(_ dashboard: Dashboard) { self.dashboard = dashboard }
}

final class WeatherWidget: Widget {
  func subscribe() {
    dashboard.onRefresh.append {  //@ weather
      self.isFresh = true
    }
  }
}

final class ClockGadget: Gadget {
  func subscribe() {
    dashboard.onRefresh.append {  //@ clock
      self.isFresh = true
    }
  }
}

final class NewsGadget: Gadget {
  func subscribe() {
    dashboard.gadgets.append(self)
    dashboard.onRefresh.append {  //@ news
      self.dashboard.gadgets.removeAll()
    }
  }
}

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
