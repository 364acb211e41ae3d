import Foundation

class Gadget {
  unowned let dashboard: Dashboard
  var isFresh = false
  init(_ dashboard: Dashboard) { self.dashboard = dashboard }
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
