/// Coordinators of many classes. Each keeps its children, and each child keeps the one that it tells about its end.
protocol Flow: AnyObject {
  var children: [Flow] { get set }
  var parent: FlowParent? { get set }
}

protocol FlowParent: AnyObject {
  func didFinish(_ child: Flow)
}

final class LoginFlow: Flow, FlowParent {
  var children: [Flow] = []
  var parent: FlowParent?

  func next() -> ProfileFlow {
    let flow = ProfileFlow()
    flow.parent = self
    children.append(flow)
    return flow
  }

  func close() { parent?.didFinish(self) }
  func didFinish(_ child: Flow) { children.removeAll { $0 === child } }
}

final class ProfileFlow: Flow, FlowParent {
  var children: [Flow] = []
  var parent: FlowParent?

  func next() -> SearchFlow {
    let flow = SearchFlow()
    flow.parent = self
    children.append(flow)
    return flow
  }

  func close() { parent?.didFinish(self) }
  func didFinish(_ child: Flow) { children.removeAll { $0 === child } }
}

final class SearchFlow: Flow, FlowParent {
  var children: [Flow] = []
  var parent: FlowParent?  //@ finishes

  func next() -> BasketFlow {
    let flow = BasketFlow()
    flow.parent = self
    children.append(flow)
    return flow
  }

  func close() { parent?.didFinish(self) }
  func didFinish(_ child: Flow) { children.removeAll { $0 === child } }
}

final class BasketFlow: Flow, FlowParent {
  var children: [Flow] = []
  var parent: FlowParent?

  func next() -> PaymentFlow {
    let flow = PaymentFlow()
    flow.parent = self
    children.append(flow)
    return flow
  }

  func close() { parent?.didFinish(self) }
  func didFinish(_ child: Flow) { children.removeAll { $0 === child } }
}

final class PaymentFlow: Flow, FlowParent {
  var children: [Flow] = []
  var parent: FlowParent?

  func next() -> LoginFlow {
    let flow = LoginFlow()
    flow.parent = self
    children.append(flow)
    return flow
  }

  func close() { parent?.didFinish(self) }
  func didFinish(_ child: Flow) { children.removeAll { $0 === child } }
}

/// It never tells its parent about its end.
final class HelpFlow: Flow, FlowParent {
  var children: [Flow] = []
  var parent: FlowParent?  //@ staysOpen

  func didFinish(_ child: Flow) { children.removeAll { $0 === child } }
}

final class AppFlow: Flow, FlowParent {
  var children: [Flow] = []
  var parent: FlowParent?

  func logIn() -> LoginFlow {
    let flow = LoginFlow()
    flow.parent = self
    children.append(flow)
    return flow
  }

  func help() -> HelpFlow {
    let flow = HelpFlow()
    flow.parent = self
    children.append(flow)
    return flow
  }

  func didFinish(_ child: Flow) { children.removeAll { $0 === child } }
}
