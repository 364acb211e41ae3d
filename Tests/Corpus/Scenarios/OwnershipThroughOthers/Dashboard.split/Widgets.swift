import Foundation

class Widget {
  let dashboard: Dashboard
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
