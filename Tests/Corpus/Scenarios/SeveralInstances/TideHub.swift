final class TideHub {
  static let shared = TideHub()
  private var handlers: [ObjectIdentifier: (Int) -> Void] = [:]

  func watch(_ owner: AnyObject, _ handler: @escaping (Int) -> Void) { handlers[ObjectIdentifier(owner)] = handler }
  func forget(_ owner: AnyObject) { handlers[ObjectIdentifier(owner)] = nil }
  func rise(_ height: Int) { handlers.values.forEach { $0(height) } }
}

final class Buoy {
  private(set) var height = 0

  func float() {
    TideHub.shared.watch(self) { self.height = $0 }  //@ buoy
  }

  func sink() { TideHub.shared.forget(self) }
}

final class Pier {
  private(set) var height = 0

  func build() {
    TideHub.shared.watch(self) { self.height = $0 }  //@ pier
  }
}

final class Ferry {
  private(set) var height = 0

  func cross() {
    TideHub.shared.watch(self) { self.height = $0 }  //@ ferry
    TideHub.shared.rise(2)
    TideHub.shared.forget(self)
  }
}

final class Harbour {
  let buoy = Buoy()
  func open() { buoy.float() }
  func close() { buoy.sink() }
}
